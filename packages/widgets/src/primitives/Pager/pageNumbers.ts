/**
 * The page numbers to offer: the first, the last, and the neighbours of the current one; null marks a gap.
 * The number of entries is constant, so that the buttons do not move from page to page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const most = 7;
  if (pageCount <= most) return range(1, pageCount);
  const head = page <= 4;
  const tail = page >= pageCount - 3;
  if (head) return [...range(1, 5), null, pageCount];
  if (tail) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, ...range(page - 1, page + 1), null, pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
