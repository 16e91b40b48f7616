import type { County } from "./towns.ts";

/** A buy-local network: what it is called, where its members are, and the town it sits in. */
export interface NetworkWords {
  name: string;
  counties: readonly County[];
  town: string;
}

/** The first one is the network of the demo manager. */
export const networks: readonly NetworkWords[] = [
  {
    name: "Grand Valley Local Food Network",
    counties: ["Wellington County", "Waterloo Region"],
    town: "Fergus",
  },
  { name: "Grey Bruce Buy Local", counties: ["Grey County", "Bruce County"], town: "Owen Sound" },
  { name: "Perth Table", counties: ["Perth County"], town: "Stratford" },
  { name: "Oxford County Food Trail", counties: ["Oxford County"], town: "Woodstock" },
  { name: "Huron Shores Food Circle", counties: ["Huron County"], town: "Goderich" },
  { name: "Headwaters Fresh", counties: ["Dufferin County"], town: "Orangeville" },
  { name: "Simcoe Shores Food Partners", counties: ["Simcoe County"], town: "Barrie" },
  { name: "York Region Growers' Guild", counties: ["York Region"], town: "Newmarket" },
  { name: "Durham Barn to Bowl", counties: ["Durham Region"], town: "Port Perry" },
  { name: "Credit Valley Food Exchange", counties: ["Peel Region", "Halton Region"], town: "Georgetown" },
  { name: "Hamilton Plates & Plots", counties: ["City of Hamilton"], town: "Hamilton" },
  { name: "Niagara Bench Growers & Makers", counties: ["Niagara Region"], town: "Vineland" },
  {
    name: "Haldimand Norfolk Harvest League",
    counties: ["Haldimand County", "Norfolk County"],
    town: "Simcoe",
  },
  { name: "Brant Eats Local", counties: ["Brant County"], town: "Paris" },
  { name: "Forest City Food Alliance", counties: ["Middlesex County"], town: "London" },
  { name: "Elgin Lakeside Larder", counties: ["Elgin County"], town: "St. Thomas" },
  { name: "Lambton Kent Field & Fork", counties: ["Lambton County", "Chatham-Kent"], town: "Chatham" },
  { name: "Sun Parlour Producers", counties: ["Essex County"], town: "Leamington" },
  { name: "Northumberland Neighbours in Food", counties: ["Northumberland County"], town: "Cobourg" },
  {
    name: "Kawartha Kitchen Table",
    counties: ["Peterborough County", "Kawartha Lakes"],
    town: "Peterborough",
  },
  { name: "Quinte Country Food Web", counties: ["Hastings County"], town: "Belleville" },
  { name: "Prince Edward Producers' Circle", counties: ["Prince Edward County"], town: "Picton" },
  { name: "Limestone Local Food Society", counties: ["Frontenac and Lennox"], town: "Kingston" },
  { name: "Rideau Lanark Food Roots", counties: ["Leeds and Grenville", "Lanark County"], town: "Perth" },
  { name: "Capital Region Growers", counties: ["City of Ottawa"], town: "Ottawa" },
  {
    name: "Réseau alimentaire de l'Est / Eastern Counties Food Network",
    counties: ["Prescott and Russell", "Stormont, Dundas and Glengarry"],
    town: "Vankleek Hill",
  },
  { name: "Upper Valley Food Ways", counties: ["Renfrew County"], town: "Renfrew" },
  { name: "Muskoka Almaguin Food Bridge", counties: ["Muskoka", "Parry Sound District"], town: "Huntsville" },
  {
    name: "Near North Food Co-ordination Network",
    counties: ["Nipissing District", "Greater Sudbury", "Timiskaming", "Cochrane District"],
    town: "Sudbury",
  },
  {
    name: "Superior Country Food Lines",
    counties: ["Manitoulin", "Algoma", "Thunder Bay District", "Kenora and Rainy River"],
    town: "Thunder Bay",
  },
  { name: "Toronto Six Wards Food Network", counties: ["Toronto"], town: "Toronto" },
];

export const networkSentences = {
  opens: [
    "We bring together growers, makers and buyers in {county}.",
    "A member-run network for local food in and around {town}.",
    "{name} connects farms, kitchens and shops that are an hour apart or less.",
    "Founded in {year} by farmers who were tired of driving past each other.",
    "We publish the map, run the tours and answer the phone for local food in {county}.",
  ],
  works: [
    "Members share delivery, a booth at the fall fair and honest advice.",
    "We run a winter meeting where next year's crops find next year's menus.",
    "Staff visit every member once a year and eat something at most of them.",
    "Our label means grown, raised or made here, and we check.",
    "A buyers' breakfast in {month} has started more standing orders than any brochure.",
  ],
  sells: [
    "Membership costs less than a tank of diesel.",
    "Ask us to make an introduction.",
    "Events, workshops and the member list are open to everyone.",
    "Request a connection and we will call you within the week.",
  ],
} as const;
