/** Names the conversation of two accounts, in whichever order they are given. */
export function pairKey(one: number, other: number): string {
  return `${Math.min(one, other)}:${Math.max(one, other)}`;
}

/** The accounts in the order in which everybody locks conversations, so that no two senders wait for each other in a circle. */
export function inLockOrder(sender: number, recipients: readonly number[]): number[] {
  const key = new Map(recipients.map((recipient) => [recipient, pairKey(sender, recipient)]));
  return recipients.toSorted((a, b) => ((key.get(a) ?? "") < (key.get(b) ?? "") ? -1 : 1));
}
