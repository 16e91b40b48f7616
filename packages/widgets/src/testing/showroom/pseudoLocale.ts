import type { Catalogue, CompiledMessage } from "@foodshed/sdk/locale";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

/** French is about that much longer than English. */
const LONGER = 0.4;

const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/**
 * A message as a language would have it that nobody speaks: accents show what is not from a catalogue, brackets show what is cut off, and
 * the length is that of a long translation. Values and tags stay.
 */
export function pseudo(message: CompiledMessage): CompiledMessage {
  const made = typeof message === "string" ? [accented(message)] : message.map(pseudoPart);
  const all = ["[", ...made, padding(textOf(message)), "]"];
  return all.every((part) => typeof part === "string") ? all.join("") : all;
}

/** A catalogue of the messages that English has in those modules, and of labels. */
export function pseudoCatalogue(modules: readonly object[], labels: readonly string[]): Catalogue {
  const messages: Record<string, CompiledMessage> = {};
  for (const module of modules) {
    for (const { id, english } of Object.values(module)) if (id) messages[id] = pseudo(english);
  }
  for (const id of labels) messages[id] = pseudo(id.replace(/^label\./, ""));
  return messages;
}

/** Parts are texts, `0` for the number of a plural, `[name]`, `[name, kind, choices]`, or `[tag, …parts]`. */
function pseudoPart(part: unknown): unknown {
  if (typeof part === "string") return accented(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, choices] = part;
  if (part.length === 1) return part;
  if (typeof kind === "number" && kind > 0) {
    if (choices === null || typeof choices !== "object") return part;
    const translated = Object.entries(choices).map(([choice, of]) => [choice, pseudoChoice(of)]);
    return [name, kind, Object.fromEntries(translated)];
  }
  return [name, ...part.slice(1).map(pseudoPart)];
}

const pseudoChoice = (choice: unknown) =>
  Array.isArray(choice) ? choice.map(pseudoPart) : pseudoPart(choice);

/** More words of the same text. */
function padding(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const wanted = Math.ceil(text.length * LONGER);
  let made = "";
  for (let next = 0; made.length < wanted && words.length > 0; next += 1) {
    made += ` ${words[next % words.length]}`;
  }
  // A word alone grows, as a translated word does; more than one wrap.
  return accented(words.length === 1 ? made.trim().slice(0, wanted) : made.slice(0, wanted).trimEnd());
}

/** The longest text of a message. */
function textOf(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) {
    const [, kind, choices] = part;
    if (typeof kind === "number" && kind > 0 && choices && typeof choices === "object") {
      return (
        Object.values(choices)
          .map(textOf)
          .sort((one, other) => other.length - one.length)[0] ?? ""
      );
    }
    return part.length === 1 && !Array.isArray(part[0]) ? "" : part.map(textOf).join("");
  }
  return "";
}
