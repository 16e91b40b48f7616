/** Heads the hits that hold only a part of what is searched for. */
export function partialMatchesSentence(completeMatches: number): string {
  return completeMatches === 0
    ? "Nothing matches every word. These match some of them:"
    : "These match some of the words:";
}
