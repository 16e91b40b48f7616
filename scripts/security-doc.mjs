// Holds docs/security.md to its promise: every requirement is answered once, and every test that it names exists.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";

/** How many requirements ASVS 5.0.0 has in levels 1 and 2. */
const REQUIREMENTS = 253;
const answers = new Set(["Test", "Reason", "Not applicable", "**Not yet**"]);

const page = join(root, "docs", "security.md");
const rows = readFileSync(page, "utf8")
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.slice(2, -2).split(" | "));

const mistakes = [];
const counted = rows.reduce((sum, [number]) => sum + Number(/\((\d+)\)$/.exec(number)?.[1] ?? 1), 0);
if (counted !== REQUIREMENTS) mistakes.push(`${counted} requirements are answered, not ${REQUIREMENTS}`);
const numbers = rows.map(([number]) => number);
for (const number of numbers.filter((number, index) => numbers.indexOf(number) !== index))
  mistakes.push(`${number} is answered twice`);

for (const [number, , , answer, ...rest] of rows) {
  const why = rest.join(" | ");
  if (!answers.has(answer)) mistakes.push(`${number} has no answer of the four: ${answer}`);
  if (why.trim() === "") mistakes.push(`${number} has no reason`);
  const tests = [...why.matchAll(/\[[^\]]+\]\(([^)]+\.(?:test|spec)\.tsx?)\): “([^”]+)”/g)];
  if (answer === "Test" && tests.length === 0) mistakes.push(`${number} names no test`);
  for (const [, path, title] of tests) {
    try {
      if (!readFileSync(join(dirname(page), path), "utf8").includes(title))
        mistakes.push(`${number} names a test that ${path} does not have: ${title}`);
    } catch {
      mistakes.push(`${number} names a file that does not exist: ${path}`);
    }
  }
}
if (mistakes.length > 0) fail(`docs/security.md: ${mistakes.join("; ")}.`);
