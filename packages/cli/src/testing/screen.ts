/**
 * What a terminal shows after everything that was written to it: its lines, without those that were drawn over. With a height, those
 * that went out at its top are gone.
 */
export function screenOf(written: string, rows = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [""];
  let row = 0;
  let column = 0;
  const line = () => lines[row] ?? "";
  const put = (text: string) => {
    while (lines.length < row) lines.push("");
    lines[row] = line().padEnd(column).slice(0, column) + text + line().slice(column + text.length);
    column += text.length;
  };
  for (const [piece] of written.matchAll(PIECES)) {
    if (piece === "\r") column = 0;
    else if (piece === "\n") {
      if (row + 1 < rows) row += 1;
      else lines.shift();
      lines[row] ??= "";
    } else if (piece === "\b") column = Math.max(0, column - 1);
    else if (piece.startsWith(ESCAPE)) {
      const [, amount = "", command] = /\[([0-9;?]*)([A-Za-z])$/.exec(piece) ?? [];
      const by = Number(amount) || 1;
      if (command === "A") row = Math.max(0, row - by);
      else if (command === "B") row += by;
      else if (command === "C") column += by;
      else if (command === "D") column = Math.max(0, column - by);
      else if (command === "G") column = by - 1;
      else if (command === "K") lines[row] = amount === "2" ? "" : line().slice(0, column);
      else if (command === "H") {
        const [to = 1, at = 1] = amount.split(";").map(Number);
        row = Math.max(0, to - 1);
        column = Math.max(0, at - 1);
      } else if (command === "J" && (amount === "2" || amount === "3")) {
        for (let at = 0; at < lines.length; at += 1) lines[at] = "";
      } else if (command === "J") {
        lines[row] = line().slice(0, column);
        lines.length = row + 1;
      }
    } else put(piece);
  }
  return lines.map((text) => text.trimEnd());
}

const ESCAPE = "\u001b";
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys is what is looked for
const PIECES = /\u001b\[[0-9;?]*[A-Za-z]|\u001b[()][A-Z0-9]|\u001b[=>78]|[\r\n\b]|[^\u001b\r\n\b]+|\u001b/g;
