import { posix } from "node:path";

const SECTIONS = ["Context", "Decision", "Alternatives", "Consequences"];
const STATUS = /^- Status: (Proposed|Accepted|Superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))$/m;
const DATE = /^- Date: \d{4}-\d{2}-\d{2}$/m;

const ADRS = "docs/adr/";
const INDEX = `${ADRS}README.md`;
const ADR_FILE = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/;

const GLOSSARY = "docs/GLOSSARY.md";
const SOURCE = /\.(?:[cm]?[jt]sx?|ya?ml)$/;

/** A relative link of a Markdown page: its path, empty for the page itself, and its fragment. */
const LINK = /\]\((?!\w+:|\/)([^)\s#]*)(?:#([^)\s]*))?\)/g;
/** A link whose text is a file's name. */
const FILE_LINK = /\[([\w-][\w.-]*\.[a-z]+)\]\(([^)\s#]+)/g;
/** A page that a comment or a text names by its path. */
const NAMED_PAGE = /(?<![\w./:@-])((?:[\w@][\w.@-]*\/)*docs\/[\w./-]+\.md|(?:[\w@][\w.@-]*\/)+README\.md)/g;
/** A source file that a Markdown page names; not a pattern such as `*.test.ts`, and not a placeholder such as `XForm.tsx`. */
const NAMED_SOURCE = /`((?:[\w-][\w.-]*\/)*(?!(?:use)?X[A-Z.]|x[A-Z])[\w-][\w.-]*\.(?:tsx?|mjs|sh))`/g;
/** A fenced example. */
const EXAMPLE = /^```[\s\S]*?^```/gm;
/** A record that a comment or a text names by its number. */
const NAMED_RECORD = /\bADR[ -](\d{4})\b/g;

/**
 * Checks the architecture decision records, the glossary and every reference to a page of the documentation.
 * @param {Map<string, string>} files each text file of the repository by its path from the root, with `/`
 * @param {(path: string) => boolean} exists whether a file or folder of the repository has this path
 * @returns {string[]} one sentence for each mistake
 */
export function docsMistakes(files, exists) {
  const records = [...files.keys()].filter((path) => path.startsWith(ADRS) && path !== INDEX).sort();
  const numbers = new Set(records.map((path) => ADR_FILE.exec(path)?.[1]).filter(Boolean));
  return [
    ...recordMistakes(files, records),
    ...indexMistakes(files.get(INDEX) ?? "", records),
    ...glossaryMistakes(files),
    ...[...files].flatMap(([path, text]) => referenceMistakes(path, text, files, exists, numbers)),
  ];
}

function recordMistakes(files, records) {
  const mistakes = [];
  let expected = 1;
  for (const path of records) {
    const number = ADR_FILE.exec(path)?.[1];
    if (!number) {
      mistakes.push(`${path} is not named NNNN-title.md`);
      continue;
    }
    if (Number(number) !== expected)
      mistakes.push(`${path} should have the number ${String(expected).padStart(4, "0")}`);
    expected = Number(number) + 1;
    const text = files.get(path);
    if (!text.startsWith(`# ${number}. `)) mistakes.push(`${path} does not begin with "# ${number}. Title"`);
    if (!STATUS.test(text)) mistakes.push(`${path} has no status`);
    if (!DATE.test(text)) mistakes.push(`${path} has no date`);
    for (const section of SECTIONS) {
      const body = new RegExp(`^## ${section}\\n+([^#\\s][^]*?)(?=^## |$(?![^]))`, "m").exec(text)?.[1];
      if (!body?.trim()) mistakes.push(`${path} has no section "${section}", or an empty one`);
    }
  }
  return mistakes;
}

function indexMistakes(index, records) {
  const listed = [...index.matchAll(LINK)].map(([, target]) => ADRS + target);
  return records.flatMap((path) => {
    const times = listed.filter((one) => one === path).length;
    if (times === 0) return [`${INDEX} does not list ${path}`];
    return times > 1 ? [`${INDEX} lists ${path} ${times} times`] : [];
  });
}

/** What the glossary writes as code is the end of a path, an address of the site, or a name that sources contain. */
function glossaryMistakes(files) {
  const paths = [...files.keys()].map((path) => `/${path}`);
  const sources = [...files].filter(([path]) => SOURCE.test(path)).map(([, text]) => text);
  return [...(files.get(GLOSSARY) ?? "").matchAll(/`([^`]+)`/g)]
    .map(([, named]) => named)
    .filter((named) => {
      if (named.startsWith("/") || named.startsWith("GET ")) return false;
      if (paths.some((path) => path.endsWith(`/${named}`) || path.includes(`/${named}/`))) return false;
      return named.includes("/") || !sources.some((text) => text.includes(named));
    })
    .map((named) => `${GLOSSARY} names ${named}, which does not exist`);
}

/** The fragments that lead to the headings of a Markdown page. */
function headings(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function referenceMistakes(path, text, files, exists, numbers) {
  const folder = posix.dirname(path);
  const isFound = (target) =>
    files.has(target) ||
    files.has(posix.join(folder, target)) ||
    [...files.keys()].some((file) => file.endsWith(`/${target}`));
  const broken = [
    ...(path.endsWith(".md") ? brokenLinks(path, text, files, exists) : []),
    ...namesIn(text, NAMED_PAGE).filter((target) => !isFound(target)),
    ...(namesSources(path, text) ? namesIn(text.replaceAll(EXAMPLE, ""), NAMED_SOURCE) : []).filter(
      (target) => !isFound(target),
    ),
    ...namesIn(text, NAMED_RECORD)
      .filter((number) => !numbers.has(number))
      .map((number) => `ADR ${number}`),
  ];
  return [
    ...broken.map((target) => `${path} refers to ${target}, which does not exist`),
    ...(path.endsWith(".md") ? mistakenLinks(path, text) : []),
  ];
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The glossary's names are checked as such, and a superseded record may name what is gone. */
function namesSources(path, text) {
  return path.endsWith(".md") && path !== GLOSSARY && !text.includes("\n- Status: Superseded");
}

function mistakenLinks(path, text) {
  return [...text.matchAll(FILE_LINK)]
    .filter(([, name, target]) => name !== posix.basename(target))
    .map(([, name, target]) => `${path} calls ${target} ${name}`);
}

function brokenLinks(path, text, files, exists) {
  return [...text.matchAll(LINK)].flatMap(([, target, fragment]) => {
    const linked = target === "" ? path : posix.join(posix.dirname(path), decodeURI(target));
    if (!exists(linked)) return [target];
    const leads = !fragment || !files.has(linked) || headings(files.get(linked)).includes(fragment);
    return leads ? [] : [`${target}#${fragment}`];
  });
}
