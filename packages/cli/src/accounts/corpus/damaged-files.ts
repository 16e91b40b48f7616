import { ADA, BO, type CorpusFile, encoded, HEADER, lines } from "./corpus-file.ts";

const row = (email: string, more = "Ada,Okafor,Maple Hill,seller") => `${email},${more}`;

/** Texts with what goes wrong between programs and people. */
export const DAMAGED_FILES: CorpusFile[] = [
  {
    title: "a byte order mark twice",
    bytes: `\uFEFF\uFEFF${lines(HEADER, ADA)}`,
    accounts: ["ada@farm.example"],
  },
  {
    title: "a byte order mark that was read as text",
    bytes: `ï»¿${lines(HEADER, ADA)}`,
    accounts: ["ada@farm.example"],
  },
  {
    title: "byte order marks within its cells, where files were put together",
    bytes: lines(HEADER, "\ufeffada@farm.example,\ufeffAda,Oka\ufefffor,\ufeffMaple Hill,seller", BO),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { first_name: "Ada", last_name: "Okafor", business_name: "Maple Hill" },
  },
  {
    title: "a block filled with NUL at its end",
    bytes: `${lines(HEADER, ADA)}${"\0".repeat(100)}`,
    accounts: ["ada@farm.example"],
  },
  { title: "the end of a DOS text", bytes: `${lines(HEADER, ADA)}\u001a`, accounts: ["ada@farm.example"] },
  {
    title: "a NUL within a name",
    bytes: lines(HEADER, ADA, "bo@farm.example,B\0o,Li,Barn,seller"),
    accounts: ["ada@farm.example"],
    problems: [[3, "The first name (column 2) holds a control character (U+0000) after 'B'."]],
  },
  {
    title: "a quotation mark that is never closed",
    bytes: lines(HEADER, ADA, '"bo@farm.example,Bo,Li,Barn,seller'),
    refused: [
      "The file cannot be read from line 3 on. A quotation mark is opened there and never closed.",
      "Mend that line",
    ],
  },
  {
    title: "quotation marks within a name",
    bytes: lines(HEADER, 'ada@farm.example,Ada,Okafor,The "Old" Mill,seller'),
    accounts: ["ada@farm.example"],
    first: { business_name: 'The "Old" Mill' },
  },
  {
    title: "invisible characters and odd spaces",
    bytes: lines(HEADER, "\u200bada@farm.example\u00a0, Ada\u200b,\u202fOkafor,Maple\u00a0Hill,seller"),
    accounts: ["ada@farm.example"],
    first: { first_name: "Ada", last_name: "Okafor", business_name: "Maple Hill" },
  },
  {
    title: "addresses with what was typed around them",
    bytes: lines(
      HEADER,
      row("ada@farm.example."),
      row('"bo@farm.example,"'),
      row("mailto:cy@farm.example"),
      row('"Di Li <di@farm.example>"'),
      row("<ed@farm.example>;"),
    ),
    accounts: [
      "ada@farm.example",
      "bo@farm.example",
      "cy@farm.example",
      "di@farm.example",
      "ed@farm.example",
    ],
  },
  {
    title: "addresses that are mistyped",
    bytes: lines(HEADER, row('"ada@farm,ca"'), row("bo (at) farm.ca"), row("cy at farm")),
    problems: [
      [2, "'ada@farm,ca' is no email address. Is it 'ada@farm.ca'?"],
      [3, "'bo (at) farm.ca' is no email address. Is it 'bo@farm.ca'?"],
      [4, "'cy at farm' is no email address."],
    ],
  },
  {
    title: "several addresses in one cell",
    bytes: lines(HEADER, row("ada@farm.example / bo@farm.example")),
    accounts: ["ada@farm.example"],
    notes: [
      "line 2: The email column has several addresses. The first is used, ada@farm.example; left aside: bo@farm.example.",
    ],
  },
  {
    title: "an address twice",
    bytes: lines(HEADER, ADA, row("ADA@farm.example")),
    accounts: ["ada@farm.example"],
    problems: [[3, "The email is already on line 2."]],
  },
  {
    title: "errors of Excel's formulas",
    bytes: lines(HEADER, row("ada@farm.example", "Ada,#N/A,Maple Hill,seller"), row("#REF!"), BO),
    accounts: ["bo@farm.example"],
    problems: [
      [2, "The last name (column 3) holds the spreadsheet's error #N/A."],
      [3, "The email (column 1) holds the spreadsheet's error #REF!."],
    ],
  },
  {
    title: "errors of a French Excel's formulas",
    bytes: lines(
      HEADER,
      row("ada@farm.example", "Ada,#VALEUR!,Maple Hill,seller"),
      row("bo@farm.example", "#NOM?,Li,Barn,seller"),
    ),
    problems: [
      [2, "The last name (column 3) holds the spreadsheet's error #VALEUR!."],
      [3, "The first name (column 2) holds the spreadsheet's error #NOM?."],
    ],
  },
  {
    title: "a formula instead of its result",
    bytes: lines(HEADER, row("ada@farm.example", "Ada,=B2&C2,Maple Hill,seller")),
    problems: [[2, "The last name (column 3) holds a formula without its result (=B2&C2)."]],
  },
  {
    title: "phones and postal codes in every writing",
    bytes: lines(
      `${HEADER},phone,postal code`,
      `${ADA},5.195550142E9,nob1so`,
      `${BO},519.555.0142 x7,N0B-1S0`,
      "cy@farm.example,Cy,Li,Cy's,seller,555-0142,14201",
    ),
    accounts: ["ada@farm.example", "bo@farm.example", "cy@farm.example"],
    first: { phone: "(519) 555-0142" },
    notes: [
      "line 2: The postal code reads 'nob1so'. Is it 'N0B 1S0'? Write it so.",
      "line 4: The phone reads '555-0142', which lacks its area code.",
      "line 4: The postal code reads '14201', which is no Canadian postal code.",
    ],
  },
  {
    title: "names as people write them",
    bytes: lines(
      "email,contact name,company,role",
      'a@farm.example,"Okafor, Ada",Farm A,seller',
      "b@farm.example,Mr. and Mrs. John Smith,Farm B,seller",
      "c@farm.example,Mr. & Mrs. Smith,Farm C,seller",
      "d@farm.example,2024-05-01,Farm D,seller",
    ),
    accounts: ["a@farm.example", "b@farm.example"],
    problems: [
      [4, "The first name is missing."],
      [5, "The contact's name (column 2) reads '2024-05-01', which is a date."],
    ],
  },
  {
    title: "roles in words of both languages",
    bytes: lines(
      HEADER,
      row("a@farm.example", "A,B,Chez A,Restaurant"),
      row("b@farm.example", "A,B,Chez B,Transformateur et vendeur au détail"),
      row("c@farm.example", "A,B,Chez C,Producteur"),
      row("d@farm.example", "A,B,Chez D,Distributor"),
    ),
    accounts: ["a@farm.example", "b@farm.example"],
    problems: [
      [
        4,
        "'Producteur' is no role. It may be seller (to businesses) or vendor (to consumers). Roles are: buyer,",
      ],
      [5, "'Distributor' is no role. It may be buyer, seller, or both. Roles are: buyer,"],
    ],
  },
  {
    title: "texts that another program read in a wrong encoding",
    bytes: lines(HEADER, row("ada@farm.example", "Ada,CÃ´tÃ©,Maple Hill,seller")),
    problems: [
      [
        2,
        "The last name (column 3) reads 'CÃ´tÃ©', which looks like UTF-8 that was read as Windows-1252: 'Côté'.",
      ],
    ],
  },
  {
    title: "the same, repaired",
    bytes: lines(HEADER, row("ada@farm.example", "Ada,CÃ´tÃ©,Maple Hill,seller")),
    flags: { damagedText: "repair" },
    accounts: ["ada@farm.example"],
    first: { last_name: "Côté" },
  },
  {
    title: "letters that were lost",
    bytes: lines(HEADER, row("ada@farm.example", "Ada,C\ufffdt\ufffd,Maple Hill,seller")),
    problems: [[2, "The last name (column 3) reads 'C\ufffdt\ufffd': letters were lost"]],
  },
  {
    title: "two encodings in one file",
    bytes: Buffer.concat([
      Buffer.from(lines(HEADER, "a@farm.example,Zoé,Roy,Chez Zoé,seller")),
      encoded("b@farm.example,Noé,Roy,Chez Noé,seller\r\n", "windows-1252"),
    ]),
    refused: ["The file is UTF-8 in some lines and another encoding in others.", "--encoding utf-8"],
  },
  {
    title: "a row with more fields than headings",
    bytes: lines(HEADER, "ada@farm.example,Ada,Okafor,Maple Hill, Elora,seller"),
    problems: [[2, "The row has more fields than the header."]],
  },
  {
    title: "headings without rows",
    bytes: lines(HEADER),
    refused: ["The file has a header and no rows.", "It needs a line for each account."],
  },
  { title: "nothing", bytes: "", refused: ["The file is empty.", "It needs a header line"] },
  {
    title: "blank lines alone",
    bytes: "\r\n ,, \r\n\r\n",
    refused: ["The file is empty.", "It needs a header line"],
  },
  {
    title: "headings that nobody knows, in a script",
    bytes: lines("Adr. élect.,Personne,Lieu,Genre", "zoe@ferme.example,Zoé Côté,Ferme Élan,vendor"),
    refused: [
      "The file has no column for: email, first_name, last_name, business_name, roles.",
      "--map email=",
    ],
  },
  {
    title: "the same, mapped by flags",
    bytes: lines("Adr. élect.,Personne,Lieu,Genre", "zoe@ferme.example,Zoé Côté,Ferme Élan,vendor"),
    flags: { map: ["email=Adr. élect.", "name=personne", "business_name=#3", "roles=Genre"] },
    accounts: ["zoe@ferme.example"],
    first: { first_name: "Zoé", last_name: "Côté", business_name: "Ferme Élan" },
    notes: ["The columns are remembered for files with these headings. Forget it with: --map none"],
  },
  {
    title: "numbered rows under headings that nobody knows, in a script",
    bytes: lines(
      "No;Adresse élect. du contact;Personne-ressource;Entreprise;Je suis…",
      "1;zoe@ferme.example;Zoé Côté;Ferme Élan;vendeuse",
      "2;luc@lac.example;Luc Roy;Fromagerie du Lac;transformateur",
    ),
    refused: [
      "The file has no column for: email, roles.",
      '--map email="Adresse élect. du contact" --map roles="Je suis…"',
    ],
  },
  {
    title: "a heading that flags name and the file lacks",
    bytes: lines(HEADER, ADA),
    flags: { map: ["email=Courriel"] },
    refused: ["--map names the heading 'Courriel', which the file does not have.", "--map email=#3"],
    exit: 2,
  },
  {
    title: "a text, of which a sheet is asked",
    bytes: lines(HEADER, ADA),
    flags: { sheet: "2" },
    refused: ["The file is a text and has no sheets.", "Leave out --sheet."],
    exit: 2,
  },
];
