/** The first characters of a text. It ends in "…" when it fills them: then the API has cut it too. Never halves a character. */
export function shortDescription(text: string, length: number): string {
  // A text that was cut at a space has that space still.
  const characters = [...text.trimStart()];
  if (characters.length < length) return characters.join("").trimEnd();
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}
