export const SERVICES = `
# Processing, logistics and other services that food businesses buy from each other.
service, support service, support industry, other support industry, business service | service, service aux entreprises
agricultural service, other agriculture, agriculture, farming | agriculture, service agricole

# Processing
processing, food processing, food processor services, value-added processing | transformation, transformation alimentaire
custom processing, toll processing, contract processing, custom processor | transformation à forfait, transformateur à forfait, transformation à façon, transformateur à façon < processing
co-packing, copacking, co-packer, copacker, contract packing, contract packer, co-manufacturing, co-manufacturer, comanufacturer, contract manufacturing, contract manufacturer, co-man | emballage à forfait, sous-traitance alimentaire, co-emballage, fabrication à forfait, conditionnement à forfait, conditionneur à forfait, conditionnement à façon, emballage à façon, fabrication à façon < processing
private label, white label, private labelling, own label, your own label, own-label product, own brand, store brand, custom label | marque privée, marque maison, marque de distributeur < processing
recipe development, product development, recipe scale-up, r&d, food science, new product development | développement de produit, développement de recette, recherche et développement < consulting
further processing | transformation secondaire < processing
meat processing, further meat processing, meat cutting, butchering, butchery service | transformation de la viande, découpe de viande < processing
abattoir, slaughterhouse, slaughter house, abattoir service, abattoir services (meat), slaughter, slaughtering, kill floor, custom slaughter, meat packer, meat plant, slaughter date, kill date, abattoir date, abattoir space, abattoir booking, slaughter slot, booking for slaughter, slaughter spot | abattoir, abattage, service d'abattage, date d'abattage, place à l'abattoir, rendez-vous à l'abattoir < meat processing
poultry processing, chicken processing, poultry abattoir, chicken abattoir, mobile abattoir | abattoir de volaille, transformation de volaille < abattoir
cutting and wrapping, cut and wrap, cut-and-wrapped, custom cutting, custom cut | découpe et emballage, découpe à forfait < meat processing
sausage making, custom sausage making | fabrication de saucisses < meat processing
deer processing, venison processing, wild game processing, game processing | transformation de gibier, débitage de chevreuil < meat processing
curing, meat curing, brining | saumurage < meat processing
smoking, meat smoking, smokehouse, fish smoking | fumage, fumaison, boucanage, fumoir < processing
rendering | équarrissage < meat processing
hide tanning, tanning, tannery | tannage, tannerie < processing
fish processing, fish filleting, filleting | transformation du poisson < processing
dairy processing, other dairy processing, milk processing | transformation laitière < processing
cheese making, cheesemaking | fabrication de fromage < dairy processing
pasteurization, pasteurizing | pasteurisation < processing
egg grading, egg grading station, egg grader | classement des œufs, poste de classement d'œufs < processing
vegetable processing, fruit processing, produce processing | transformation de légumes, transformation de fruits < processing
washing, vegetable washing, produce washing, washing line | lavage de légumes < vegetable processing
chopping, dicing, slicing, chopping/dicing/slicing, cutting vegetable | coupe de légumes, coupe en dés, tranchage < vegetable processing
peeling | épluchage, pelage < vegetable processing
pureeing, puree making | réduction en purée < vegetable processing
canning, jarring, home canning, bottled preserve making | mise en conserve, conserverie < processing
bottling, mobile bottling, bottling line, filling line, bottling service, contract bottling, custom bottling | embouteillage, mise en bouteille, service d'embouteillage < processing
can filling, mobile canning, canning line beer | mise en canette < bottling
juicing, pressing, juicing/pressing, juice pressing, apple pressing, custom pressing, cider pressing, apple press | pressage, pressage de pommes, extraction de jus < processing
high-pressure processing, hpp, high-pressure pasteurization, cold pasteurization | haute pression, pascalisation, pasteurisation à froid < processing
drying, dehydrating, dehydration, food drying | séchage, déshydratation < processing
freeze-drying, freeze dry, freeze dryer, freeze-dried, lyophilization | lyophilisation, lyophilisé < drying
spray drying | séchage par atomisation < drying
grain drying, custom grain drying, grain dryer | séchage de grain, séchage des grains < drying
freezing, blast freezing, flash freezing, iqf freezing, quick freezing | congélation, surgélation < processing
milling, custom milling, grain milling, grinding, flour milling | mouture, meunerie < processing
grain cleaning, seed cleaning | criblage, nettoyage de grain, nettoyage de semences < processing
oil pressing, oilseed pressing, seed pressing, oil extraction | pressage d'huile, extraction d'huile < processing
malting | maltage < processing
roasting, coffee roasting, nut roasting | torréfaction < processing
fermenting, fermentation | fermentation < processing
brewing, contract brewing | brassage < processing
distilling, contract distilling | distillation < processing
wine making, winemaking, vinification, custom crush | vinification, fabrication de vin < processing
baking, contract baking | boulangerie à forfait, cuisson au four < processing
cooking, kettle cooking, batch cooking | cuisson < processing
aseptic processing, retort, retort processing, tetra pak, pouch filling | traitement aseptique, autoclave < processing
extrusion | extrusion < processing
honey extraction, honey extracting | extraction du miel < processing
maple processing, syrup bottling | transformation acéricole < processing
wool processing, wool carding, fibre mill, wool mill, spinning mill | filature, cardage de laine < processing

# Kitchens and space
commercial kitchen, certified kitchen, licensed kitchen, inspected kitchen, kitchen rental, rental kitchen, commercial kitchen rental, kitchen to rent, kitchen for rent, kitchen time, kitchen space | cuisine commerciale, location de cuisine, cuisine certifiée, location de cuisine commerciale, cuisine à louer
shared kitchen, community kitchen, shared-use kitchen, communal kitchen | cuisine partagée, cuisine collective, cuisine communautaire < commercial kitchen
ghost kitchen, cloud kitchen, commissary, commissary kitchen, incubator kitchen, kitchen incubator | cuisine fantôme, cuisine centrale, cuisine incubateur < commercial kitchen
incubator, food incubator, food business incubator, accelerator, food accelerator, food innovation centre | incubateur, incubateur alimentaire, accélérateur d'entreprises

# Storage and logistics
storage, other specialised storage, specialized storage | entreposage, stockage
cold storage, refrigerated storage, cooler space, cooler storage, cold room, refrigerated space, fridge space, refrigerated warehouse, refrigerated warehousing | entreposage frigorifique, entreposage réfrigéré, entrepôt frigorifique, entrepôt réfrigéré, chambre froide, espace réfrigéré < storage
frozen storage, freezer space, freezer room, freezer storage, frozen warehouse | entreposage congelé, entreposage surgelé, espace congélateur < cold storage
controlled atmosphere storage, ca storage | atmosphère contrôlée, entreposage en atmosphère contrôlée < cold storage
dry storage, ambient storage | entreposage à sec < storage
grain storage, grain elevator, grain bin | silo, élévateur à grain < storage
root cellar | caveau à légumes < storage
warehousing, warehouse, warehouse space, fulfillment, fulfilment centre, 3pl, third-party logistics, pallet storage, pallet space, skid space, dry warehouse | entreposage en entrepôt, entrepôt, logistique tierce partie, entreposage de palettes < logistics
logistics, supply chain, logistics provider | logistique, chaîne d'approvisionnement
transport, transportation, trucking, hauling, freight, haulage, hauler, freight company, trucker, trucking company, moving, carrier, shipping, food transport, ltl, less-than-truckload, truckload, transportation service, backhaul, back haul, return load, ltl freight, partial load, truck space, shared truck, share a truck, truck sharing | transport, camionnage, transporteur, fret, expédition, charge de retour, voyage de retour, fret partagé, partager un camion, camion partagé < logistics
refrigerated transport, refrigerated trucking, reefer, reefer truck, refrigerated truck, refrigerated carrier, cold chain, temperature-controlled transport, transportation/climate control, climate control, climate-controlled transport, refrigerated shipping | transport réfrigéré, camion réfrigéré, chaîne du froid, transport frigorifique < transport
frozen transport | transport congelé < refrigerated transport
livestock hauling, livestock transport, livestock trucking, cattle hauling, animal hauling, animal transport, livestock hauler | transport d'animaux, transport de bétail < transport
grain hauling, grain trucking, bulk hauling | transport de grain, transport en vrac < transport
milk transport, milk hauling | transport de lait < transport
delivery, home delivery, delivers, door-to-door delivery, delivery service, local delivery | livraison, livraison à domicile, livreur < logistics
courier, last mile, last-mile delivery, bike delivery | messagerie, dernier kilomètre < delivery
curbside pickup, pick-up, pickup, click and collect | ramassage, cueillette en magasin
distribution, full-service distribution, food distribution, distribution service | distribution, distribution alimentaire < logistics
consolidation, aggregation, consolidation/aggregation hub, aggregator, consolidation service | regroupement, consolidation < logistics
sharing purchase order, shared purchasing, joint purchasing | partage de bons de commande, achat en commun
group purchasing, gpo, group purchasing organization, buying group, buying club, bulk buying group | achat groupé, groupe d'achat, groupement d'achat
post-harvest handling, post-harvest packing, post-harvest handling/packing, postharvest | manutention après récolte, conditionnement < packing
packing, packing service, packing line, packing house, packhouse, packing shed | conditionnement de produits, emballage de produits < processing
sorting, grading, grading line | triage, calibrage < packing
vacuum packing, vacuum sealing, vacuum packaging | emballage sous vide < packing
export, exporting, exporter | exportation, exportateur
import, importing, importer | importation, importateur
customs brokerage, customs broker | courtage en douane

# Packaging and marketing
packaging, packaging supply, packaging material, packaging/shipping, shipping supply, container, food packaging, food container | emballage, matériel d'emballage, contenant, fourniture d'emballage, emballage alimentaire
sustainable packaging, compostable packaging, biodegradable packaging, eco packaging | emballage compostable, emballage écologique < packaging, sustainable
glass jar, mason jar, jar, canning jar, honey jar, preserving jar, glass container, jam jar | pot en verre, bocal, bocaux, pot mason, pot à miel, contenant en verre, pot de verre < packaging
glass bottle, bottle, empty bottle, wine bottle, growler, milk bottle, syrup bottle, swing-top bottle | bouteille, bouteille de verre, bouteille vide, bouteille de vin < packaging
lid, jar lid, canning lid, bottle cap, cork | couvercle, bouchon, capsule, bouchon de liège < packaging
plastic container, deli container, plastic tub, plastic bottle, pet bottle, jug, squeeze bottle | contenant de plastique, bouteille de plastique, cruche < packaging
food pail, pail, bucket, food-grade pail, drum, food-grade barrel, plastic barrel, ibc tote, bulk tote, ibc tank, ibc, food-grade tote, 55-gallon drum, poly drum | chaudière, seau, seau alimentaire, baril de plastique, baril alimentaire, conteneur-citerne, réservoir ibc < packaging
aluminum can, beverage can, tin | canette, canette d'aluminium, boîte de conserve vide < packaging
egg carton, egg box, egg flat, egg tray, recycled egg carton | boîte à œufs, carton d'œufs, carton à œufs, alvéole à œufs < packaging
berry box, pint basket, clamshell, wooden basket, berry basket, quart basket, pulp tray, berry pint | barquette, casseau, panier de bois < packaging
produce box, waxed box, wax box, waxed carton, produce crate, harvest crate, harvest bin, apple box, banana box, picking crate, reusable produce container, rpc | boîte cirée, boîte à légumes, caisse à légumes, caisse de récolte, bac de récolte, caissette < packaging
bushel basket, basket, hamper, bushel hamper, half-bushel, peach basket | panier d'un boisseau, panier à boisseau, manne, panier vide < packaging
bulk bin, macro bin, apple crate, pallet box, gaylord, bulk box | benne, pallox, caisse-palette, bac de vrac < packaging
bag, paper bag, produce bag, pouch, mesh bag, feed bag, burlap bag, potato bag, flour bag, coffee bag, stand-up pouch, bulk bag | sac, sachet, sac de papier, sac à légumes, sac de jute, sac filet < packaging
vacuum bag, vacuum pouch, shrink bag, vacuum seal bag | sac sous vide, sachet sous vide < packaging
plastic wrap, shrink wrap, stretch wrap, butcher paper, freezer paper, wax paper, freezer wrap | pellicule plastique, pellicule étirable, papier de boucherie, papier ciré < packaging
ice pack, gel pack, insulated box, insulated shipper, cooler bag, insulated liner, dry ice | bloc réfrigérant, boîte isotherme, sac isotherme, glace sèche < packaging
gift packaging, gift bag, ribbon | emballage cadeau, sac-cadeau, ruban < packaging
cardboard box, corrugated box, carton, crate, wooden crate, packing box, packing crate, shipping box, moving box, pizza box, bakery box, cake box | boîte de carton, caisse, caisse de bois, boîte à pizza, boîte à gâteau < packaging
wooden pallet, pallet, used pallet, plastic pallet, heat-treated pallet, wooden skid, free skid, euro pallet, pallet collar | palette, palette de bois, palette usagée, palette de plastique < packaging
label, labelling, sticker, custom sticker, label printing, product label, nutrition label, nutrition facts, nutritional labelling | étiquette, étiquetage, valeur nutritive < packaging
barcode, upc | code à barres, code-barres < label
printing, printer, print shop, signage | impression, imprimerie, enseigne < marketing
marketing, advertising, promotion, marketing/advertising, marketing and advertising, advertising/marketing/promotion, marketing agency, advertising agency | marketing, publicité, promotion, mise en marché
branding, graphic design, design, logo design, package design, brand development | image de marque, graphisme, conception graphique, design d'emballage < marketing
web design, website design, web development, online store setup | conception web, site web < marketing
social media, social media marketing, content creation | médias sociaux, réseaux sociaux < marketing
photography, food photography, food photographer, videography | photographie, photographe culinaire < marketing
food styling | stylisme culinaire < photography
public relation, pr agency | relations publiques < marketing
market research, consumer research | étude de marché < consulting
online store, online ordering, e-commerce, ecommerce, web shop, online shop, online marketplace | boutique en ligne, commande en ligne, commerce électronique, magasin en ligne

# Advice, money, people
consulting, consultant, advisory service, food consultant, agri-food consultant | consultation, consultant, conseil, expert-conseil
business planning, business plan, business advice, business coaching, business development | plan d'affaires, planification d'entreprise < consulting
farm succession, succession planning, farm transition | relève agricole, transfert de ferme < consulting
agronomist, agronomy, crop consultant, crop scouting, crop advisor | agronome, agronomie, dépistage < consulting
food safety training, food handler training, food handler certification, haccp training, food safety consulting, food safety plan, haccp plan | formation en salubrité, formation haccp, manipulateur d'aliments < food safety, training
audit, auditing, food safety audit, certification, certification body, certifier | audit, certification, organisme de certification < food safety
regulatory, regulatory compliance, regulatory affairs, licensing | conformité réglementaire < consulting
lab testing, laboratory, food testing, lab, food lab, shelf-life testing, nutritional analysis, microbiological testing, lab analysis | analyse de laboratoire, laboratoire, laboratoire d'analyse, analyse alimentaire, durée de conservation < food safety
soil testing, soil test, soil analysis, soil lab | analyse de sol < lab testing
water testing | analyse de l'eau < lab testing
training, workshop, course, class, education | formation, atelier, cours
cooking class, cooking school, culinary class | cours de cuisine, école de cuisine < training
farmer training, farm apprenticeship, farm internship, new farmer training, farm incubator | formation agricole, stage à la ferme, ferme incubatrice < training
financing, loan, grant, funding, farm loan, farm credit, investor, lender, credit union, bank | financement, prêt, subvention, investisseur, crédit agricole
crowdfunding | sociofinancement < financing
insurance, farm insurance, crop insurance, insurance broker | assurance, assurance agricole, assurance récolte
accounting, bookkeeping, accountant, farm accounting, bookkeeper, payroll, tax preparation, tax return, cpa | comptabilité, tenue de livres, comptable, commis-comptable, teneur de livres, paie
legal service, lawyer, farm lawyer | service juridique, avocat d'affaires
software, farm software, food software, point of sale, pos system, inventory software | logiciel, point de vente
veterinarian, vet, veterinary service, large animal vet | vétérinaire, service vétérinaire
pest control, exterminator | extermination, lutte antiparasitaire
cleaning service, sanitation, sanitizing, janitorial | nettoyage, assainissement, désinfection
waste management, food waste, organic waste, recycling, composting service, organics collection | gestion des déchets, gaspillage alimentaire, recyclage, matières organiques

# Farm work
custom farm work, custom farming, custom work, custom operator | travaux à forfait, travail agricole à forfait
custom combining, combining, custom harvesting, harvesting | battage à forfait, moissonnage, récolte à forfait < custom farm work
custom planting, custom seeding, planting | semis à forfait < custom farm work
custom spraying, crop spraying, drone spraying, spraying service | pulvérisation à forfait < custom farm work
custom baling, baling | pressage de foin, mise en balles < custom farm work
tillage, plowing, ploughing | labour < custom farm work
manure spreading, manure hauling, manure spreading service | épandage de fumier < custom farm work
tile drainage, drainage | drainage agricole, drainage < custom farm work
sheep shearing, shearing | tonte de moutons < custom farm work
pollination, pollination service, hive rental | pollinisation, location de ruches < custom farm work
orchard pruning, pruning, tree trimming | taille d'arbres, élagage < custom farm work
livestock boarding, horse boarding | pension pour chevaux, pension d'animaux
sawmill, custom sawing, lumber | scierie, bois d'œuvre

# Hospitality
catering, catering service, event catering, wedding catering | service traiteur, restauration événementielle
personal chef, private chef | chef privé, chef à domicile
food service, foodservice, large-scale food service, restaurant or food service, restaurants food service | services alimentaires, restauration
school lunch, farm to school, farm to cafeteria, school food program, student nutrition program, school meal, breakfast program | repas scolaire, de la ferme à l'école, programme alimentaire scolaire, dîner d'école, petit déjeuner scolaire
meal delivery, prepared meal delivery, meal plan, meals on wheels | livraison de repas, popote roulante
agritourism, agri-tourism, agro-tourism, farm experience, farm visit, farm attraction | agrotourisme, agritourisme, tourisme agricole
farm tour, open farm, school farm visit, field day | visite de ferme, visite à la ferme, visite guidée de ferme, journée champêtre < agritourism
school tour, field trip, school trip, farm education | sortie scolaire, visite scolaire < agritourism
farm stay, farm vacation, bed and breakfast, b&b, farm accommodation | séjour à la ferme, gîte, gîte du passant, gîte touristique, gîte à la ferme < agritourism
corn maze, wagon ride, hay ride, petting zoo, petting farm | labyrinthe de maïs, promenade en charrette, mini-ferme < agritourism
farm-to-table, farm dinner, farm-to-fork, long table dinner | de la ferme à la table, table champêtre, repas à la ferme < agritourism
wine tasting, tasting room, winery tour, tasting, beer tasting | dégustation, salle de dégustation, dégustation de vin < agritourism
event venue, wedding venue, barn wedding, venue, private event, event space, wedding, farm wedding, wedding barn | salle de réception, lieu de mariage, mariage à la ferme, location de salle, mariage, salle de mariage
food festival, festival, food event, fall fair | festival, festival gourmand, foire agricole
food tour, culinary tour, culinary tourism | circuit gourmand, tourisme culinaire < agritourism

# Payment
credit/debit, credit card, debit card, debit | carte de crédit, carte de débit
cash on delivery, cod payment, cash | argent comptant, paiement à la livraison
purchase order/invoice, purchase order, invoice | bon de commande, facture
`;
