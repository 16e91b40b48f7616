/** What was typed, with each corrected word in the place of the typed one. */
export function correctedText(
  query: string,
  corrections: readonly { typed: string; used: string }[],
): string {
  let text = "";
  let rest = query;
  for (const { typed, used } of corrections) {
    const at = rest.indexOf(typed);
    if (at === -1) continue;
    text += rest.slice(0, at) + used;
    rest = rest.slice(at + typed.length);
  }
  return text + rest;
}
