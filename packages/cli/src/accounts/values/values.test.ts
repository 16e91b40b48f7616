import { cleanText, readRoles, roleHint, splitName } from "@foodshed/sdk/members";
import { describe, expect, it } from "vitest";

import { spreadsheetFault } from "./clean-text.ts";
import { readEmail, suggestEmail } from "./email.ts";
import { readPhone } from "./phone.ts";
import { readPostalCode } from "./postal-code.ts";
import { readCountry, readProvince } from "./province.ts";
import { splitAddress } from "./street.ts";
import { readWebsite } from "./website.ts";
import { readYesNo } from "./yes-no.ts";

describe("a phone number", () => {
  it.each([
    ["519-555-0142", "(519) 555-0142"],
    ["5195550142", "(519) 555-0142"],
    ["15195550142", "(519) 555-0142"],
    ["+1 519 555 0142", "(519) 555-0142"],
    ["1-519-555-0142", "(519) 555-0142"],
    ["(519)555.0142", "(519) 555-0142"],
    ["519 . 555 . 0142", "(519) 555-0142"],
    ["tel:+15195550142", "(519) 555-0142"],
    ["Tel.: 519-555-0142", "(519) 555-0142"],
    ["Cell 519-555-0142", "(519) 555-0142"],
    ["519-555-0142 (cell)", "(519) 555-0142"],
    ["519‑555‑0142", "(519) 555-0142"],
    ["5.195550142E9", "(519) 555-0142"],
    ["5,195550142E+09", "(519) 555-0142"],
    ["5195550142.0", "(519) 555-0142"],
    ["519-555-0142 x22", "(519) 555-0142 ext. 22"],
    ["519-555-0142 ext 22", "(519) 555-0142 ext. 22"],
    ["519-555-0142, ext. 22", "(519) 555-0142 ext. 22"],
    ["519-555-0142 extension 22", "(519) 555-0142 ext. 22"],
    ["514 555-0142, poste 22", "(514) 555-0142 ext. 22"],
    ["514 555-0142 p. 22", "(514) 555-0142 ext. 22"],
    ["519-555-0142 #22", "(519) 555-0142 ext. 22"],
  ])("is read from %j", (text, value) => expect(readPhone(text)).toEqual({ value }));

  it("is the first of several, and says so", () => {
    expect(readPhone("519-555-0142 / 519-555-0199")).toEqual({
      value: "(519) 555-0142",
      warning: "The phone column has several numbers. The first is used, (519) 555-0142.",
    });
    expect(readPhone("519-555-0142 or 519-555-0199").value).toBe("(519) 555-0142");
  });

  it.each([
    ["555-0142", "The phone reads '555-0142', which lacks its area code."],
    ["5.19555E+09", "The phone reads '5.19555E+09': the spreadsheet shortened it and digits are lost."],
    ["+44 20 7946 0018", "The phone reads '+44 20 7946 0018', which is no North American number."],
    ["ask Ann", "The phone reads 'ask Ann', which is no North American number."],
  ])("is left aside where it is %j", (text, warning) => expect(readPhone(text)).toEqual({ warning }));
});

describe("a postal code", () => {
  it.each(["N0B 1S0", "n0b1s0", "N0B-1S0", "N0B  1S0", "n0b 1s0."])("is read from %j", (text) => {
    expect(readPostalCode(text)).toEqual({ value: "N0B 1S0" });
  });

  it.each([
    ["NOB 1SO", "N0B 1S0"],
    ["nob1so", "N0B 1S0"],
    ["NlB 1S0", "N1B 1S0"],
    ["N0B I50", "N0B 1S0"],
    ["K1A 0BI", "K1A 0B1"],
  ])("with letters for digits is left aside with what it may be: %j", (text, meant) => {
    expect(readPostalCode(text)).toEqual({
      warning: `The postal code reads '${text}'. Is it '${meant}'? Write it so.`,
    });
  });

  it.each(["14201", "N0B", "Elora"])("is none of %j", (text) => {
    expect(readPostalCode(text).warning).toBe(
      `The postal code reads '${text}', which is no Canadian postal code.`,
    );
  });
});

