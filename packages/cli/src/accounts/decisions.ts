import { usageError } from "../errors.ts";
import type { MemberRow } from "./member-row.ts";
import { DECISIONS, type Decision } from "./plan-row.ts";

const EXAMPLE = "Like this: --decide 17=new,18=same,20=skip";

/** Words for a decision in files, in English and French. */
const SPELLINGS: Record<Decision, readonly string[]> = {
  same: ["same", "s", "meme", "identique", "existant"],
  new: ["new", "n", "nouveau", "nouvelle", "create", "creer"],
  skip: ["skip", "k", "leave", "omit", "ignorer", "omettre", "sauter"],
};

/** The decision that a text names: "new", "Nouveau", "same". Undefined for any other. */
export function readDecision(text: string): Decision | undefined {
  const word = text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
  return DECISIONS.find((decision) => SPELLINGS[decision].includes(word));
}

/** The decisions of `--decide 17=new,18=same`, by line. */
export function readDecideFlag(text: string): Map<number, Decision> {
  const decisions = new Map<number, Decision>();
  for (const part of text.split(",").filter((each) => each.trim() !== "")) {
    const [, line, word = ""] = /^\s*(\d+)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    const decision = readDecision(word);
    if (line === undefined || !decision) {
      throw usageError(`--decide takes lines with ${DECISIONS.join(", ")}, not '${part.trim()}'.`, EXAMPLE);
    }
    const before = decisions.get(Number(line));
    if (before && before !== decision) throw usageError(`--decide says two things of line ${line}.`, EXAMPLE);
    decisions.set(Number(line), decision);
  }
  return decisions;
}

/** Gives each row its decision: that of the flag, else the one in the file or plan, else the one of an earlier run. */
export function decideRows(
  rows: readonly MemberRow[],
  flag: string | undefined,
  earlier: (row: MemberRow) => Decision | undefined,
): void {
  const decisions = flag === undefined ? new Map<number, Decision>() : readDecideFlag(flag);
  const lines = new Set(rows.map(({ line }) => line));
  const gone = [...decisions.keys()].filter((line) => !lines.has(line));
  if (gone.length > 0) {
    throw usageError(
      `--decide names line ${gone.join(", ")}, where no row is.`,
      "Lines are counted as in the file, with its heading. A dry run shows them.",
    );
  }
  for (const row of rows) {
    const decision = decisions.get(row.line) ?? row.decision ?? earlier(row);
    if (decision) row.decision = decision;
  }
}
