import type { Candidate, FieldChange } from "../plan-row.ts";
import type { ReviewRow } from "./review-row.ts";

/** A line of a row's detail, as the screen and the questions show it. */
export interface DetailLine {
  text: string;
  strong?: boolean;
}

/** Everything that is known of a row: what the file says, what it is perhaps the same as, what would change, and the mail. */
export function detailLines(row: ReviewRow): DetailLine[] {
  return [
    { text: `Line ${row.line}: ${row.business_name}`, strong: true },
    { text: row.email },
    ...row.values.map(([label, text]) => ({ text: `${label}: ${text}` })),
    ...(row.message ? [{ text: "" }, { text: row.message }] : []),
    ...row.candidates.flatMap((candidate, index) => candidateLines(candidate, index, row)),
    ...(row.changes.length > 0 ? [{ text: "" }, { text: "Changes", strong: true }] : []),
    ...row.changes.flatMap(changeLines),
    ...mailLines(row),
  ];
}

function candidateLines({ account, line, agrees, message, facts }: Candidate, index: number, row: ReviewRow) {
  const name = account
    ? `${account.business_name} (${account.slug}, ${account.id})`
    : `line ${line} of the file`;
  const own = new Map<string, string>([
    ["email", row.email],
    ...row.values.map(([label, text]) => [label.replaceAll(" ", "_"), text] as const),
  ]);
  return [
    { text: "" },
    { text: `Perhaps the same ${index + 1}: ${name}`, strong: true },
    ...(message === row.message ? [] : [{ text: message }]),
    ...Object.entries(facts).flatMap(([fact, theirs]) => {
      const mine = own.get(fact);
      if (!theirs && !mine) return [];
      const sign = agrees.includes(fact) ? "=" : "≠";
      return [
        {
          text: `  ${fact.replaceAll("_", " ")}: ${mine ?? "–"} ${mine && theirs ? sign : "|"} ${theirs ?? "–"}`,
        },
      ];
    }),
  ];
}

const changeLines = ({ field, before, after, state }: FieldChange): DetailLine[] => [
  { text: `  ${field}: ${shown(before)} → ${shown(after)} (${state})` },
];

const shown = (value: FieldChange["before"]) =>
  value === null || value === "" ? "–" : Array.isArray(value) ? value.join("; ") : String(value);

function mailLines({ mail, decision, doubtful }: ReviewRow): DetailLine[] {
  if (!mail || decision === "same" || decision === "skip") return [];
  return [
    { text: "" },
    {
      text: doubtful && decision !== "new" ? `Mail to ${mail.to}, if it is created` : `Mail to ${mail.to}`,
      strong: true,
    },
    { text: mail.subject },
    { text: "" },
    ...mail.text.split("\n").map((text) => ({ text })),
  ];
}
