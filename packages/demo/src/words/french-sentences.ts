/** What a French description is made from. */
export interface FrenchSubject {
  name: string;
  town: string;
  /** Up to three, in lower case. */
  products: readonly string[];
  /** Its place among those that write French: neighbours say different things. */
  place: number;
}

const makers = "Tout est préparé sur place, en petites quantités.";
const growers = "Nous semons, sarclons et récoltons nous-mêmes, sur une terre que nous connaissons bien.";
const herders = "Nous élevons nos bêtes nous-mêmes et connaissons chacune d’elles.";

/** What businesses of a trade say of their work; the others say what growers do. */
const WORK: Readonly<Record<string, string>> = {
  apples: "Nous taillons nos arbres l’hiver et en prenons soin toute l’année.",
  "ice-cream": makers,
  cidery: makers,
  "goat-and-sheep-creamery": makers,
  "butcher-and-abattoir": makers,
  beef: herders,
  poultry: herders,
  "lamb-and-goat": herders,
  maple: "Nous entaillons nos érables à la fin de l’hiver et faisons bouillir l’eau au bois.",
  honey: "Nos ruches passent l’été dans les champs de trèfle et de verge d’or des environs.",
  "grain-and-beans": "Nous semons, récoltons et nettoyons nos grains nous-mêmes.",
};

const opens = [
  "{name} est une entreprise familiale établie à {town}. Cette saison : {list}.",
  "Bienvenue! {name} vous accueille à {town}. Selon la saison : {list}.",
  "À {town}, {name} nourrit ses voisins depuis trois générations. Nos spécialités : {list}.",
  "{name} vous sert en français comme en anglais, à {town}. Chez nous : {list}.",
];

const closes = [
  "Passez nous voir ou écrivez-nous : nous répondons dans les deux langues.",
  "Nous aimons les longues ententes et les courtes factures.",
  "Les petites commandes comptent autant que les grandes.",
  "Téléphonez avant de venir : quelqu’un vous ouvrira.",
  "Demandez-nous ce qu’il y a de nouveau ce mois-ci.",
];

/** A description of three sentences. */
export function sentencesOf(trade: string, { name, town, products, place }: FrenchSubject): string {
  const [open = "", close = ""] = [opens[place % opens.length], closes[place % closes.length]];
  const list = new Intl.ListFormat("fr-CA").format(products);
  const words = `${open} ${WORK[trade] ?? growers} ${close}`;
  return words.replaceAll("{name}", name).replaceAll("{town}", town).replaceAll("{list}", list);
}

/** What a vendor tells its customers. */
export function vendorWords(town: string) {
  return {
    specific_directions: "Suivez nos affiches à partir de la route principale.",
    business_hour_details: "Du jeudi au samedi, de 9 h à 17 h",
    delivery_details: `Livraison à ${town} le vendredi`,
  };
}

interface InBoth {
  french: string;
  english: string;
}

/** How a classified goes on after the product. */
export interface Ending {
  title: InBoth;
  text: InBoth;
}

export const forSaleEndings: readonly Ending[] = [
  {
    title: { french: "en vrac", english: "in bulk" },
    text: {
      french: "Prix dégressif à partir de trois caisses. À prendre à {town}.",
      english: "The price falls from three cases on. Pick up in {town}.",
    },
  },
  {
    title: { french: "surplus de la saison", english: "surplus of the season" },
    text: {
      french:
        "Nous en avons plus que prévu, de première qualité. Communiquez avec nous pour les prendre à {town}.",
      english: "We have more than planned, first grade. Please contact us to pick them up in {town}.",
    },
  },
  {
    title: { french: "commandes pour les Fêtes", english: "orders for the holidays" },
    text: {
      french: "Nous prenons dès maintenant les commandes de {town} et des environs.",
      english: "We take orders from {town} and around now.",
    },
  },
];
