/** What a friend has sent: the page that it leads to, whatever stands around it; "" if it leads to none. */
export function addressIn(text: string): string {
  const found = /\/(?:game|replay)\/([\w-]+)[^#\s]*(#\S*)?/.exec(text) ?? /^\s*([\w-]{8,})\s*$/.exec(text);
  if (found) return `/game/${found[1]}${found[2] ?? ""}`;
  const season = /\/season\/([\w-]+)/.exec(text);
  return season ? `/season/${season[1]}` : "";
}
