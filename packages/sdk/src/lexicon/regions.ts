/** A part of Ontario that people name, and its towns: a business in one of them lies in the region. */
export interface Region {
  /** The first English name. */
  readonly key: string;
  /** Names in English, lower case. Dots, hyphens and apostrophes make no difference. */
  readonly en: readonly string[];
  /** Names in French; may be empty. */
  readonly fr: readonly string[];
  /** Cities, towns and villages, lower case, as addresses write them. A town may lie in several regions. */
  readonly towns: readonly string[];
}

const list = (text: string): string[] => text.split(",").map((name) => name.trim());

function county(english: string, french: string, towns: string): Region {
  const en = list(english);
  return { key: en[0] as string, en, fr: list(french), towns: list(towns) };
}

/** Counties, regional municipalities, districts and single cities, each with its towns. */
const COUNTIES: readonly Region[] = [
  // The Golden Horseshoe
  county(
    "toronto, city of toronto",
    "toronto, ville de toronto",
    "toronto, etobicoke, scarborough, north york, york, east york, downsview, weston",
  ),
  county(
    "peel, peel region, region of peel",
    "peel, région de peel",
    "mississauga, brampton, caledon, bolton, caledon east, inglewood, alton, port credit, streetsville, malton, palgrave",
  ),
  county(
    "york region, regional municipality of york",
    "région de york",
    "markham, vaughan, richmond hill, newmarket, aurora, king city, king, stouffville, whitchurch-stouffville, georgina, keswick, sutton, sutton west, east gwillimbury, holland landing, mount albert, sharon, schomberg, nobleton, kettleby, woodbridge, concord, thornhill, maple, kleinburg, unionville, queensville, pefferlaw, jacksons point, gormley",
  ),
  county(
    "durham, durham region, region of durham",
    "durham, région de durham",
    "oshawa, whitby, ajax, pickering, clarington, bowmanville, newcastle, courtice, orono, uxbridge, port perry, scugog, brock, beaverton, cannington, sunderland, blackstock, brooklin, claremont, goodwood, greenbank, nestleton, zephyr, hampton",
  ),
  county(
    "halton, halton region, region of halton",
    "halton, région de halton",
    "oakville, burlington, milton, halton hills, georgetown, acton, campbellville, limehouse, glen williams, moffat",
  ),
  county(
    "hamilton, hamilton-wentworth, city of hamilton",
    "hamilton, ville de hamilton",
    "hamilton, stoney creek, dundas, ancaster, waterdown, flamborough, binbrook, mount hope, glanbrook, freelton, lynden, jerseyville, carlisle, winona, millgrove, troy, copetown",
  ),
  county(
    "niagara, niagara region, niagara peninsula, region of niagara",
    "niagara, région de niagara, péninsule du niagara",
    "st. catharines, niagara falls, niagara-on-the-lake, welland, fort erie, port colborne, thorold, pelham, grimsby, lincoln, west lincoln, wainfleet, beamsville, vineland, vineland station, jordan, jordan station, smithville, fonthill, fenwick, ridgeville, virgil, queenston, st. davids, crystal beach, ridgeway, stevensville, caistor centre, wellandport, port dalhousie, chippawa, st. anns, sherkston",
  ),
  // Southwestern Ontario
  county(
    "waterloo, waterloo region, region of waterloo, kitchener-waterloo, kw, k-w, tri-cities",
    "waterloo, région de waterloo",
    "kitchener, waterloo, cambridge, elmira, new hamburg, baden, wellesley, st. jacobs, ayr, breslau, conestogo, linwood, st. clements, heidelberg, petersburg, st. agatha, new dundee, hawkesville, wallenstein, maryhill, bloomingdale, north dumfries, woolwich, wilmot, galt, preston, hespeler, floradale, west montrose",
  ),
  county(
    "wellington, wellington county, guelph-wellington, guelph and area",
    "comté de wellington, guelph-wellington",
    "guelph, fergus, elora, erin, hillsburgh, arthur, mount forest, palmerston, harriston, drayton, moorefield, clifford, rockwood, eden mills, puslinch, aberfoyle, morriston, alma, belwood, centre wellington, minto, mapleton, guelph-eramosa, ariss, kenilworth",
  ),
  county(
    "brant, brant county, county of brant, brantford-brant",
    "brant, comté de brant",
    "brantford, paris, st. george, burford, scotland, mount pleasant, oakland, glen morris, ohsweken, six nations, cathcart, harley",
  ),
  county(
    "haldimand-norfolk, haldimand and norfolk, haldimand norfolk region",
    "haldimand-norfolk",
    "simcoe, caledonia, port dover, delhi, waterford, dunnville, hagersville, cayuga, jarvis, port rowan, courtland, vittoria, langton, teeterville, turkey point, st. williams, la salette, selkirk, fisherville, nanticoke, windham centre, townsend, lowbanks, canfield, walsingham",
  ),
  county(
    "norfolk, norfolk county, ontario's garden",
    "comté de norfolk",
    "simcoe, port dover, delhi, waterford, port rowan, courtland, vittoria, langton, teeterville, turkey point, st. williams, la salette, windham centre, walsingham",
  ),
  county(
    "haldimand, haldimand county",
    "comté de haldimand",
    "caledonia, dunnville, hagersville, cayuga, jarvis, selkirk, fisherville, nanticoke, townsend, lowbanks, canfield",
  ),
  county(
    "oxford, oxford county, county of oxford",
    "comté d'oxford",
    "woodstock, ingersoll, tillsonburg, norwich, tavistock, embro, thamesford, plattsville, innerkip, drumbo, princeton, otterville, mount elgin, bright, hickson, burgessville, beachville, springford, zorra, blandford-blenheim",
  ),
  county(
    "elgin, elgin county",
    "comté d'elgin",
    "st. thomas, aylmer, port stanley, dutton, west lorne, rodney, port burwell, sparta, straffordville, belmont, springfield, bayham, malahide, fingal, shedden, vienna, union, eden",
  ),
  county(
    "middlesex, middlesex county, london and area, london-middlesex",
    "comté de middlesex, london-middlesex",
    "london, strathroy, parkhill, lucan, ilderton, dorchester, mount brydges, glencoe, newbury, ailsa craig, komoka, kilworth, thorndale, delaware, arva, lambeth, wardsville, appin, melbourne, denfield, kerwood",
  ),
  county(
    "perth county, county of perth, stratford and area, stratford-perth",
    "comté de perth",
    "stratford, st. marys, listowel, mitchell, milverton, atwood, monkton, sebringville, shakespeare, st. pauls, dublin, gowanstown, millbank, newton, west perth, north perth, gads hill",
  ),
  county(
    "huron, huron county, ontario's west coast",
    "comté de huron",
    "goderich, exeter, clinton, wingham, seaforth, bayfield, blyth, brussels, zurich, hensall, dashwood, crediton, auburn, belgrave, dungannon, londesborough, varna, vanastra, wroxeter, gorrie, fordwich, grand bend",
  ),
  county(
    "lambton, lambton county, sarnia-lambton, lambton shores",
    "comté de lambton, sarnia-lambton",
    "sarnia, petrolia, forest, grand bend, wyoming, watford, corunna, point edward, thedford, arkona, alvinston, oil springs, brigden, courtright, camlachie, bright's grove, mooretown, sombra, port lambton, inwood",
  ),
  county(
    "chatham-kent, kent county, municipality of chatham-kent",
    "chatham-kent",
    "chatham, wallaceburg, tilbury, blenheim, ridgetown, dresden, bothwell, thamesville, wheatley, merlin, highgate, erieau, pain court, charing cross, cedar springs, morpeth, dover centre",
  ),
  county(
    "essex, essex county, windsor-essex, windsor and area",
    "comté d'essex, windsor-essex",
    "windsor, leamington, kingsville, amherstburg, essex, lasalle, tecumseh, lakeshore, belle river, harrow, ruthven, cottam, stoney point, comber, mcgregor, maidstone, st. joachim, pelee island, woodslee, emeryville",
  ),
  // Grey, Bruce, Dufferin and Simcoe
  county(
    "grey, grey county",
    "comté de grey",
    "owen sound, meaford, thornbury, clarksburg, hanover, durham, markdale, dundalk, flesherton, chatsworth, neustadt, ayton, holstein, desboro, kimberley, blue mountains, the blue mountains, feversham, holland centre, kemble, elmwood, eugenia, maxwell, priceville",
  ),
  county(
    "bruce, bruce county",
    "comté de bruce",
    "kincardine, port elgin, southampton, saugeen shores, walkerton, wiarton, chesley, paisley, tiverton, ripley, lucknow, mildmay, teeswater, tobermory, lion's head, sauble beach, tara, hepworth, formosa, cargill, allenford, neyaashiinigmiing",
  ),
  county(
    "dufferin, dufferin county, headwaters, hills of headwaters",
    "comté de dufferin",
    "orangeville, shelburne, grand valley, mono, mono mills, mansfield, horning's mills, laurel, amaranth, melancthon, mulmur, east garafraxa, honeywood, terra nova",
  ),
  county(
    "simcoe county, county of simcoe, huronia",
    "comté de simcoe, huronie",
    "barrie, orillia, collingwood, wasaga beach, midland, penetanguishene, bradford, bradford west gwillimbury, innisfil, alliston, new tecumseth, beeton, tottenham, angus, creemore, stayner, elmvale, cookstown, coldwater, hillsdale, phelpston, oro, oro-medonte, oro station, tiny, tay, port mcnicoll, victoria harbour, waubaushene, lafontaine, thornton, stroud, alcona, everett, clearview, nottawa, minesing, washago, ramara, brechin, severn, loretto, perkinsfield",
  ),
  // Central Ontario
  county(
    "muskoka, district of muskoka, muskoka district, cottage country",
    "muskoka, district de muskoka",
    "bracebridge, huntsville, gravenhurst, port carling, bala, baysville, dwight, port sydney, mactier, utterson, rosseau, windermere, severn bridge, kilworthy, dorset, georgian bay, lake of bays",
  ),
  county(
    "kawartha lakes, city of kawartha lakes, victoria county",
    "kawartha lakes",
    "lindsay, fenelon falls, bobcaygeon, omemee, woodville, coboconk, kirkfield, kinmount, little britain, oakwood, norland, cameron, manilla, janetville, pontypool, bethany, dunsford",
  ),
  county(
    "peterborough, peterborough county, peterborough and area",
    "comté de peterborough",
    "peterborough, lakefield, norwood, havelock, keene, millbrook, buckhorn, apsley, bridgenorth, ennismore, warsaw, douro, selwyn, cavan, cavan monaghan, indian river, young's point, curve lake, hastings",
  ),
  county(
    "northumberland, northumberland county",
    "comté de northumberland",
    "cobourg, port hope, brighton, colborne, campbellford, trent hills, hastings, warkworth, grafton, castleton, baltimore, roseneath, cold springs, bewdley, garden hill, codrington, gores landing, cramahe, alderville",
  ),
  county(
    "haliburton, haliburton county, haliburton highlands",
    "comté de haliburton",
    "haliburton, minden, wilberforce, gooderham, carnarvon, dorset, west guilford, cardiff, highland grove, tory hill",
  ),
  // Eastern Ontario
  county(
    "prince edward county, pec, the county, prince edward",
    "comté de prince edward, prince edward",
    "picton, wellington, bloomfield, milford, ameliasburgh, consecon, hillier, demorestville, cherry valley, carrying place, rossmore, waupoos, cressy, rednersville",
  ),
  county(
    "hastings, hastings county, bay of quinte, quinte, quinte region, quinte west",
    "comté de hastings, baie de quinte",
    "belleville, trenton, quinte west, stirling, tweed, madoc, marmora, bancroft, deseronto, frankford, foxboro, shannonville, corbyville, plainfield, tyendinaga, maynooth, l'amable, eldorado, coe hill, roslin, springbrook, batawa",
  ),
  county(
    "lennox and addington, lennox & addington, lennox and addington county",
    "comté de lennox et addington",
    "napanee, greater napanee, bath, odessa, amherstview, tamworth, newburgh, yarker, camden east, enterprise, cloyne, northbrook, denbigh, stella, roblin, selby, adolphustown",
  ),
  county(
    "frontenac, frontenac county, kingston and area, kingston-frontenac",
    "comté de frontenac",
    "kingston, sydenham, verona, harrowsmith, inverary, sharbot lake, wolfe island, battersea, hartington, elginburg, glenburnie, mountain grove, plevna, godfrey, arden, tichborne, joyceville, perth road, sunbury",
  ),
  county(
    "leeds and grenville, leeds & grenville, leeds-grenville, thousand islands, 1000 islands, rideau lakes",
    "leeds et grenville, mille-îles",
    "brockville, gananoque, prescott, kemptville, merrickville, north grenville, westport, athens, lansdowne, mallorytown, delta, elgin, lyndhurst, seeleys bay, newboro, cardinal, spencerville, maitland, oxford mills, augusta, north augusta, addison, toledo, lombardy, portland, jasper, mountain, roebuck, bishops mills",
  ),
  county(
    "lanark, lanark county",
    "comté de lanark",
    "perth, smiths falls, carleton place, almonte, mississippi mills, lanark, pakenham, mcdonalds corners, maberly, clayton, balderson, appleton, ashton, beckwith, montague, tay valley, drummond-north elmsley",
  ),
  county(
    "ottawa, city of ottawa, national capital region, ottawa-carleton, ncr, ottawa and area",
    "ottawa, ville d'ottawa, région de la capitale nationale",
    "ottawa, nepean, kanata, gloucester, orléans, stittsville, manotick, richmond, carp, dunrobin, cumberland, navan, greely, metcalfe, osgoode, vernon, north gower, kars, kinburn, fitzroy harbour, constance bay, munster, vars, barrhaven, vanier, edwards, kenmore, sarsfield, carlsbad springs, woodlawn",
  ),
  county(
    "prescott and russell, prescott-russell, prescott & russell, united counties of prescott and russell",
    "prescott et russell, prescott-russell",
    "hawkesbury, rockland, casselman, embrun, russell, l'orignal, vankleek hill, alfred, plantagenet, st. isidore, limoges, bourget, clarence creek, clarence-rockland, wendover, fournier, st. eugene, st. albert, hammond, lefaivre, curran, st. bernardin, treadwell, marionville",
  ),
  county(
    "stormont dundas and glengarry, sd&g, sdg counties, sdg",
    "stormont dundas et glengarry",
    "cornwall, alexandria, winchester, chesterville, morrisburg, long sault, ingleside, iroquois, maxville, lancaster, williamstown, crysler, finch, avonmore, martintown, dalkeith, green valley, apple hill, st. andrews west, williamsburg, south mountain, inkerman, mountain, newington, berwick, moose creek, glen robertson, bainsville, lunenburg, summerstown, akwesasne",
  ),
  county(
    "renfrew, renfrew county, county of renfrew, upper ottawa valley",
    "comté de renfrew",
    "pembroke, petawawa, arnprior, renfrew, deep river, eganville, barry's bay, cobden, beachburg, killaloe, douglas, burnstown, calabogie, combermere, white lake, foresters falls, braeside, westmeath, golden lake, chalk river, palmer rapids, admaston, laurentian valley, pikwakanagan, haley station, wilno",
  ),
  // Northern Ontario
  county(
    "nipissing, nipissing district, district of nipissing",
    "nipissing, district de nipissing",
    "north bay, sturgeon falls, mattawa, west nipissing, callander, powassan, verner, temagami, corbeil, astorville, bonfield, field, lavigne, cache bay, redbridge, east ferris",
  ),
  county(
    "parry sound, parry sound district, almaguin, almaguin highlands, district of parry sound",
    "parry sound, district de parry sound",
    "parry sound, burk's falls, sundridge, south river, magnetawan, trout creek, powassan, callander, restoule, mckellar, dunchurch, kearney, emsdale, sprucedale, nobel, loring, seguin, nipissing, katrine",
  ),
  county(
    "sudbury, greater sudbury, sudbury district, nickel belt",
    "sudbury, grand sudbury, district de sudbury",
    "sudbury, greater sudbury, chelmsford, azilda, val caron, hanmer, lively, garson, capreol, copper cliff, espanola, massey, chapleau, noelville, st. charles, warren, markstay, french river, alban, blezard valley, naughton, whitefish, wahnapitae, coniston, val therese, hagar, nairn centre, gogama, foleyet",
  ),
  county(
    "manitoulin, manitoulin island, manitoulin district",
    "manitoulin, île manitoulin",
    "little current, gore bay, mindemoya, manitowaning, m'chigeeng, wiikwemkoong, wikwemikong, providence bay, kagawong, tehkummah, spring bay, sheguiandah, south baymouth, evansville, silver water, meldrum bay",
  ),
  county(
    "algoma, algoma district, district of algoma",
    "algoma, district d'algoma",
    "sault ste. marie, elliot lake, blind river, wawa, thessalon, bruce mines, desbarats, echo bay, richards landing, st. joseph island, iron bridge, hilton beach, goulais river, spanish, hornepayne, white river, dubreuilville, garden river, spragge",
  ),
  county(
    "timiskaming, temiskaming, timiskaming district, temiskaming shores, lake temiskaming",
    "timiskaming, témiscamingue, district de timiskaming",
    "temiskaming shores, new liskeard, haileybury, cobalt, earlton, englehart, kirkland lake, dymond, thornloe, belle vallee, elk lake, latchford, virginiatown, matachewan, larder lake, charlton",
  ),
  county(
    "cochrane, cochrane district, district of cochrane",
    "cochrane, district de cochrane",
    "timmins, kapuskasing, cochrane, hearst, iroquois falls, matheson, smooth rock falls, moonbeam, mattice, val gagne, porcupine, south porcupine, moosonee, opasatika, fauquier, black river-matheson, val rita, ramore, moose factory, schumacher",
  ),
  county(
    "thunder bay, thunder bay district, district of thunder bay, lakehead",
    "thunder bay, district de thunder bay",
    "thunder bay, kakabeka falls, nipigon, marathon, geraldton, greenstone, longlac, schreiber, terrace bay, manitouwadge, murillo, red rock, rosslyn, south gillies, nolalu, neebing, slate river, dorion, shuniah, oliver paipoonge, armstrong, upsala, conmee",
  ),
  county(
    "rainy river, rainy river district, district of rainy river",
    "rainy river, district de rainy river",
    "fort frances, emo, rainy river, atikokan, stratton, devlin, barwick, sleeman, nestor falls, chapple, la vallee, mine centre",
  ),
  county(
    "kenora, kenora district, lake of the woods, district of kenora, sunset country",
    "kenora, district de kenora",
    "kenora, dryden, sioux lookout, red lake, ignace, keewatin, ear falls, oxdrift, eagle river, vermilion bay, machin, sioux narrows, balmertown, wabigoon, pickle lake, minnitaki",
  ),
];

