import { COLUMNS } from "@foodshed/sdk/members";
import { ROLES } from "@foodshed/sdk/vocabulary/roles";

import { FILTER_KEYS } from "../messages/search-filter.ts";
import { EXPORT_FIELDS } from "../profiles/export-fields.ts";
import { UPDATE_FIELDS } from "../updates/update-fields.ts";

/** Names that `foodshed __complete` looks up when Tab is pressed. */
export type Lookup = "accounts" | "aliases" | "campaigns" | "contexts" | "networks" | "queue" | "requests";

/** What completes at a position of a command line. */
export type Values =
  | { type: "nothing" }
  /** Files with one of these endings, and folders; any file where there are none. */
  | { type: "files"; endings: readonly string[] }
  | { type: "names"; lookup: Lookup }
  | { type: "words"; words: readonly string[] }
  /** Several words with commas between. */
  | { type: "list"; words: readonly string[] }
  /** The beginning of `key=value`. */
  | { type: "keys"; words: readonly string[] };

export const NOTHING: Values = { type: "nothing" };
export const wordsOf = (words: readonly string[]): Values => ({ type: "words", words });
const files = (...endings: string[]): Values => ({ type: "files", endings });
const names = (lookup: Lookup): Values => ({ type: "names", lookup });

const TABLES = ["csv", "tsv", "txt", "xlsx", "xls", "xlsb", "ods"];
const MEMBERS = files(...TABLES);
const RUNS = files(...TABLES, "json", "jsonl");
const LANGUAGES = wordsOf(["English", "French"]);

/** Flags whose name says what they take, in every command. */
const BY_FLAG: Readonly<Record<string, Values>> = {
  "--attach": files("pdf", "png", "jpg", "jpeg", "webp", "gif"),
  "--clear-empty": { type: "list", words: UPDATE_FIELDS },
  "--context": names("contexts"),
  "--encoding": wordsOf(["utf-8", "utf-16le", "windows-1252", "macintosh", "cp850"]),
  "--except": files("csv", "txt"),
  "--fields": { type: "list", words: EXPORT_FIELDS },
  "--filter": { type: "keys", words: FILTER_KEYS },
  "--from": RUNS,
  "--journal": files("jsonl"),
  "--language": LANGUAGES,
  "--map": { type: "keys", words: COLUMNS },
  "--network": names("networks"),
  "--only": { type: "list", words: UPDATE_FIELDS },
  "--output": files("csv", "ndjson", "json", "xlsx"),
  "--plan": files("json"),
  "--profile": names("accounts"),
  "--result": files("csv"),
  "--role": wordsOf(ROLES.map(({ value }) => value)),
  "--text-file": files("txt", "md"),
  "--to": files("csv", "txt"),
  "--ttl": wordsOf(["15m", "30m", "1h"]),
};

/** Arguments, by the command and the argument's name. The first line that fits counts. */
const BY_ARGUMENT: readonly [path: RegExp, name: RegExp, values: Values][] = [
  [/^accounts (undo|resend)/, /^(file|run)$/, RUNS],
  [/^accounts /, /^file$/, MEMBERS],
  [/./, /^plan$/, files("json")],
  [/./, /^file$/, files()],
  [/^contexts (use|remove)$/, /^name$/, names("contexts")],
  [/^alias remove$/, /^name$/, names("aliases")],
  [/^connections (accept|deny)$/, /^ids?$/, names("requests")],
  [/^queue (show|accept|deny)$/, /^items?$/, names("queue")],
  [/^reports|^embeds counts$/, /^slug$/, names("networks")],
  [/./, /^campaign$/, names("campaigns")],
  [/./, /^(accounts?|slug)$/, names("accounts")],
];

/** What a flag takes. */
export function flagValues(long: string | undefined, placeholder: string): Values {
  if (long && Object.hasOwn(BY_FLAG, long)) return BY_FLAG[long] as Values;
  return /^(file|plan)$/.test(placeholder) ? files() : NOTHING;
}

/** What a command's argument takes. */
export function argumentValues(path: string, name: string): Values {
  return BY_ARGUMENT.find(([paths, names]) => paths.test(path) && names.test(name))?.[2] ?? NOTHING;
}
