/** Names the conversation of two accounts, in whichever order they are given. */
export function pairKey(one: number, other: number): string {
  return `${Math.min(one, other)}:${Math.max(one, other)}`;
}
