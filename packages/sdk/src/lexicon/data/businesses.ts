export const BUSINESSES = `
# Kinds of business and organization.
farm, farmer | ferme, fermier, agriculteur, exploitation agricole
grower, producer, grower/producer, primary producer | producteur, cultivateur, producteur agricole < farm
vegetable farm, market garden, market gardener, truck farm | ferme maraîchère, maraîcher, jardin maraîcher < grower
fruit farm, fruit grower | ferme fruitière, producteur de fruits < grower
orchard, apple orchard, fruit orchard | verger, pommeraie, pomiculteur < fruit farm
vineyard, grape grower | vignoble, viticulteur < grower
berry farm, strawberry farm, blueberry farm | ferme de petits fruits, fraisière, bleuetière < fruit farm
livestock farm, ranch, rancher | ferme d'élevage, élevage, éleveur < farm
beef farm, beef farmer | ferme bovine, éleveur de bovins < livestock farm
pig farm, hog farm | porcherie, ferme porcine < livestock farm
sheep farm, sheep farmer | bergerie, ferme ovine < livestock farm
goat farm | chèvrerie, ferme caprine < livestock farm
poultry farm, chicken farm, egg farm | ferme avicole, poulailler < livestock farm
dairy farm, dairy farmer | ferme laitière, producteur laitier < livestock farm
fish farm, aquaculture | pisciculture, aquaculture < farm
apiary, beekeeper, beekeeping, honey farm, honey producer | rucher, apiculteur, apiculture < farm
sugar bush, sugarbush, maple farm, sugar shack, maple producer, sugar house, pancake house | érablière, cabane à sucre, acériculteur < farm
mushroom farm | champignonnière < farm
herb farm, lavender farm | ferme d'herbes, ferme de lavande < farm
flower farm, flower grower | ferme florale, floriculteur < farm
christmas tree farm, tree farm | ferme de sapins de noël, plantation de sapins < farm
grain farm, cash crop farm, crop farm, cash crop | ferme céréalière, grande culture, céréalier < farm
organic farm, organic farmer | ferme biologique, ferme bio < farm, organic
hobby farm, small farm, homestead | fermette, petite ferme < farm
community farm, community garden, community agriculture, allotment garden, urban garden | jardin communautaire, agriculture communautaire, ferme communautaire < community supported agriculture
community supported agriculture, csa, csa box, csa share, farm share, harvest box, farm box, community-supported agriculture program, weekly box, vegetable csa, harvest share, crop share, shared harvest | agriculture soutenue par la communauté, asc, panier bio, panier fermier, panier de la ferme, fermier de famille
pick-your-own, u-pick, upick, pyo, you-pick, pick your own fruit, self-pick | autocueillette, auto-cueillette, cueillette libre < agritourism
farmers' market, farm market, farmer market stall, public market | marché fermier, marché, marché public, marché de producteurs, marché agricole
on-farm market, farm stand, farm store, farm shop, roadside stand, farm gate, farmgate, farm stall, road stand, farm gate sale, on-farm store | kiosque à la ferme, vente à la ferme, marché à la ferme, kiosque fermier, boutique à la ferme
vendor, market vendor, stallholder | marchand, exposant de marché
seller, supplier | vendeur, fournisseur
buyer, purchaser | acheteur
processor, food processor, manufacturer, food manufacturer, maker, food producer | transformateur, fabricant, transformateur alimentaire < processing
packer | emballeur, conditionneur < packing
service provider, service provider directory, business opportunity | prestataire de services, fournisseur de services < service
organization, association, agricultural assoc., agricultural association, farm organization, commodity group, marketing board, non-profit, nonprofit, ngo, charity | organisme, association, association agricole, organisme à but non lucratif, osbl
buy local network, regional food network, local food network, food network, local food organization, food council, food policy council | réseau alimentaire régional, réseau d'achat local, conseil alimentaire < organization
farmers' union, federation of agriculture | fédération de l'agriculture, syndicat agricole < organization
government, municipality, government agency, economic development, ministry, county government, conservation authority | gouvernement, municipalité, développement économique, ministère
chamber of commerce | chambre de commerce < organization
winery, wine maker, winemaker, estate winery, fruit winery | vinerie, domaine viticole, vigneron
brewery, craft brewery, microbrewery, brewer, brewpub, brew pub | brasserie, microbrasserie, brasseur
cidery, cider house, cider maker, hard cider maker | cidrerie, cidriculteur
distillery, craft distillery, distiller | distillerie, distillateur
meadery | hydromellerie
bakery, bakeshop, baker, bake shop | boulangerie, boulanger, pâtisserie boutique, boulangerie-pâtisserie
pastry shop, patisserie | pâtissier, pâtisserie < bakery
butcher, butcher shop, meat shop, meat market | boucher, boucherie
deli, delicatessen, delicatessen counter | charcutier, épicerie-traiteur
fishmonger, fish market, fish shop, seafood shop | poissonnier, poissonnerie
cheese shop, cheesemonger | fromager, boutique de fromage
cheese maker, cheesemaker, cheese factory, fromagerie | fromagerie, fabricant de fromage
creamery, dairy plant, dairy processor | crèmerie, laiterie, beurrerie
cannery | usine de conserves
flour mill, mill, miller, gristmill, grist mill, stone mill | moulin, moulin à farine, meunier, minoterie
feed mill, feed store, feed supplier, farm supply, farm supply store, co-op feed store | meunerie d'aliments, coop agricole, magasin agricole < input provider
coffee roaster, coffee roastery, roastery | torréfacteur, brûlerie
chocolatier, chocolate maker | chocolatier, chocolaterie
ice cream shop, ice cream parlour, ice cream maker | bar laitier, glacier
food hub, aggregator or hub, hub, local food hub, food aggregation hub | pôle alimentaire, carrefour alimentaire, plaque tournante alimentaire < distribution
distributor, food distributor, produce distributor, food distributor and wholesaler | distributeur, distributeur alimentaire < distribution
wholesale, wholesaler, wholesaling, bulk wholesale | grossiste, vente en gros
broker, food broker, produce broker, sales agent | courtier, courtier alimentaire
food terminal, ontario food terminal | marché central, ontario food terminal < wholesale
auction, produce auction, livestock auction, sale barn, stockyard | encan, encan de produits, marché aux bestiaux
retail, retailer, retail operator, retail operator/shop, shop, store, retail store | détaillant, commerce de détail, magasin, boutique
grocery store, grocery, grocer, supermarket, independent grocer, greengrocer, food store, food retailer | épicerie, épicier, supermarché, marché d'alimentation < retail
health food store, natural food store, organic store, organic grocery | magasin d'aliments naturels, épicerie bio, magasin santé < grocery store
convenience store, general store, corner store, variety store | dépanneur, magasin général < retail
bulk food store, bulk store | magasin en vrac < grocery store
specialty food store, gourmet shop, gourmet food store | boutique d'épicerie fine < retail
gift shop | boutique de cadeaux < retail
garden centre, garden center | centre de jardinage, jardinerie < retail
co-op, coop, cooperative, co-operative, food co-op, worker co-op | coopérative, coop
restaurant, eatery, diner, bistro, fine dining, steakhouse, farm-to-table restaurant | restaurant, resto, bistro, bistrot
pub, gastropub, tavern, beer hall | pub, gastropub, taverne < restaurant
cafe, coffee shop, coffeehouse, tea house, tea room | café-restaurant, café-bistro, salon de thé < restaurant
pizzeria, pizza shop | pizzeria < restaurant
food truck, mobile food vendor, chip truck | camion de cuisine, camion-restaurant, cantine mobile
chef, cook, executive chef | chef, chef cuisinier, cuisinier
caterer | traiteur < catering
food service provider, food service company, contract caterer, foodservice distributor | fournisseur de services alimentaires, entreprise de services alimentaires < food service
hotel, inn, resort | hôtel, auberge, centre de villégiature
institution, institutional buyer, broader public sector, public sector | institution, établissement, secteur public
hospital, health care, healthcare facility | hôpital, hôpitaux, établissement de santé < institution
long-term care, long-term care home, ltc home, care home, nursing home, retirement home, seniors' residence | soins de longue durée, résidence pour aînés, foyer de soins, foyer de soins de longue durée < institution
school, elementary school, high school, school or cafeteria | école, école primaire, école secondaire < institution
cafeteria, canteen | cafétéria, cantine < food service
school supplier, school supplier/vendor, school vendor | fournisseur scolaire
school board | conseil scolaire < institution
university, college, campus, post-secondary | université, collège, campus < institution
daycare, child care, childcare, day care centre, nursery school | garderie, centre de la petite enfance < institution
correctional facility, prison, jail | prison, établissement correctionnel < institution
summer camp, camp | camp de vacances, camp d'été < institution
food bank, food pantry, community food centre, food charity, soup kitchen, emergency food, food donation | banque alimentaire, soupe populaire, don alimentaire, aide alimentaire
greenhouse, greenhouse grower, glasshouse, greenhouse operator | serre, serriste, serriculteur
nursery, plant nursery, tree nursery, garden nursery, nurseryman | pépinière, pépiniériste
seed company, seed house, seed supplier, seed producer | semencier, grainetier < input provider
input provider, farm input, agricultural input, crop input, input supplier | fournisseur d'intrants, intrant, intrant agricole
hatchery, poultry hatchery | couvoir < input provider
florist, flower shop | fleuriste
pet store, pet shop | animalerie < retail
`;
