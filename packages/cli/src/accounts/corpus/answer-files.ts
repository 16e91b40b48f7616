import { writeXlsx } from "hucre/xlsx";
import { type CorpusFile, encoded, lines } from "./corpus-file.ts";

const WHO = "email,first_name,last_name,business_name";
const ADA = "ada@farm.example,Ada,Okafor,Maple Hill";
const BO = "bo@farm.example,Bo,Li,Barn";

/** Lists with a column of yes and no for each role. */
export const ANSWER_FILES: CorpusFile[] = [
  {
    title: "a list with an x under each role",
    bytes: lines(`${WHO},Buyer,Seller,Vendor`, `${ADA},,x,X`, `${BO},x,,`),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { roles: "seller; vendor" },
    notes: ["Roles by yes and no: buyer from 'Buyer', seller from 'Seller', vendor from 'Vendor'."],
    silent: ["Columns left aside"],
  },
  {
    title: "a French Excel's list with Oui and Non under each role",
    bytes: encoded(
      lines(
        "Courriel;Prénom;Nom;Entreprise;Acheteur;Vendeur;Vendeur au détail (O/N);Transformateur",
        "zoe@ferme.example;Zoé;Côté;Ferme Élan;Non;OUI;n;Oui",
      ),
      "windows-1252",
    ),
    accounts: ["zoe@ferme.example"],
    first: { roles: "seller; processor" },
  },
  {
    title: "a French LibreOffice's list with VRAI and FAUX",
    bytes: lines(
      "Courriel;Prénom;Nom;Entreprise;Acheteur ?;Fournisseur ?",
      "zoe@ferme.example;Zoé;Côté;Ferme Élan;FAUX;VRAI",
    ),
    accounts: ["zoe@ferme.example"],
    first: { roles: "seller" },
  },
  {
    title: "a customer database's list with true and false beside a column of roles",
    bytes: lines(`${WHO},Role,is_vendor,is_seller`, `${ADA},Seller,true,true`),
    accounts: ["ada@farm.example"],
    first: { roles: "Seller; vendor" },
  },
  {
    title: "the grid of a form, whose ticks are words",
    bytes: lines(
      "Timestamp,Email Address,First name,Last name,Farm name,What are you? [Seller],What are you? [Service Provider]",
      "2026-01-02,ada@farm.example,Ada,Okafor,Maple Hill,Seller,",
    ),
    accounts: ["ada@farm.example"],
    first: { roles: "seller" },
    notes: ["Columns left aside: Timestamp."],
  },
  {
    title: "a bilingual list with ticks and boxes",
    bytes: lines(`${WHO},Acheteur / Buyer,Vendeur / Seller`, `${ADA},☐,☑`, `${BO},✔,`),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { roles: "seller" },
  },
  {
    title: "a workbook with 1, 0 and ticked cells under each role",
    bytes: () =>
      writeXlsx({
        sheets: [
          {
            name: "Members",
            rows: [
              [...WHO.split(","), "Buyer Y/N", "Organization", "Role: processor"],
              [...ADA.split(","), 1, false, true],
              [...BO.split(","), 0, true, false],
            ],
          },
        ],
      }),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { roles: "buyer; processor", business_name: "Maple Hill" },
  },
  {
    title: "a list with answers that are neither yes nor no",
    bytes: lines(
      `${WHO},Buyer,Seller`,
      `${ADA},yes,no`,
      `${BO},maybe,no`,
      "cy@farm.example,Cy,Roy,Shed,non,peut-être",
      "di@farm.example,Di,Roy,Hut,✗,yes",
      "ed@farm.example,Ed,Roy,Loft,no,no",
      "fy@farm.example,Fy,Roy,Mill,oui,yes",
    ),
    accounts: ["ada@farm.example", "fy@farm.example"],
    problems: [
      [
        3,
        "The column for the role buyer (column 5) reads 'maybe', which is neither yes nor no. Write yes or no, oui or non, an x, or nothing.",
      ],
      [4, "The column for the role seller (column 6) reads 'peut-être'"],
      [5, "The column for the role buyer (column 5) reads '✗'"],
      [6, "The role is missing."],
    ],
  },
  {
    title: "a column of the one who says whether it is read as yes and no",
    bytes: lines(`${WHO},Sells to shops`, `${ADA},Y`, `${BO},often`),
    flags: { map: ["role_seller=Sells to shops"] },
    accounts: ["ada@farm.example"],
    problems: [[3, "The column for the role seller (column 5) reads 'often'"]],
  },
  {
    title: "orders, whose column Buyer holds names",
    bytes: lines(`${WHO},Role,Buyer`, `${ADA},seller,Bo Li`, `${BO},seller,N`),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { roles: "seller" },
    notes: ["Columns left aside: Buyer."],
  },
];
