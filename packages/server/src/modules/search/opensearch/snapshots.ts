/** Whether a transaction had ended in a snapshot, as PostgreSQL writes it: `xmin:xmax:xip,xip`. */
export function isVisible(transaction: bigint, snapshot: string): boolean {
  const [least = "0", end = "0", open = ""] = snapshot.split(":");
  if (transaction < BigInt(least)) return true;
  if (transaction >= BigInt(end)) return false;
  return !open.split(",").includes(String(transaction));
}