/** A region that consists of counties, given by their keys, and perhaps of towns beyond them. */
function area(english: string, french: string, counties: string, beyond = ""): Region {
  const en = list(english);
  const members = list(counties).map((key) => {
    const member = COUNTIES.find((candidate) => candidate.key === key);
    if (!member) throw new Error(`${en[0]}: no county has the key "${key}".`);
    return member;
  });
  const towns = [...members.flatMap((member) => member.towns), ...(beyond === "" ? [] : list(beyond))];
  return { key: en[0] as string, en, fr: list(french), towns: [...new Set(towns)] };
}

const GTA = "toronto, peel, york region, durham, halton";
const SOUTHWEST =
  "waterloo, wellington, brant, haldimand-norfolk, oxford, elgin, middlesex, perth county, huron, lambton, chatham-kent, essex, grey, bruce";
const EAST =
  "prince edward county, hastings, lennox and addington, frontenac, leeds and grenville, lanark, ottawa, prescott and russell, stormont dundas and glengarry, renfrew";
const NORTHEAST = "nipissing, parry sound, sudbury, manitoulin, algoma, timiskaming, cochrane";
const NORTHWEST = "thunder bay, rainy river, kenora";

/** What people call larger parts of the province. */
const AREAS: readonly Region[] = [
  area(
    "greater toronto area, gta, toronto area, greater toronto",
    "grand toronto, région du grand toronto, rgt",
    GTA,
  ),
  area("gtha, greater toronto and hamilton area, greater toronto hamilton area", "rgth", `${GTA}, hamilton`),
  area("golden horseshoe, greater golden horseshoe", "fer à cheval doré", `${GTA}, hamilton, niagara`),
  area(
    "central ontario",
    "centre de l'ontario",
    "simcoe county, muskoka, kawartha lakes, peterborough, northumberland, haliburton, dufferin",
  ),
  area("grey-bruce, grey and bruce", "grey-bruce, grey et bruce", "grey, bruce"),
  area("huron-perth, huron and perth, perth-huron", "huron-perth", "huron, perth county"),
  area(
    "southwestern ontario, southwest ontario, south western ontario, swo",
    "sud-ouest de l'ontario, sud-ouest ontarien",
    SOUTHWEST,
  ),
  area(
    "southern ontario, south ontario",
    "sud de l'ontario",
    `${GTA}, hamilton, niagara, ${SOUTHWEST}, dufferin, simcoe county`,
  ),
  area("eastern ontario, east ontario", "est de l'ontario, est ontarien", EAST),
  area("northern ontario, the north", "nord de l'ontario, nord ontarien", `${NORTHEAST}, ${NORTHWEST}`),
  area(
    "northeastern ontario, northeast ontario, north eastern ontario",
    "nord-est de l'ontario, nord-est ontarien",
    NORTHEAST,
  ),
  area(
    "northwestern ontario, northwest ontario, north western ontario",
    "nord-ouest de l'ontario, nord-ouest ontarien",
    NORTHWEST,
  ),
  area("ottawa valley, the valley", "vallée de l'outaouais", "ottawa, renfrew, lanark"),
  area("kawarthas, the kawarthas, kawartha", "kawarthas", "kawartha lakes, peterborough"),
  area(
    "south georgian bay, georgian triangle, georgian bay area",
    "sud de la baie georgienne",
    "simcoe county, grey",
  ),
  area("lake simcoe region, lake simcoe, lake simcoe area", "lac simcoe", "simcoe county, york region"),
];

/** Small parts of counties that have a name of their own. */
const LOCALITIES: readonly Region[] = [
  county(
    "holland marsh, the marsh",
    "marais de holland",
    "bradford, bradford west gwillimbury, king, king city, newmarket, east gwillimbury, holland landing, schomberg, kettleby",
  ),
  county(
    "blue mountain, blue mountains area, collingwood and area",
    "montagnes bleues",
    "collingwood, thornbury, clarksburg, blue mountains, the blue mountains, meaford, wasaga beach, stayner, nottawa",
  ),
  county(
    "bruce peninsula, the bruce, north bruce peninsula",
    "péninsule bruce",
    "tobermory, lion's head, wiarton, sauble beach, hepworth, neyaashiinigmiing",
  ),
  county(
    "twenty valley, niagara benchlands, beamsville bench",
    "vallée twenty",
    "beamsville, vineland, vineland station, jordan, jordan station, lincoln, grimsby, st. anns",
  ),
];

/** Ontario's counties, districts and everyday regions. */
export const REGIONS: readonly Region[] = [...COUNTIES, ...AREAS, ...LOCALITIES];
