/** Where a key leads from a field of a table: columns to the right and rows down; to the side only from the end of the text. */
export function cellMove(
  key: string,
  shift: boolean,
  input: HTMLInputElement,
): readonly [right: number, down: number] | undefined {
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === "Enter") return [0, shift ? -1 : 1];
  if (shift) return undefined;
  if (key === "ArrowDown") return [0, 1];
  if (key === "ArrowUp") return [0, -1];
  if (key === "ArrowRight" && (isWhole || (start === end && end === value.length))) return [1, 0];
  if (key === "ArrowLeft" && (isWhole || (start === end && start === 0))) return [-1, 0];
  return undefined;
}
