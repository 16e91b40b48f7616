/** The first characters of a text. It ends in "…" when it fills them: then the API has cut it too. Never halves a character. */
export function shortDescription(text: string, length: number): string {
  const characters = [...text.trim()];
  if (characters.length < length) return characters.join("");
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}
