/** The first line of a list that is shown, so that the chosen one is in the middle where it can be. */
export function firstShown(cursor: number, count: number, height: number): number {
  return Math.max(0, Math.min(cursor - Math.floor(height / 2), count - height));
}
