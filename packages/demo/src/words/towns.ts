/**
 * Ontario's towns, each with the forward sortation area (the first half of the postal code) that its
 * addresses carry, grouped by the county or region people there would name.
 * The weight says how many businesses a town has beside the others.
 */
export interface Town {
  name: string;
  fsa: string;
  county: County;
  weight: number;
}

const places = {
  "Wellington County":
    "Elora N0B 4, Fergus N1M 4, Rockwood N0B 2, Erin N0B 2, Arthur N0G 2, Mount Forest N0G 2, Drayton N0G 2, Palmerston N0G 1, Guelph N1H 6, Guelph N1E 4, Guelph N1L 2, Puslinch N0B 1",
  "Waterloo Region":
    "Kitchener N2G 4, Kitchener N2H 3, Waterloo N2L 3, Waterloo N2J 2, Cambridge N1R 3, Cambridge N3C 1, Elmira N3B 4, St. Jacobs N0B 3, New Hamburg N3A 2, Ayr N0B 2, Wellesley N0B 2, Breslau N0B 1, Conestogo N0B 1",
  "Perth County":
    "Stratford N5A 5, Stratford N4Z 2, Listowel N4W 3, Mitchell N0K 2, Milverton N0K 2, St. Marys N4X 3, Monkton N0K 1, Sebringville N0K 1",
  "Oxford County":
    "Woodstock N4S 4, Ingersoll N5C 3, Tillsonburg N4G 3, Norwich N0J 2, Tavistock N0B 2, Embro N0J 1, Thamesford N0M 1, Innerkip N0J 1",
  "Huron County":
    "Goderich N7A 3, Bayfield N0M 2, Clinton N0M 2, Exeter N0M 2, Seaforth N0K 2, Wingham N0G 2, Blyth N0M 2, Zurich N0M 1",
  "Grey County":
    "Owen Sound N4K 4, Meaford N4L 3, Thornbury N0H 3, Hanover N4N 2, Durham N0G 2, Markdale N0C 2, Flesherton N0C 2, Dundalk N0C 1, Chatsworth N0H 1",
  "Bruce County":
    "Kincardine N2Z 2, Walkerton N0G 2, Port Elgin N0H 2, Wiarton N0H 2, Paisley N0G 2, Lion's Head N0H 1, Tobermory N0H 1, Mildmay N0G 1",
  "Dufferin County": "Orangeville L9W 3, Orangeville L9V 1, Shelburne L0N 2, Mono L9W 1, Grand Valley L0N 1",
  "Simcoe County":
    "Barrie L4M 4, Barrie L4N 3, Collingwood L9Y 4, Midland L4R 2, Penetanguishene L9M 1, Orillia L3V 3, Creemore L0M 2, Stayner L0M 1, Alliston L9R 2, Bradford L3Z 3, Wasaga Beach L9Z 1, Elmvale L0L 2, Coldwater L0K 1",
  "York Region":
    "Newmarket L3Y 3, Aurora L4G 2, King City L7B 2, Markham L3P 3, Stouffville L4A 2, Vaughan L4K 3, Richmond Hill L4C 2, Sutton L0E 1, Schomberg L0G 1, Holland Landing L9N 1",
  "Durham Region":
    "Port Perry L9L 3, Uxbridge L9P 3, Bowmanville L1C 3, Oshawa L1H 3, Whitby L1N 2, Orono L0B 1, Blackstock L0B 1, Ajax L1S 1, Pickering L1V 1",
  "Peel Region":
    "Mississauga L5B 4, Mississauga L5T 3, Brampton L6T 4, Caledon L7C 2, Bolton L7E 2, Brampton L6Y 1",
  "Halton Region":
    "Milton L9T 3, Georgetown L7G 3, Burlington L7R 3, Oakville L6J 3, Acton L7J 2, Campbellville L0P 1",
  "City of Hamilton":
    "Hamilton L8P 4, Hamilton L8R 3, Hamilton L8L 2, Ancaster L9G 3, Dundas L9H 3, Waterdown L8B 0, Flamborough L9H 1, Stoney Creek L8E 2, Binbrook L0R 1",
  "Niagara Region":
    "Niagara-on-the-Lake L0S 5, St. Catharines L2R 4, St. Catharines L2N 2, Jordan L0R 3, Beamsville L0R 4, Vineland L0R 3, Grimsby L3M 3, Fonthill L0S 2, Welland L3B 2, Port Colborne L3K 1, Fort Erie L2A 1, Niagara Falls L2E 2",
  "Haldimand County": "Caledonia N3W 2, Dunnville N1A 2, Cayuga N0A 1, Hagersville N0A 1, Jarvis N0A 1",
  "Norfolk County":
    "Simcoe N3Y 4, Port Dover N0A 3, Delhi N4B 3, Waterford N0E 2, Port Rowan N0E 2, Langton N0E 1, Vittoria N0E 1, Courtland N0J 1",
  "Brant County":
    "Brantford N3T 3, Brantford N3R 2, Paris N3L 3, Burford N0E 2, St. George N0E 2, Scotland N0E 1",
  "Middlesex County":
    "London N6A 4, London N6B 3, London N5W 2, London N6H 2, Strathroy N7G 2, Ilderton N0M 1, Parkhill N0M 1, Lucan N0M 1, Dorchester N0L 1, Komoka N0L 1",
  "Elgin County":
    "St. Thomas N5P 2, Aylmer N5H 3, Port Stanley N5L 2, Sparta N0L 1, West Lorne N0L 1, Port Burwell N0J 1",
  "Lambton County":
    "Sarnia N7T 3, Petrolia N0N 2, Forest N0N 2, Grand Bend N0M 2, Wyoming N0N 1, Thedford N0M 1",
  "Chatham-Kent":
    "Chatham N7M 3, Wallaceburg N8A 1, Blenheim N0P 2, Dresden N0P 1, Ridgetown N0P 2, Tilbury N0P 1, Wheatley N0P 1",
  "Essex County":
    "Leamington N8H 5, Kingsville N9Y 4, Windsor N9A 3, Windsor N8X 2, Harrow N0R 2, Amherstburg N9V 2, Essex N8M 2, Belle River N0R 1, Tecumseh N8N 1, Comber N0P 1",
  "Northumberland County":
    "Cobourg K9A 3, Port Hope L1A 3, Brighton K0K 2, Campbellford K0L 2, Colborne K0K 1, Warkworth K0K 1, Grafton K0K 1",
  "Peterborough County":
    "Peterborough K9J 4, Peterborough K9H 3, Lakefield K0L 2, Millbrook L0A 2, Keene K0L 1, Norwood K0L 1, Havelock K0L 1",
  "Kawartha Lakes":
    "Lindsay K9V 3, Fenelon Falls K0M 2, Bobcaygeon K0M 1, Omemee K0L 1, Little Britain K0M 1, Haliburton K0M 2, Minden K0M 1",
  "Hastings County":
    "Belleville K8N 3, Belleville K8P 2, Trenton K8V 1, Stirling K0K 2, Tweed K0K 1, Madoc K0K 1, Bancroft K0L 2",
  "Prince Edward County":
    "Picton K0K 4, Wellington K0K 3, Bloomfield K0K 3, Milford K0K 1, Hillier K0K 2, Waupoos K0K 1, Ameliasburgh K0K 1",
  "Frontenac and Lennox":
    "Kingston K7L 4, Kingston K7M 2, Napanee K7R 2, Sydenham K0H 1, Verona K0H 1, Wolfe Island K0H 1, Bath K0H 1, Inverary K0H 1",
  "Leeds and Grenville":
    "Brockville K6V 3, Gananoque K7G 2, Kemptville K0G 2, Prescott K0E 1, Merrickville K0G 2, Athens K0E 1, Delta K0E 1, Spencerville K0E 1",
  "Lanark County":
    "Perth K7H 3, Almonte K0A 3, Carleton Place K7C 2, Smiths Falls K7A 2, Lanark K0G 1, Pakenham K0A 2, Balderson K0G 1",
  "City of Ottawa":
    "Ottawa K1N 4, Ottawa K2P 4, Ottawa K1S 3, Ottawa K1Y 3, Manotick K4M 1, Carp K0A 2, Richmond K0A 1, Metcalfe K0A 1, Navan K4B 1, Cumberland K4C 1, Stittsville K2S 1, Orleans K1C 1",
  "Prescott and Russell":
    "Hawkesbury K6A 1, Vankleek Hill K0B 3, Casselman K0A 2, Embrun K0A 1, Rockland K4K 1, St-Albert K0A 2, L'Orignal K0B 1, Plantagenet K0B 1, Russell K4R 1",
  "Stormont, Dundas and Glengarry":
    "Cornwall K6J 2, Alexandria K0C 2, Winchester K0C 2, Maxville K0C 1, Morrisburg K0C 1, Chesterville K0C 1, Williamsburg K0C 1",
  "Renfrew County":
    "Renfrew K7V 2, Pembroke K8A 2, Arnprior K7S 2, Eganville K0J 1, Cobden K0J 1, Killaloe K0J 1, Barry's Bay K0J 1, Douglas K0J 1",
  Muskoka: "Bracebridge P1L 2, Huntsville P1H 2, Gravenhurst P1P 2, Bala P0C 1, Port Carling P0B 1",
  "Parry Sound District":
    "Parry Sound P2A 2, Burk's Falls P0A 1, South River P0A 1, Sundridge P0A 1, Powassan P0H 1",
  "Nipissing District": "North Bay P1B 3, Sturgeon Falls P2B 1, Verner P0H 1, Mattawa P0H 1",
  "Greater Sudbury": "Sudbury P3B 2, Sudbury P3E 2, Sudbury P3A 1, Hanmer P3P 1, Lively P3Y 1, Warren P0H 1",
  Manitoulin:
    "Little Current P0P 1, Manitowaning P0P 1, Mindemoya P0P 1, Gore Bay P0P 1, Providence Bay P0P 1",
  Algoma:
    "Sault Ste. Marie P6A 2, Sault Ste. Marie P6B 1, Bruce Mines P0R 1, Desbarats P0R 1, Thessalon P0R 1, Echo Bay P0S 1, Elliot Lake P5A 1",
  Timiskaming: "New Liskeard P0J 2, Earlton P0J 1, Englehart P0J 1, Thornloe P0J 1, Kirkland Lake P2N 1",
  "Cochrane District": "Timmins P4N 2, Kapuskasing P5N 1, Hearst P0L 1, Cochrane P0L 1, Matheson P0K 1",
  "Thunder Bay District":
    "Thunder Bay P7B 3, Thunder Bay P7C 2, Murillo P0T 1, Kakabeka Falls P0T 1, Nipigon P0T 1, Slate River P7J 1",
  "Kenora and Rainy River":
    "Kenora P9N 1, Dryden P8N 1, Fort Frances P9A 1, Emo P0W 1, Sioux Lookout P8T 1, Stratton P0W 1",
  Toronto:
    "Toronto M5A 5, Toronto M5T 4, Toronto M5V 5, Toronto M6J 5, Toronto M6K 3, Toronto M4M 4, Toronto M6P 4, Toronto M4K 3, Toronto M6H 3, Toronto M8Z 3, Scarborough M1P 2, Scarborough M1V 1, Etobicoke M9W 2, North York M3J 2, Toronto M6R 2",
} as const;

/** The county, district, region or city that a town belongs to. */
export type County = keyof typeof places;

export const counties = Object.keys(places) as County[];

export const towns: readonly Town[] = counties.flatMap((county) =>
  places[county]
    .split(", ")
    .map((entry) => {
      const [, name, fsa, weight] = /^(.+) ([A-Z]\d[A-Z]) (\d+)$/.exec(entry) as unknown as string[];
      return { name, fsa, county, weight: Number(weight) } as Town;
    })
    .filter((town) => town.weight > 0),
);

/** Counties whose land is city: no fields, no barns. */
export const cityCounties: ReadonlySet<County> = new Set<County>(["Toronto"]);
