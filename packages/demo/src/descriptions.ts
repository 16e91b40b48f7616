import type { Random } from "./random.ts";
import { capitalized, inSentence } from "./text.ts";

/** What the slots of a sentence are filled with. */
export interface Subject {
  name: string;
  town: string;
  near: string;
  county: string;
  family: string;
  first: string;
  products: readonly string[];
}

/** The sentence parts of one trade. */
export interface Sentences {
  opens: readonly string[];
  works: readonly string[];
  sells: readonly string[];
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const months = ["January", "February", "March", "April", "May", "September", "October", "November"];

/** Said by businesses of every trade. */
const anyone = [
  "Questions are answered by a person, usually in the evening.",
  "We are always glad to hear from others in the network.",
  "New customers are welcome, old ones get the good coffee.",
  "Call ahead and we will put the kettle on.",
  "References from other members on request.",
  "We have been part of a buy-local network from its first meeting.",
  "If we do not have it we know who does.",
  "Everything we buy for the business comes from Ontario when it can.",
  "You will find us easy to reach and hard to rush.",
  "{first} runs the day, {family} signs the cheques.",
  "We started small in {year} and have stayed roughly that size on purpose.",
  "Visits are fine from Monday to Thursday; wear closed shoes.",
  "We speak English and French.",
  "Ask us what is new this month.",
  "Small orders are taken as seriously as big ones.",
  "We like long relationships and short invoices.",
];

const joins = [
  "opens works sells",
  "opens works",
  "opens sells",
  "opens works works sells",
  "opens",
  "opens works sells any",
  "opens any",
  "opens works works any sells",
];

const article = (text: string) => text.replace(/^(the|a|an) /i, "");

/** Fills the slots of one sentence and starts it with a capital. */
export function sentence(random: Random, template: string, subject: Subject): string {
  const [p1 = "local food", p2 = p1, p3 = p2] = subject.products;
  const [day, day2] = random.sample(weekdays, 2);
  const year = random.int(1958, 2022);
  const values: Record<string, string> = {
    name: subject.name,
    town: subject.town,
    near: subject.near,
    county: subject.county,
    family: article(subject.family),
    first: subject.first,
    p1: inSentence(p1),
    p2: inSentence(p2),
    p3: inSentence(p3),
    P1: capitalized(p1),
    P2: capitalized(p2),
    P3: capitalized(p3),
    day: day as string,
    day2: day2 as string,
    month: random.pick(months),
    year: String(year),
    acres: String(random.chance(0.6) ? random.int(3, 40) : random.int(41, 240)),
    count: String(random.int(12, 64)),
  };
  const withCapitals = template.replace(/([.?!] )\{p(\d)\}/g, "$1{P$2}");
  const filled = withCapitals.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`no word for {${slot}} in "${template}"`);
    return value;
  });
  return capitalized(filled);
}

/** A description of one to six sentences, some in two paragraphs. */
export function describe(random: Random, sentences: Sentences, subject: Subject): string {
  const left = {
    opens: [...sentences.opens],
    works: [...sentences.works],
    sells: [...sentences.sells],
    any: [...anyone],
  };
  const take = (part: keyof typeof left): string => {
    const parts = left[part];
    const [chosen] = parts.splice(random.int(0, parts.length - 1), 1);
    return sentence(random, chosen ?? random.pick(anyone), subject);
  };
  const parts = random.pick(joins).split(" ") as (keyof typeof left)[];
  const said = parts.map(take);
  if (said.length >= 4 && random.chance(0.4))
    return `${said.slice(0, 2).join(" ")}\n\n${said.slice(2).join(" ")}`;
  return said.join(" ");
}
