import { type CorpusFile, lines } from "./corpus-file.ts";

const PLACE = { street: "7800 Sideroad 15", city: "Elora", province: "ON", postal_code: "N0B 1S0" };

/** Exports of programs and services. */
export const PROGRAM_FILES: CorpusFile[] = [
  {
    title: "Mailchimp's audience, with its own columns for company and role",
    bytes: lines(
      '"Email Address","First Name","Last Name",Address,"Phone Number",Birthday,Company,"Account Type",MEMBER_RATING,OPTIN_TIME,CC,LEID,TAGS',
      'ada@farm.example,Ada,Okafor,"7800 Sideroad 15  Elora  ON  N0B 1S0  CA","(519) 555-0142",,Maple Hill,Seller,2,"2026-01-02 10:00:00",CA,4711,"""2026"""',
    ),
    accounts: ["ada@farm.example"],
    first: { ...PLACE, phone: "(519) 555-0142" },
    notes: ["Columns left aside: Birthday, MEMBER_RATING, OPTIN_TIME, CC, LEID, TAGS."],
  },
  {
    title: "Outlook's contacts",
    bytes: lines(
      '"First Name","Middle Name","Last Name","Company","Job Title","Business Street","Business City","Business State","Business Postal Code","Business Country/Region","Business Phone","Mobile Phone","E-mail Address","Web Page","Role"',
      '"Ada","","Okafor","Maple Hill","Owner","7800 Sideroad 15","Elora","Ontario","N0B 1S0","Canada","519-555-0142","519-555-0199","ada@farm.example","www.maplehill.example","seller"',
    ),
    accounts: ["ada@farm.example"],
    first: {
      ...PLACE,
      title: "Owner",
      country: "Canada",
      phone: "(519) 555-0142",
      website: "https://www.maplehill.example",
    },
  },
  {
    title: "Outlook's contacts in French",
    bytes: lines(
      "Prénom;Nom;Société;Titre;Adresse de courriel;Téléphone (bureau);Rôle",
      "Zoé;Côté;Ferme Élan;Propriétaire;zoe@ferme.example;514 555-0142;fournisseur",
    ),
    accounts: ["zoe@ferme.example"],
    first: { title: "Propriétaire", phone: "(514) 555-0142" },
  },
  {
    title: "Google's contacts",
    bytes: lines(
      "First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Website 1 - Value,Role",
      "Ada,,Okafor,Maple Hill,Owner,* myContacts,Work,ada@farm.example,Work,+1 519-555-0142,7800 Sideroad 15,Elora,ON,N0B 1S0,maplehill.example,seller",
    ),
    accounts: ["ada@farm.example"],
    first: { ...PLACE, phone: "(519) 555-0142", website: "https://maplehill.example" },
  },
  {
    title: "the answers of a Google form, whose headings are questions",
    bytes: lines(
      "Timestamp,What is your email address? *,What is your first name?,What is your last name?,Name of your business,Type of member,What do you sell?",
      '2026/01/02 3:04:05 PM EST,ada@farm.example,Ada,Okafor,Maple Hill,Seller,"Apples, Cider, Honey"',
    ),
    accounts: ["ada@farm.example"],
    first: { products: ["Apples", "Cider", "Honey"] },
  },
  {
    title: "the answers of a French form",
    bytes: lines(
      "Horodateur,Quelle est votre adresse courriel ?,Votre prénom,Votre nom de famille,Nom de l'entreprise,Type de membre",
      "2026-01-02 15:04:05,zoe@ferme.example,Zoé,Côté,Ferme Élan,Transformateur",
    ),
    accounts: ["zoe@ferme.example"],
  },
  {
    title: "Eventbrite's attendees",
    bytes: lines(
      "Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Company,Job Title,Work Phone,Account Type",
      "123456789,2026-01-02 10:00:00-05:00,Ada,Okafor,ada@farm.example,1,Vendor table,Maple Hill,Owner,519-555-0142,Vendor",
    ),
    accounts: ["ada@farm.example"],
    first: { title: "Owner" },
  },
  {
    title: "WooCommerce's customers",
    bytes: lines(
      "ID,user_login,user_email,first_name,last_name,billing_company,billing_address_1,billing_address_2,billing_city,billing_state,billing_postcode,billing_country,billing_phone,role",
      "7,ada,ada@farm.example,Ada,Okafor,Maple Hill,7800 Sideroad 15,Unit 2,Elora,ON,N0B1S0,CA,5195550142,buyer",
    ),
    accounts: ["ada@farm.example"],
    first: { street: "7800 Sideroad 15, Unit 2", city: "Elora", postal_code: "N0B 1S0", country: "Canada" },
  },
  {
    title: "Wix's contacts",
    bytes: lines(
      "First Name,Last Name,Email 1,Phone 1,Company,Position,Labels,Address 1 - Street,Address 1 - City,Member Type",
      "Ada,Okafor,ada@farm.example,'+1 519-555-0142,Maple Hill,Owner,Customers,7800 Sideroad 15,Elora,Buyer",
    ),
    accounts: ["ada@farm.example"],
    first: { phone: "(519) 555-0142" },
  },
  {
    title: "Square's customer directory",
    bytes: lines(
      "Reference ID,First Name,Last Name,Email Address,Phone Number,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Role",
      'X1,Ada,Okafor,ada@farm.example,"=""+15195550142""",Maple Hill,7800 Sideroad 15,,Elora,ON,N0B 1S0,,,vendor',
    ),
    accounts: ["ada@farm.example"],
    first: { ...PLACE, phone: "(519) 555-0142" },
  },
  {
    title: "QuickBooks' customer list: a title, a blank column, a remark behind",
    bytes: lines(
      "Maple Co-op,,,,,",
      "Customer Contact List,,,,,",
      "",
      ",Company name,Full name,Email,Phone Numbers,Customer type",
      ",Maple Hill,Ada Okafor,ada@farm.example,Phone:519-555-0142 Mobile:519-555-0199,seller",
      "",
      '"Monday, Nov. 23, 2026 10:15:00 AM GMT-5",,,,,',
    ),
    flags: { map: ["roles=Customer type"] },
    accounts: ["ada@farm.example"],
    notes: [
      "The headings are on line 4.",
      "What stands under the table is left aside: line 7 'Monday, Nov. 23, 2026",
    ],
  },
  {
    title: "Salesforce's report with its footer",
    bytes: lines(
      '"First Name","Last Name","Email","Account Name","Title","Mailing Street","Mailing City","Type"',
      '"Ada","Okafor","ada@farm.example","Maple Hill","Owner","7800 Sideroad 15","Elora","Buyer"',
      "",
      '"Members 2026"',
      '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."',
      '"Confidential Information - Do Not Distribute"',
    ),
    accounts: ["ada@farm.example"],
    notes: ["What stands under the table is left aside: line 4 'Members 2026'"],
  },
  {
    title: "HubSpot's contacts",
    bytes: lines(
      "Record ID,First Name,Last Name,Email,Phone Number,Company name,Website URL,Street Address,City,State/Region,Postal Code,Preferred language,Business Roles",
      "101,Ada,Okafor,ada@farm.example,15195550142,Maple Hill,maplehill.example,7800 Sideroad 15,Elora,Ontario,n0b1s0,fr-CA,seller;vendor",
    ),
    accounts: ["ada@farm.example"],
    first: { language: "fr-CA", postal_code: "N0B 1S0" },
  },
  {
    title: "Shopify's customers",
    bytes: lines(
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Company,Address1,Address2,City,Province Code,Country Code,Zip,Phone,Tags,Role",
      "'900719,Ada,Okafor,ada@farm.example,yes,Maple Hill,7800 Sideroad 15,,Elora,ON,CA,N0B 1S0,'15195550142,wholesale,buyer",
    ),
    accounts: ["ada@farm.example"],
    first: { street: "7800 Sideroad 15", postal_code: "N0B 1S0", country: "Canada" },
  },
  {
    title: "a buy-local network's own bilingual list",
    bytes: lines(
      "Nom de la ferme / Farm name,Prénom / First name,Nom / Last name,Courriel / Email,Rôle / Role,Ville / City",
      "Ferme Élan,Zoé,Côté,zoe@ferme.example,vendor,Elora",
    ),
    accounts: ["zoe@ferme.example"],
    first: { business_name: "Ferme Élan", city: "Elora" },
  },
];