describe("a province", () => {
  it.each([
    ["Ontario", "ON"],
    ["Ont.", "ON"],
    ["on", "ON"],
    ["O.N.", "ON"],
    ["ON, Canada", "ON"],
    ["Québec", "QC"],
    ["P.Q.", "QC"],
    ["Nouveau-Brunswick", "NB"],
    ["Île-du-Prince-Édouard", "PE"],
    ["C.-B.", "BC"],
    ["Terre-Neuve-et-Labrador", "NL"],
    ["Territoires du Nord-Ouest", "NT"],
  ])("is read from %j", (text, value) => expect(readProvince(text)).toEqual({ value }));

  it("is none of a state, and a country is Canada in its abbreviations", () => {
    expect(readProvince("Ohio")).toEqual({ warning: "'Ohio' is no province or territory of Canada." });
    expect(["CA", "Can.", "canada", "USA"].map((text) => readCountry(text).value)).toEqual([
      "Canada",
      "Canada",
      "Canada",
      "USA",
    ]);
  });
});

describe("an address in one cell", () => {
  it.each([
    ["7800 Sideroad 15, Elora, ON N0B 1S0", ["7800 Sideroad 15", "Elora", "ON", "N0B 1S0"]],
    ["7800 Sideroad 15, Elora ON  n0b1s0, Canada", ["7800 Sideroad 15", "Elora", "ON", "N0B 1S0"]],
    ["Unit 2, 14 Main St.\nElora, Ontario N0B 1S0", ["Unit 2, 14 Main St.", "Elora", "ON", "N0B 1S0"]],
    ["14 Main St, Elora N0B 1S0", ["14 Main St", "Elora", undefined, "N0B 1S0"]],
  ])("is taken apart: %j", (text, parts) => {
    const address = splitAddress(text);
    expect([address?.street, address?.city, address?.province, address?.postal_code]).toEqual(parts);
  });

  it("stays whole without a postal code", () =>
    expect(splitAddress("7800 Sideroad 15, Elora")).toBeUndefined());
});

describe("an email address", () => {
  it.each([
    ["ada@farm.example", undefined],
    [" ada@farm.example. ", undefined],
    ["mailto:ada@farm.example", undefined],
    ["Ada Okafor <ada@farm.example>", undefined],
    ["<ada@farm.example>;", undefined],
    ["ada@farm.example,", undefined],
    ["Write to us", "mailto:ada@farm.example?subject=Hello"],
  ])("is read from %j", (text, link) => expect(readEmail(text, link)).toEqual({ value: "ada@farm.example" }));

  it("is the first of several, and the others are named", () => {
    expect(readEmail("ada@farm.example; bo@farm.example / ADA@farm.example")).toEqual({
      value: "ada@farm.example",
      warning:
        "The email column has several addresses. The first is used, ada@farm.example; left aside: bo@farm.example.",
    });
  });

  it.each([
    ["ada@farm,ca", "ada@farm.ca"],
    ["ada (at) farm.ca", "ada@farm.ca"],
    ["ada [arobase] farm [point] ca", "ada@farm.ca"],
    ["ada @ farm.ca", "ada@farm.ca"],
    ["ada@@farm..ca", "ada@farm.ca"],
    ["ada", undefined],
  ])("that is mistyped has what it may be: %j", (text, meant) => expect(suggestEmail(text)).toBe(meant));
});

it.each([
  ["www.farm.example", "https://www.farm.example"],
  ["farm.example/shop", "https://farm.example/shop"],
  ["HTTP://farm.example", "HTTP://farm.example"],
  ["//farm.example", "https://farm.example"],
  ["farm.example, facebook.com/farm", "https://farm.example"],
])("a website is read from %j", (text, value) => expect(readWebsite(text)).toEqual({ value }));

it("a website is what a cell links to where its text is none, and nothing else is one", () => {
  expect(readWebsite("Our site", "https://farm.example/")).toEqual({ value: "https://farm.example/" });
  expect(readWebsite("ada@farm.example")).toEqual({ warning: "'ada@farm.example' is no web address." });
});

