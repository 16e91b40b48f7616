import { ADA, BO, type CorpusFile, encoded, HEADER, lines } from "./corpus-file.ts";

const FRENCH = lines(
  "Courriel;Prénom;Nom;Nom de l’entreprise;Rôle;Téléphone;Code postal;Langue",
  "zoe@ferme.example;Zoé;Côté;Ferme Élan;Vendeur au détail;514 555-0142, poste 7;n0b 1s0;Français",
);
const ZOE = { first_name: "Zoé", last_name: "Côté", business_name: "Ferme Élan" };
const CHEESE = lines(
  "email;prenom;nom;entreprise;role",
  "ch@lait.example;Chloé;Bélanger;Fromagerie Bélanger;Transformateur",
);

/** Texts as spreadsheets save them. */
export const SPREADSHEET_FILES: CorpusFile[] = [
  {
    title: "a French-Canadian Excel's CSV: semicolons, Windows-1252",
    bytes: encoded(FRENCH, "windows-1252"),
    accounts: ["zoe@ferme.example"],
    first: { ...ZOE, phone: "(514) 555-0142 ext. 7", postal_code: "N0B 1S0", language: "Français" },
    notes: ["Read as windows-1252, fields between semicolons.", "line 2: zoe@ferme.example;Zoé;Côté"],
  },
  {
    title: "Excel's CSV UTF-8, with a byte order mark",
    bytes: `\uFEFF${lines(HEADER, ADA)}`,
    accounts: ["ada@farm.example"],
    notes: ["Read as utf-8, fields between commas."],
  },
  {
    title: "Excel's Unicode text: UTF-16 and tabs",
    bytes: Buffer.from(`\uFEFF${FRENCH.replaceAll(";", "\t")}`, "utf16le"),
    accounts: ["zoe@ferme.example"],
    first: ZOE,
    notes: ["Read as utf-16le, fields between tabs."],
  },
  {
    title: "a database's export in UTF-16 without a mark of it, with breaks within quotation marks",
    bytes: Buffer.from(
      lines(
        "Courriel\tNom\tEntreprise\tRôle\tTéléphone\tCode postal",
        'zoe@ferme.example\t"Côté, Zoé"\tFerme Élan\tvendeuse\t519-555-0142 poste 3\tn0b1s0',
        'luc@ferme.example\t"Roy, Luc"\t"Cidrerie\r\ndu Verger"\ttransformateur\t\t',
      ),
      "utf16le",
    ),
    accounts: ["zoe@ferme.example"],
    first: { ...ZOE, phone: "(519) 555-0142 ext. 3", postal_code: "N0B 1S0" },
    problems: [[3, "Write it on one line, such as 'Cidrerie du Verger'."]],
    notes: ["Read as utf-16le, fields between tabs."],
  },
  {
    title: "Excel for Mac's CSV in Mac Roman, in a script",
    bytes: encoded(CHEESE, "macintosh"),
    refused: ["The file is not UTF-8. It seems to be Mac Roman.", "--encoding macintosh"],
  },
  {
    title: "the same, with its encoding said",
    bytes: encoded(CHEESE, "macintosh"),
    flags: { encoding: "macintosh" },
    accounts: ["ch@lait.example"],
    first: { first_name: "Chloé", business_name: "Fromagerie Bélanger" },
  },
  {
    title: "Excel's CSV (MS-DOS), in a script",
    bytes: encoded(CHEESE, "cp850"),
    refused: ["The file is not UTF-8. It seems to be DOS, code page 850.", "--encoding cp850"],
  },
  {
    title: "the same from an American Windows, with its encoding said",
    bytes: encoded(CHEESE, "cp850"),
    flags: { encoding: "cp437" },
    accounts: ["ch@lait.example"],
    first: { last_name: "Bélanger" },
  },
  {
    title: "a file with Excel's own hint of the separator",
    bytes: lines("sep=;", HEADER.replaceAll(",", ";"), ADA.replaceAll(",", ";")),
    accounts: ["ada@farm.example"],
  },
  {
    title: "Numbers' CSV, which begins with the table's name",
    bytes: lines("Table 1", HEADER, ADA),
    accounts: ["ada@farm.example"],
    notes: ["The headings are on line 2. What stands above them is left aside: line 1 'Table 1'."],
  },
  {
    title: "LibreOffice's CSV with every field in quotation marks",
    bytes: lines(
      '"Email";"First name";"Last name";"Company";"Role"',
      '"ada@farm.example";"Ada";"Okafor";"Maple; Hill";"seller"',
    ),
    accounts: ["ada@farm.example"],
    first: { business_name: "Maple; Hill" },
  },
  {
    title: "an old Macintosh's lines, which end in carriage returns",
    bytes: `${HEADER}\r${ADA}\r${BO}\r`,
    accounts: ["ada@farm.example", "bo@farm.example"],
  },
  {
    title: "blank columns at the end and rows of commas",
    bytes: lines(`${HEADER},,,`, `${ADA},,,`, ",,,,,,,", ",,,,,,,"),
    accounts: ["ada@farm.example"],
  },
  {
    title: "a blank column in front",
    bytes: lines(`,${HEADER}`, `,${ADA}`),
    accounts: ["ada@farm.example"],
  },
  {
    title: "a title, a date and a blank line above the table",
    bytes: lines("Members of the Elora Table,,,,", '"Spring 2026, draft",,,,', "", HEADER, ADA),
    accounts: ["ada@farm.example"],
    notes: ["The headings are on line 4.", "'Members of the Elora Table'"],
  },
  {
    title: "a title above fields between semicolons",
    bytes: lines("Membres, printemps 2026", "", FRENCH.replaceAll("\r\n", "\n").trim()),
    accounts: ["zoe@ferme.example"],
  },
  {
    title: "a row of totals at the end",
    bytes: lines(HEADER, ADA, BO, "Total,2,,,"),
    accounts: ["ada@farm.example", "bo@farm.example"],
    notes: ["What stands under the table is left aside: line 4 'Total 2'."],
  },
  {
    title: "a French row of totals",
    bytes: lines(HEADER, ADA, "Nombre de membres : 1,,,,"),
    accounts: ["ada@farm.example"],
    notes: ["line 3 'Nombre de membres : 1'"],
  },
  {
    title: "remarks under the table",
    bytes: lines(HEADER, ADA, "", "Printed on Monday, do not forward", "Elora Table"),
    accounts: ["ada@farm.example"],
    notes: ["What stands under the table is left aside: line 4 'Printed on Monday", "line 5 'Elora Table'"],
  },
  {
    title: "headings in two lines",
    bytes: lines(
      "Farm,Contact,,Email,Role",
      ",First name,Last name,,",
      "Maple Hill,Ada,Okafor,ada@farm.example,seller",
    ),
    accounts: ["ada@farm.example"],
    notes: ["The headings are on lines 1 and 2."],
  },
  {
    title: "headings repeated where lists were put together",
    bytes: lines(HEADER, ADA, HEADER, BO),
    accounts: ["ada@farm.example", "bo@farm.example"],
    notes: ["The header is repeated on line 3; skipped."],
  },
  {
    title: "a table pasted from Word",
    bytes: "Name\tFarm\tE-mail\tRole\nOkafor, Ada\tMaple Hill\tada@farm.example \tSeller\n",
    accounts: ["ada@farm.example"],
    first: { first_name: "Ada", last_name: "Okafor" },
  },
  {
    title: "a database's dump between bars",
    bytes: "email|first_name|last_name|company|role\nada@farm.example|Ada|Okafor|Maple, Hill|seller\n",
    accounts: ["ada@farm.example"],
  },
  {
    title: "line breaks within cells",
    bytes: `${HEADER},address\r\nada@farm.example,Ada,Okafor,Maple Hill,seller,"7800 Sideroad 15\nElora, ON\nN0B 1S0"\r\nbo@farm.example,Bo,Li,"The\nBarn",seller,\r\n`,
    accounts: ["ada@farm.example"],
    first: { street: "7800 Sideroad 15", city: "Elora", province: "ON", postal_code: "N0B 1S0" },
    problems: [[5, "The business name (column 4) runs over several lines."]],
  },
];
