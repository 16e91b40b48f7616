/** Characters that nobody sees: of zero width, soft hyphens, and marks of direction that copied phone numbers and names carry. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202c\u2066-\u2069]/g;

/** How people write that there is nothing to write. */
const NOTHING = /^(?:n\/a|s\/o|s\.o\.|[-–—]+|\?+|\.+)$/i;

/** The text of a cell as it was meant: without invisible characters, without a spreadsheet's guard against formulas, empty for "n/a". */
export function cleanText(text: string): string {
  const plain = text.replaceAll(INVISIBLE, "").trim();
  if (NOTHING.test(plain)) return "";
  // ="00123" is how spreadsheets are made to keep a text, and an apostrophe how they are kept from running a formula.
  const [, kept] = /^="([^"]*)"$/.exec(plain) ?? [];
  return kept === undefined ? plain.replace(/^'(?=[=+\-@])/, "") : kept.trim();
}

/** Errors of formulas, in English and French, of Excel, LibreOffice and Google Sheets. */
const ERROR =
  /^(?:#(?:N\/A|REF!|VALUE!|VALEUR!|NAME\?|NOM\s?\?|NUM!|NOMBRE!|DIV\/0!|NULL!|NUL!|SPILL!|PROPAGATION!|CALC!|CALCUL!|BUSY!|FIELD!|CHAMP!|BLOCKED!|CONNECT!|UNKNOWN!|ERROR!|ERREUR!|GETTING_DATA|N\/D)|Err:\d{3})$/i;

/** What a spreadsheet left in a cell that is no text of a person: an error, or a formula whose result is not in the file. */
export function findCellFault(text: string): "error" | "formula" | undefined {
  const plain = text.trim();
  if (ERROR.test(plain)) return "error";
  return /^=./.test(plain) && !/^="[^"]*"$/.test(plain) ? "formula" : undefined;
}
