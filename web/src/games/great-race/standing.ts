/** A question of The Great Race that comes again and again: whether to cancel a danger card of others. */

import type { Standable } from "../../lib/standing.svelte";
import type { Question } from "./props";

export function standable(question: Question): Standable | null {
  const action = question.options.find((option) => option.verb === "let")?.action;
  if (question.kind !== "react" || action === undefined) return null;
  // An escort or a Ranger that has come since is another choice.
  const key = question.options.map((option) => option.action).join(" ");
  return { action, about: "", key, most: null };
}
