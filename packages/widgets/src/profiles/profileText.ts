/** The first characters of a text. Ends in "…" when it fills the limit, because then the API has cut it too. Never splits a character. */
export function shortDescription(text: string, length: number): string {
  // A text cut at a space still ends with that space.
  const characters = [...text.trimStart()];
  if (characters.length < length) return characters.join("").trimEnd();
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}
