import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { MemberRow } from "./member-row.ts";
import type { Planned } from "./plan-accounts.ts";

/** How long the answers of a plan that was broken off are good for, in milliseconds: a plan is a picture of one moment. */
const GOOD_FOR = 3_600_000;

/** What a draft is of: a file's content, at a server, for a person. */
export interface DraftOf {
  server: string;
  by: string;
  sha256: string;
}

/** The answers of a plan in the making, beside its file, so that a plan of thousands that was broken off goes on where it ended. */
export class PlanDraft {
  readonly #path: string;
  /** What the server said before. */
  readonly known: ReadonlyMap<MemberRow, Planned>;

  constructor(planPath: string, of: DraftOf, rows: readonly MemberRow[]) {
    this.#path = `${planPath}.draft.jsonl`;
    const head = JSON.stringify({ draft: 1, ...of });
    const lines = readDraft(this.#path, head);
    this.known = lines ? knownRows(lines, rows) : new Map();
    if (!lines) writeFileSync(this.#path, `${head}\n`, { mode: 0o600 });
  }

  add(rows: ReadonlyMap<MemberRow, Planned>): void {
    const lines = [...rows].map(([{ line }, planned]) => `${JSON.stringify({ line, planned })}\n`);
    appendFileSync(this.#path, lines.join(""));
  }

  /** Removes the file: the plan is made. */
  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

/** The whole lines of a draft after its head; undefined where there is none of the same plan, or it is too old. */
function readDraft(path: string, head: string): string[] | undefined {
  try {
    if (Date.now() - statSync(path).mtimeMs > GOOD_FOR) return undefined;
    const text = readFileSync(path, "utf8");
    const [first, ...lines] = text.slice(0, text.lastIndexOf("\n")).split("\n");
    if (first !== head) return undefined;
    // A kill may have left half a line: what comes next must not be written behind it.
    if (!text.endsWith("\n")) writeFileSync(path, text.slice(0, text.lastIndexOf("\n") + 1));
    return lines;
  } catch {
    return undefined;
  }
}

function knownRows(lines: readonly string[], rows: readonly MemberRow[]): Map<MemberRow, Planned> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const known = new Map<MemberRow, Planned>();
  for (const text of lines) {
    const { line, planned } = JSON.parse(text) as { line: number; planned: Planned };
    const row = byLine.get(line);
    if (row?.account) known.set(row, planned);
  }
  return known;
}
