export const PRACTICES = `
# How food is grown, raised, made and certified, and who can eat it.
organic, organically grown, bio, organically produced | biologique, bio, agriculture biologique
certified organic, canada organic, organic certified, pro-cert, ecocert | certifié biologique, certifié bio, biologique canada < organic
transitional organic, organic in transition | en transition biologique < organic
organic fruit | fruit biologique, fruit bio < organic, fruit
organic vegetable, organic veggie | légume biologique, légume bio < organic, vegetable
organic meat | viande biologique, viande bio < organic, meat
organic produce | fruits et légumes biologiques, fruits et légumes bio < organic, produce
organic grain | grain biologique, céréale biologique < organic, grain
organic milk | lait biologique, lait bio < organic, milk
biodynamic, demeter | biodynamique, biodynamie < sustainable
regenerative, regenerative agriculture, regenerative farming | régénérateur, agriculture régénératrice < sustainable
permaculture | permaculture < sustainable
sustainable, eco-friendly, ecological, environmentally friendly, ecologically grown, sustainably grown | durable, écologique, écoresponsable
climate-friendly, carbon neutral, low carbon | carboneutre, faible empreinte carbone < sustainable
zero waste, package-free, refillery | zéro déchet, sans emballage < sustainable
no-till | semis direct, sans labour < sustainable
pesticide-free, no pesticide, chemical-free, spray-free, no-spray, unsprayed, without pesticide | sans pesticide, non traité, sans produit chimique
low-spray, ipm, integrated pest management | lutte intégrée
herbicide-free, no herbicide | sans herbicide < pesticide-free
non-gmo, gmo-free, non gmo project, non-gmo verified | sans ogm, non-ogm
naturally grown, certified naturally grown, all natural, natural | naturel, cultivé naturellement
grass-fed, grassfed, grass-finished, 100 grass-fed | nourri à l'herbe, élevé à l'herbe
pasture-raised, pastured, pasture raised and finished, free-roaming | élevé au pâturage, de pâturage
free-range, free-run, cage-free, freerange, freerun | en liberté, élevé en liberté, parcours libre
grain-fed, corn-fed | nourri au grain, nourri au maïs
hormone-free, no hormone, no added hormone, without hormone, raised without hormone | sans hormone, sans hormone ajoutée
antibiotic-free, no antibiotic, raised without antibiotic, drug-free, rwa | sans antibiotique, élevé sans antibiotique
humane, humanely raised, ethically raised, animal welfare, certified humane, ethical meat | bien-être animal, élevé sans cruauté, éthique
halal, halal-certified, zabiha, hma halal | halal, certifié halal
kosher, kosher-certified, cor kosher | casher, cacher, certifié casher
gluten-free, no gluten, without gluten, celiac, celiac-friendly, coeliac | sans gluten, cœliaque
certified gluten-free, gfcp, gluten-free certification program | certifié sans gluten < gluten-free
vegan | végan, végane, végétalien, végétalienne < vegetarian
vegetarian, veggie-friendly, meatless, meat-free | végétarien, végétarienne, sans viande
plant-based, plant based food | à base de plantes, végétal, à base végétale < vegetarian
dairy-free, non-dairy, milk-free | sans produits laitiers, sans lait
lactose-free | sans lactose
nut-free, peanut-free, school-safe | sans noix, sans arachide
egg-free | sans œuf
soy-free | sans soya
allergen-free, allergy-friendly, allergies/special diet, appropriate for allergies/special diet, special diet, allergy | sans allergène, allergie, régime spécial, hypoallergène
top allergen-free | sans allergènes prioritaires < allergen-free
sugar-free, no sugar added, no added sugar, unsweetened, diabetic-friendly | sans sucre, sans sucre ajouté, non sucré
low-sodium, no salt added, low salt | faible en sodium, sans sel ajouté
low-fat, fat-free | faible en gras
keto, ketogenic, low-carb | cétogène, kéto, faible en glucides
paleo | paléo
whole30 | whole30
high-protein, protein-rich | riche en protéines
preservative-free, no preservative, additive-free, clean label | sans agent de conservation, sans additif
raw, uncooked | cru
unpasteurized, raw unpasteurized | non pasteurisé
pasteurized | pasteurisé
fermented | fermenté
artisanal, artisan, handmade, handcrafted, hand-crafted, homemade, home-made, artisan-made, house-made | artisanal, artisan, fait à la main, fait maison
small-batch, micro-batch | petit lot, en petits lots
fair trade, fairtrade, direct trade | équitable, commerce équitable
heirloom, heritage, heritage variety, heirloom variety | patrimonial, ancien, variété ancienne
free of charge, free, giveaway, give away, no charge | gratuit, gratuite, gratuitement, don gratuit
seasonal, in season | de saison, saisonnier
open seasonally, seasonal business | ouvert en saison, ouvert de façon saisonnière
open year-round, year-round | ouvert à l'année, à l'année
hydroponic | hydroponique, culture hydroponique
aquaponic | aquaponie
vertical farming, indoor farming, vertical farm, container farm | agriculture verticale, ferme verticale, ferme intérieure
urban agriculture, urban farm, urban farming | agriculture urbaine, ferme urbaine < farm
greenhouse-grown, hothouse-grown | cultivé en serre
family-owned, family farm, family-run, family business | familial, ferme familiale, entreprise familiale
indigenous-owned, first nations-owned, indigenous business | entreprise autochtone
woman-owned, women-led | appartenant à une femme, entreprise féminine
black-owned, bipoc-owned | entreprise noire
mennonite, amish | mennonite, amish
foodland ontario, product of ontario | produit de l'ontario, aliments de l'ontario
vqa, vintners quality alliance | vqa
local food plus, lfp, sustain ontario | local food plus
rainforest alliance | rainforest alliance
ocean wise, sustainable seafood, msc certified | ocean wise, pêche durable < sustainable

# Food safety standards and inspection
food safety, food safety standard, food safety certification | salubrité alimentaire, salubrité des aliments, innocuité alimentaire
haccp, hazard analysis critical control point | haccp, analyse des risques et maîtrise des points critiques < food safety
gap, good agricultural practice, canadagap, canada gap, canada-gap certified | bonnes pratiques agricoles, canadagap < food safety
globalg.a.p., global gap certified | globalgap < food safety
gmp, good manufacturing practice | bpf, bonnes pratiques de fabrication < food safety
brc, brcgs, british retail consortium | brc < food safety
sqf, safe quality food, sqf certified | sqf < food safety
sqf 1000 < sqf
sqf 2000 < sqf
iso, iso 9001, iso 22000, fssc 22000 | iso, norme iso < food safety
gfsi, global food safety initiative | gfsi < food safety
fpa-safe, fpa safe certified < food safety
can-trace, traceability, traceable | traçabilité, can-trace < food safety
ppm 150, ppm150 < food safety
federally inspected, cfia inspected, federal plant, federally licensed, cfia licensed | inspection fédérale, inspecté par l'acia, inspecté par le gouvernement fédéral < food safety
provincially inspected, omafra inspected, provincially licensed, inspected meat | inspection provinciale, inspecté par la province < food safety
`;
