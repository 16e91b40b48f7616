import { FIELDS, PARTS, WORDS } from "@foodshed/sdk/where";
import { Option } from "commander";

export const whereOption = (what: string) =>
  new Option("--where <query>", `${what} that a query matches, such as "network=elora-table and unclaimed"`);

const wrapped = (names: readonly string[]) => {
  const lines: string[] = [];
  let line = " ";
  for (const name of names) {
    if (`${line} ${name},`.length > 78) {
      lines.push(line);
      line = " ";
    }
    line += ` ${name},`;
  }
  return [...lines, line].join("\n").replace(/,$/, "");
};

/** What help says of the language of queries. */
export const WHERE_HELP = `
Queries join tests with and, or, not and parentheses:
  field = value      also !=, in (a, b), ~ (contains) and !~; dates and
                     numbers also <, <=, >, >=
  created > 2026-05  dates are days, months, years, or so long ago: seen < 90d
  within 50 km of N0B1S0, has phone, unclaimed
Fields:
${wrapped(Object.keys(FIELDS))}
Words:
${wrapped(Object.keys(WORDS))}
After has:
${wrapped(Object.keys(PARTS))}
`;
