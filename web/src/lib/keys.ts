/** Keys: a letter means something unless somebody is typing, holds a modifier, or a dialog is open. */

import { settings } from "./settings.svelte";

/** Keys for what is offered, in its order: digits, then letters that mean nothing else at the table. */
export const CHOICE_KEYS = "123456789AEFGHIJKMNPQSVXYZ";

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function isOurs(event: KeyboardEvent): boolean {
  if (!settings.singleKeys && event.key.length === 1 && event.key !== " ") return false;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !isTyping(event.target) && !document.querySelector("dialog[open]");
}

/** Whatever names a key of its own (aria-keyshortcuts) is pressed by it: choices in the tray and on the board. */
export function pressShortcut(event: KeyboardEvent): void {
  if (event.key.length !== 1) return;
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`);
  if (!target) return;
  event.preventDefault();
  // It takes the focus too, or Enter would choose again what was clicked before.
  target.focus();
  target.click();
}

/** Whether a press is on what is chosen already, in the tray or on the board. */
export function isPressedAgain(event: MouseEvent, chosen: string): boolean {
  if (!chosen || !(event.target instanceof Element)) return false;
  return event.target.closest("[data-action][aria-pressed='true']")?.getAttribute("data-action") === chosen;
}
