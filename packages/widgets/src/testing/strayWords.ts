import * as failures from "../../../sdk/src/generated/strings.ts";
import { frCA } from "../locale/fr-CA.ts";
import { englishMessages } from "./showroom/language.ts";

/** What Storybook itself puts into the page, and what has been announced: it is said once, in the language of then. */
const LEFT_OUT = ".sb-wrapper, #storybook-docs, #storybook-highlights-root, [role=status], [aria-live]";

/** A failed request is said in the language that it was made in. */
const FAILURES = Object.values(failures).map(({ english }) => english);

const READ_AS_A_WHOLE = "p, li, label, h1, h2, h3, h4, button, a, dt, dd, legend, option, caption, th, td";

const READ_OUT = ["aria-label", "aria-description", "aria-roledescription", "placeholder", "title", "alt"];

/** Shorter messages may be a member's word as well, such as a name. */
const FEWEST_LETTERS = 8;

const ANYTHING = ".+";

/** Whose literals are members' words, and what mocked servers say. */
const stories = import.meta.glob<string>("../**/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/**
 * Texts that the page shows or reads out in one language although a catalogue has them in the other; what is marked with its `lang` may
 * be.
 *
 * @param story the file of the story, whose own words may be in any language
 */
export function strayWords(shown: "en" | "fr", story: string): string[] {
  const other = shown === "fr" ? "en" : "fr";
  const texts = new Set<string>();
  read(document.body, `${LEFT_OUT}, script, style, template, [lang^=${other}]`, texts);
  const given = wordsGivenBy(story);
  return [...texts].filter((text) => !given.has(text) && isFrom(other, text) && !isFrom(shown, text));
}

/** The story's own literals, but for those that its play function looks for. */
function wordsGivenBy(file: string): Set<unknown> {
  const [, source = ""] = Object.entries(stories).find(([path]) => file.endsWith(path.slice(2))) ?? [];
  const given = source.split("\n").filter((line) => !/By(Role|Text|Label|Title)|\btoHave|\bname:/.test(line));
  const literals = given.join("\n").matchAll(/"([^"\n]+)"|>([^<>{}"\n]+)</g);
  return new Set<unknown>([
    ...FAILURES,
    ...[...literals].map(([, text, child]) => plain(text ?? child ?? "").trim()),
  ]);
}

function read(element: Element, leftOut: string, texts: Set<string>): void {
  if (element.matches(leftOut)) return;
  for (const name of READ_OUT) add(element.getAttribute(name), texts);
  for (const node of element.childNodes) if (node instanceof Text) add(node.data, texts);
  if (element.matches(READ_AS_A_WHOLE)) add(element.textContent, texts);
  for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])])
    read(child, leftOut, texts);
}

function add(text: string | null, texts: Set<string>): void {
  const words = plain(text ?? "").trim();
  if (words) texts.add(words);
}

/** Without the marks of direction around values, and with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ");

interface Messages {
  readonly whole: ReadonlySet<string>;
  readonly withValues: readonly RegExp[];
  readonly known: Map<string, boolean>;
}

let catalogues: Record<"en" | "fr", Messages> | undefined;

/** Stories repeat most of their texts, so each is looked up once. */
function isFrom(language: "en" | "fr", text: string): boolean {
  catalogues ??= { en: messagesOf(englishMessages()), fr: messagesOf(Object.values(frCA)) };
  const { whole, withValues, known } = catalogues[language];
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = whole.has(text) || withValues.some((message) => message.test(text));
  known.set(text, found);
  return found;
}

function messagesOf(messages: Iterable<unknown>): Messages {
  const whole = new Set<string>();
  const withValues: RegExp[] = [];
  for (const message of messages) {
    const source = sourceOf(message).trim();
    const letters = source.replaceAll(/\P{L}/gu, "");
    if (letters.length < FEWEST_LETTERS) continue;
    if (source.includes(ANYTHING) || source.includes("(?:")) withValues.push(new RegExp(`^${source}$`));
    else whole.add(source.replaceAll(/\\(.)/g, "$1"));
  }
  return { whole, withValues, known: new Map() };
}

/**
 * A message as a regular expression. Its parts are texts, `0` for the number of a plural, `[name]`, `[name, kind, choices]`, or
 * `[tag, …parts]`.
 */
const sourceOf = (message: unknown): string =>
  Array.isArray(message) ? message.map(sourceOfPart).join("") : sourceOfPart(message);

function sourceOfPart(part: unknown): string {
  if (typeof part === "string") return plain(part).replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, "\\$&");
  if (!Array.isArray(part) || part.length === 1) return ANYTHING;
  const [, kind, choices] = part;
  if (typeof kind !== "number" || kind === 0) return sourceOf(part.slice(1));
  if (choices === null || typeof choices !== "object" || !("other" in choices)) return ANYTHING;
  return `(?:${Object.values(choices).map(sourceOf).join("|")})`;
}
