/** Whose password it is: what strangers know of them. */
export interface PasswordOwner {
  business_name?: string | undefined;
  email?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}

/** The message for a password that is made of its owner's names. */
export { passwordTooGuessable } from "./generated/strings.ts";

/** Shorter parts of a name say little. */
const SHORTEST_PART = 3;
/** A letter or two beside a name are no secret; a short name with two more letters is another word. */
const spare = (name: string) => (name.length >= 5 ? 2 : 0);

/**
 * Whether a password is one of its owner's names, or several in a row, with no more than digits, signs and a letter or two
 * added: `MapleFarm1@` for Maple Farm. Signs and digits that stand for letters are read as those. One word of a longer name
 * counts where it is at least two thirds of it.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const names = namesOf(owner);
  const parts = new Set(names.flat().filter((part) => part.length >= SHORTEST_PART));
  const phrases = names.flatMap(phrasesOf);
  return readings(password).some(
    (letters) =>
      phrases.some((name) => letters.includes(name) && letters.length - name.length <= spare(name)) ||
      isRowOf(letters, parts),
  );
}

/** Each name as its parts, in small letters without accents. */
function namesOf({ business_name, email, first_name, last_name }: PasswordOwner): string[][] {
  const [local = "", host = ""] = (email ?? "").split("@");
  const labels = host.split(".");
  // The registered label: "maple" of mail.maple.example.
  const chosen = labels.slice(0, -1).at(-1) ?? "";
  return [business_name, first_name, last_name, `${first_name ?? ""} ${last_name ?? ""}`, local, chosen]
    .map((name) => partsOf(name ?? ""))
    .filter((parts) => parts.length > 0);
}

function partsOf(name: string): string[] {
  return plain(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** The whole name, and each run of its parts that is at least two thirds of it. */
function phrasesOf(parts: string[]): string[] {
  const whole = parts.join("");
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_part, length) => parts.slice(from, from + length + 1).join("")),
  );
  return runs.filter((run) => run.length >= SHORTEST_PART && run.length * 3 >= whole.length * 2);
}

/** Whether a text is nothing but two or more parts after each other. */
function isRowOf(text: string, parts: ReadonlySet<string>): boolean {
  const most = new Array<number>(text.length + 1).fill(-1);
  most[0] = 0;
  for (let end = 1; end <= text.length; end += 1) {
    for (const part of parts) {
      const before = most[end - part.length] ?? -1;
      if (before >= 0 && text.endsWith(part, end)) most[end] = Math.max(most[end] as number, before + 1);
    }
  }
  return (most[text.length] as number) >= 2;
}

const STAND_INS: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  "!": "i",
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** The letters of a password: without the signs, and with those that stand for letters read as letters, also as an l. */
function readings(password: string): string[] {
  const small = plain(password);
  const read = (one: string) =>
    small.replaceAll(/[@$!013457]/g, (sign) => (sign === "1" ? one : (STAND_INS[sign] as string)));
  // At the end, signs and digits are mostly added ones.
  const inside = (text: string) => text.replace(/[^a-z]+$/, "");
  const body = small.replace(/[^a-z]+$/, "");
  const within = (one: string) =>
    body.replaceAll(/[@$!013457]/g, (sign) => (sign === "1" ? one : (STAND_INS[sign] as string)));
  return [small, inside(small), read("i"), read("l"), within("i"), within("l")].map((text) =>
    text.replaceAll(/[^a-z]/g, ""),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