it.each([
  ["Ada Okafor", "Ada", "Okafor"],
  ["Okafor, Ada", "Ada", "Okafor"],
  ["Mr. John Smith", "John", "Smith"],
  ["Mr. and Mrs. John Smith", "John", "Smith"],
  ["Mr. & Mrs. Smith", "", "Smith"],
  ["M. et Mme Jean Roy", "Jean", "Roy"],
  ["Mme Zoé Côté", "Zoé", "Côté"],
  ["Dr Ann Roy", "Ann", "Roy"],
  ["Smith, Mrs. Ann", "Ann", "Smith"],
  ["M. Jean Roy", "Jean", "Roy"],
  ["M. Roy", "M.", "Roy"],
  ["John and Mary Smith", "John and Mary", "Smith"],
  ["Jean et Marie Roy", "Jean et Marie", "Roy"],
  ["John & Mary Smith", "John & Mary", "Smith"],
  ["Ann Roy, Jr.", "Ann", "Roy, Jr."],
  ["Cher", "Cher", ""],
])("the name %j is %j and %j", (text, first, last) => expect(splitName(text)).toEqual({ first, last }));

describe("roles in words", () => {
  it.each([
    ["Acheteur", [1]],
    ["Restaurant", [1]],
    ["Traiteur / Chef", [1]],
    ["School or Cafeteria", [1]],
    ["Fournisseur", [2]],
    ["Fournisseur de services", [3]],
    ["Marketing/Advertising", [3]],
    ["Transformateur et vendeur au détail", [5, 6]],
    ["Farmers' Market", [6]],
    ["Pick-Your-Own", [6]],
  ])("are read where they mean one: %j", (text, roles) => {
    expect(readRoles(text)).toEqual({ roles, unknown: [] });
  });

  it.each(["Producteur", "Ferme", "Farmer", "Distributor", "Épicerie", "Grower/Producer"])(
    "are not guessed where they may mean several: %j",
    (text) => {
      expect(readRoles(text).roles).toEqual([]);
      expect(roleHint(text)).toMatch(/^It may be /);
    },
  );
});

describe("an answer of yes or no", () => {
  it.each([
    "yes",
    "Y",
    "Oui",
    "OUI!",
    " o ",
    "true",
    "VRAI",
    "T",
    "v",
    "x",
    "X",
    "(x)",
    "1",
    "1,0",
    "✓",
    "✔️",
    "☑",
    "coché",
  ])("is yes in %j", (text) => expect(readYesNo(text)).toBe(true));

  it.each(["", " ", "no", "N", "Non.", "false", "FAUX", "f", "0", "0.0", "☐", "n/a", "s/o", "–"])(
    "is no in %j",
    (text) => expect(readYesNo(text)).toBe(false),
  );

  it.each(["maybe", "peut-être", "2", "10", "yesterday", "xx", "✗", "oui et non", "yes/no", "#N/A"])(
    "is neither in %j",
    (text) => expect(readYesNo(text)).toBeUndefined(),
  );
});

describe("a cell of a spreadsheet", () => {
  it.each([
    ["\u200bAda\ufeff", "Ada"],
    ["\u202a519-555-0142\u202c", "519-555-0142"],
    ["n/a", ""],
    ["—", ""],
    ['="00123"', "00123"],
    ["'+1 519", "+1 519"],
    ["'tHooft", "'tHooft"],
  ])("holding %j means %j", (text, meant) => expect(cleanText(text)).toBe(meant));

  it.each(["#N/A", "#REF!", "#VALUE!", "#VALEUR!", "#NOM?", "#DIV/0!", "#NAME?", "Err:502", "#ERROR!"])(
    "with the error %s is no name",
    (text) => {
      expect(spreadsheetFault("last name", text)).toBe(
        `The last name holds the spreadsheet's error ${text}. Correct its formula, or write the value.`,
      );
    },
  );

  it("with a formula and no result says how to get it", () => {
    expect(spreadsheetFault("last name", "=B2&C2")).toBe(
      "The last name holds a formula without its result (=B2&C2). Open the file in the spreadsheet and save it again, or write the value.",
    );
    expect(spreadsheetFault("last name", '="Roy"')).toBeUndefined();
    expect(spreadsheetFault("last name", "#1 Farm")).toBeUndefined();
  });
});
