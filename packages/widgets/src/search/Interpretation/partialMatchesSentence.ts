/** Heads the hits that hold only a part of what is searched for, or only something related to it. */
export function partialMatchesSentence(completeMatches: number): string {
  return completeMatches === 0 ? "Nothing matches exactly. These match in part:" : "These match in part:";
}
