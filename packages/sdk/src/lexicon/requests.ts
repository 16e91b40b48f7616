/**
 * Verbs by which somebody asks for a service, and the keys of its concepts: who writes "somewhere to freeze berries" looks for
 * freezing. As nouns some of them are other things, such as the bottle and the mill.
 */
export const SERVICE_VERBS: Readonly<Record<string, readonly string[]>> = {
  freeze: ["freezing", "frozen storage"],
  dry: ["drying"],
  dehydrate: ["drying"],
  jar: ["canning"],
  bottle: ["bottling"],
  smoke: ["smoking"],
  cure: ["curing"],
  grind: ["milling"],
  mill: ["milling"],
  press: ["juicing"],
  juice: ["juicing"],
  peel: ["peeling"],
  chop: ["chopping"],
  dice: ["chopping"],
  slice: ["chopping"],
  cut: ["chopping"],
  puree: ["pureeing"],
  pack: ["packing"],
  pasteurize: ["pasteurization"],
  butcher: ["meat processing"],
  process: ["processing"],
  store: ["storage"],
  haul: ["transport"],
  ship: ["transport"],
  truck: ["transport"],
  transport: ["transport"],
  distribute: ["distribution"],
  roast: ["roasting"],
  bring: ["transport"],
  carry: ["transport"],
  move: ["transport"],
  drive: ["transport"],
  cook: ["commercial kitchen"],
  bake: ["commercial kitchen"],
  slaughter: ["abattoir"],
  wash: ["washing"],
  // French.
  congeler: ["freezing", "frozen storage"],
  surgeler: ["freezing", "frozen storage"],
  secher: ["drying"],
  deshydrater: ["drying"],
  embouteiller: ["bottling"],
  fumer: ["smoking"],
  moudre: ["milling"],
  presser: ["juicing"],
  eplucher: ["peeling"],
  peler: ["peeling"],
  couper: ["chopping"],
  trancher: ["chopping"],
  emballer: ["packing"],
  abattre: ["abattoir"],
  transformer: ["processing"],
  entreposer: ["storage"],
  transporter: ["transport"],
  apporter: ["transport"],
  amener: ["transport"],
  cuisiner: ["commercial kitchen"],
  cuire: ["commercial kitchen"],
  laver: ["washing"],
  distribuer: ["distribution"],
  torrefier: ["roasting"],
};

/** Words before such a verb that make it a request: "who can dry", "a place to freeze", "faire entreposer". */
export const REQUESTING_WORDS: readonly string[] = [
  ..."to can could will would who that someone anyone somebody anybody".split(" "),
  ..."peut peuvent pourrait faire pour qui quelqu'un".split(" "),
];

/** Keys of concepts that somebody does with the things of others, as is everything below them. */
export const SERVICES_TO_THINGS: readonly string[] = [
  ..."processing storage warehousing transport distribution".split(" "),
];

/** Words before a thing of one's own, or before what a service is for. */
export const OWN_WORDS: readonly string[] = [
  ..."my our for of".split(" "),
  ..."mon ma mes notre nos pour de des du d".split(" "),
];

/** Who speaks of what is done already, with the verbs of it: "I make jam", "nous cultivons". */
export const OWN_TRADE: { readonly speakers: readonly string[]; readonly verbs: readonly string[] } = {
  speakers: "i we je nous on".split(" "),
  verbs: [
    ..."make grow raise produce sell bake brew have keep".split(" "),
    ..."fais faisons produis produisons cultive cultivons vends vendons eleve elevons fait produit".split(
      " ",
    ),
  ],
};

/** Words before what somebody does not want. */
export const NEGATIONS: readonly string[] = "without no not sans sauf except excluding".split(" ");

/** Words that say of a certificate beside them that it is one. */
export const CERTIFYING_WORDS: readonly string[] = [
  ..."certified certification certificate approved".split(" "),
  ..."certifie certifiee certifies certifiees certificat".split(" "),
];
