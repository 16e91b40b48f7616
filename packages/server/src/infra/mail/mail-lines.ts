/** The lines of what a person wrote, with at most one empty line between two. */
export const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line, at, lines) => line !== "" || lines[at - 1] !== "");
