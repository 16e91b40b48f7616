/** Starts with a capital, after any opening quotation mark; a text that starts with a number stays as it is. */
export function capitalized(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toLocaleUpperCase("en-CA"));
}

/** Letters and digits only, in lower case without accents, joined by hyphens: for made-up web and mail addresses. */
export function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const KEPT_CAPITALS = new Set(
  (
    "Yukon Russet Norland Red-Norland Fingerling Nantes Chioggia Hakurei Lacinato Russian Swiss Salanova San Hungarian Scotch Thai Hubbard Honeycrisp McIntosh " +
    "Gala Northern Spy Ambrosia Cortland Empire Crispin Ida Golden-Delicious Redhaven Montmorency Shiro Damson Bartlett Bosc Asian Saskatoon Concord Coronation " +
    "Sovereign Vidal Niagara Riesling Baco Cabernet Oka-style Alpine-style Devon-style Greek Camembert Havarti Halloumi Manchego-style Pecorino-style Arctic " +
    "Pacific Dutch French Otebo Berkshire Tamworth Cornish Boerewors Oktoberfest Landjäger English Flat-leaf-Italian Nanaimo Chelsea Jamaican Herbes Za'atar " +
    "Chardonnay Pinot Gamay Marquette Frontenac Sauvignon Gewürztraminer Kölsch Märzen India Labrador Tulsi Spanish Brussels Savoy Napa Romanesco Chieftain " +
    "Purple-Viking Murasaki Caesar Canada Christmas Blanc Graffiti Shepherd Black-Forest Lion's Bean-to-bar"
  ).split(" "),
);

/** A product's name in the middle of a sentence: "carrots", but "Nantes carrots". */
export function inSentence(product: string): string {
  const [first = "", second = ""] = product.split(" ");
  if (KEPT_CAPITALS.has(first) || KEPT_CAPITALS.has(`${first}-${second}`)) return product;
  if (/^[A-Z]+$/.test(first) && first.length > 1) return product;
  return product.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase("en-CA"));
}
