export const HERBS = `
# Leafy greens, microgreens, sprouts, herbs, spices and edible flowers.
leafy green, leafy greens, leafy vegetable, greens mix, amaranth green | légume-feuille, verdure, feuille verte, feuille d'amarante < vegetable
salad green, salad mix, mixed green, mesclun, spring mix, salad blend, baby green, lettuce mix | mesclun, salade mélangée, jeunes pousses, verdure mélangée < leafy green
cooking green, cooking greens, braising green, braising mix | verdure à cuire < leafy green
lettuce | laitue < leafy green
romaine, romaine lettuce, cos lettuce | laitue romaine, romaine < lettuce
head lettuce, iceberg, iceberg lettuce | laitue pommée, laitue iceberg < lettuce
butter lettuce, boston lettuce, bibb lettuce, butterhead | laitue boston, laitue beurre < lettuce
leaf lettuce, red leaf lettuce, green leaf lettuce, oak leaf lettuce | laitue frisée, laitue feuille de chêne < lettuce
little gem, little gem lettuce | laitue little gem, sucrine < lettuce
hydroponic lettuce, living lettuce, greenhouse lettuce | laitue hydroponique, laitue de serre < lettuce
spinach | épinard < leafy green
baby spinach | bébé épinard, jeune épinard < spinach
new zealand spinach | tétragone < leafy green
malabar spinach | baselle < leafy green
kale | kale, chou frisé, chou kale < leafy green, brassica
lacinato kale, dinosaur kale, black kale, tuscan kale, dino kale | chou noir de toscane, kale lacinato < kale
baby kale | bébé kale < kale
red russian kale, russian kale | kale rouge de russie < kale
collard, collard green | chou cavalier, chou collard < leafy green, brassica
swiss chard, chard, rainbow chard | bette à carde, blette, bettes < leafy green
beet green, beet top | feuille de betterave < leafy green
mustard green | feuille de moutarde, moutarde brune < leafy green, brassica
turnip green, turnip top | feuille de navet < leafy green
arugula, rocket salad, roquette | roquette < leafy green
watercress, water cress | cresson de fontaine, cresson < leafy green
garden cress, upland cress | cresson alénois < leafy green
endive, belgian endive, witloof | endive < leafy green
escarole, frisee, curly endive | scarole, chicorée frisée < leafy green
radicchio, chicory, treviso | radicchio, chicorée < leafy green
bok choy, pak choi, pak choy, bok choi, baby bok choy | bok choy, pak-choï < asian vegetable, leafy green, brassica
tatsoi | tatsoi < asian vegetable, leafy green, brassica
mizuna | mizuna < asian vegetable, leafy green, brassica
asian green, stir-fry mix, stir-fry green | verdure asiatique < asian vegetable, leafy green
choy sum, yu choy | choy sum < asian vegetable, leafy green
sorrel | oseille < leafy green, herb
purslane | pourpier < leafy green
dandelion, dandelion green | pissenlit < leafy green
lamb's quarters | chou gras, chénopode < leafy green, foraged food
nettle, stinging nettle | ortie < leafy green, foraged food
mache, corn salad, lamb's lettuce | mâche < leafy green
claytonia, miner's lettuce | claytone de cuba < leafy green
sea asparagus, salicornia, samphire | salicorne < leafy green
microgreen, micro green | micropousse, micro-pousse, microverdure, microvert, micro-vert < leafy green
pea shoot, pea tendril | pousse de pois < microgreen
sunflower shoot, sunflower microgreen, sunflower sprout | pousse de tournesol < microgreen
radish microgreen, radish shoot | pousse de radis < microgreen
broccoli microgreen | pousse de brocoli < microgreen
basil microgreen, micro basil | pousse de basilic < microgreen
micro cilantro, cilantro microgreen | pousse de coriandre < microgreen
arugula microgreen | pousse de roquette < microgreen
sprout | germination, germe < vegetable
alfalfa sprout | luzerne germée, germe de luzerne < sprout
broccoli sprout | germe de brocoli < sprout
wheatgrass, wheat grass | herbe de blé, agropyre < microgreen
barley grass | herbe d'orge < microgreen

# Herbs
herb, fresh herb, culinary herb | herbe, fines herbes, herbe fraîche, herbe aromatique < food
dried herb | herbe séchée, fine herbe séchée < herb
potted herb, living herb, herb plant | herbe en pot, fines herbes en pot < herb, bedding plant
herb blend, herbes de provence, italian seasoning | mélange d'herbes, herbes de provence < dried herb, seasoning
medicinal herb, healing herb | plante médicinale, herbe médicinale < herb
basil, sweet basil, genovese basil | basilic < herb
thai basil | basilic thaï < basil
holy basil, tulsi | basilic sacré, tulsi < basil
lemon basil, purple basil | basilic citron, basilic pourpre < basil
parsley, italian parsley, flat-leaf parsley, curly parsley | persil < herb
cilantro, coriander leaf, fresh coriander | coriandre, coriandre fraîche < herb
culantro | culantro < herb
dill, dill weed, fresh dill, dillweed | aneth < herb
chive | ciboulette < herb, allium
garlic chive, chinese chive | ciboulette à l'ail < herb, allium
thyme | thym < herb
lemon thyme | thym citron, thym citronné < thyme
rosemary | romarin < herb
sage | sauge < herb
oregano | origan < herb
marjoram | marjolaine < herb
mint | menthe < herb
peppermint | menthe poivrée < mint
spearmint | menthe verte < mint
chocolate mint | menthe chocolat < mint
tarragon | estragon < herb
chervil | cerfeuil < herb
summer savory, savory, savoury herb | sarriette, sarriette d'été < herb
bay leaf, bay laurel | feuille de laurier, laurier < herb
lemon balm, melissa | mélisse < herb
lemon verbena | verveine citronnelle, verveine < herb
lemongrass, lemon grass | citronnelle < herb
lovage | livèche < herb
bergamot herb, bee balm | monarde, bergamote < herb
anise hyssop, hyssop | agastache, hysope < herb
stevia leaf, stevia plant, stevia | stévia < herb
shiso, perilla | shiso, périlla < herb
epazote | épazote < herb
curry leaf | feuille de cari, feuille de curry < herb
fenugreek leaf, methi, fenugreek | fenugrec < herb
lavender, culinary lavender, dried lavender | lavande < herb
chamomile, camomile | camomille < herb
echinacea, coneflower | échinacée < medicinal herb
calendula | calendula, souci < medicinal herb
yarrow | achillée millefeuille < medicinal herb
comfrey | consoude < medicinal herb
valerian | valériane < medicinal herb
st john's wort | millepertuis < medicinal herb
mullein | molène < medicinal herb
catnip | herbe à chat, cataire < herb
sweetgrass, sweet grass | foin d'odeur, herbe sacrée < foraged food, indigenous food
cedar tea, white cedar tip | cèdre, thé de cèdre < foraged food
spruce tip | pousse de sapin, pousse d'épinette < foraged food
wild ginger | gingembre sauvage < foraged food
labrador tea | thé du labrador < foraged food
sumac, sumac spice | sumac < spice, foraged food
cbd, cannabidiol, cbd product | cbd, cannabidiol
cannabis, marijuana | cannabis, marijuana

# Edible flowers
edible flower, edible blossom | fleur comestible < herb
nasturtium | capucine < edible flower
borage | bourrache < edible flower
viola, pansy, edible viola | pensée, violette comestible < edible flower
hibiscus, roselle | hibiscus, oseille de guinée < edible flower
elderflower, elder flower | fleur de sureau < edible flower
rose petal | pétale de rose < edible flower
candied flower, candied violet | fleur confite, fleur cristallisée < edible flower

# Spices and seasonings
spice | épice < food
spice blend, dukkah, za'atar, berbere, spice mix, custom spice blend | mélange d'épices < spice
seasoning, seasoning blend | assaisonnement < food
rub, dry rub, bbq rub, meat rub, barbecue rub, steak spice | épices à steak, frottage à sec, épices à bbq < seasoning, spice
curry powder | poudre de cari, poudre de curry < spice
garam masala, masala | garam masala < spice
chili powder, chile powder | poudre de chili < spice
chili flake, red pepper flake, crushed chili | flocon de piment, piment broyé < spice
paprika, smoked paprika | paprika, paprika fumé < spice
garlic powder, granulated garlic, dried garlic | poudre d'ail, ail en poudre < spice, garlic
garlic salt | sel d'ail < seasoning
onion powder, dried onion | poudre d'oignon < spice
black pepper, peppercorn, ground pepper | poivre noir, poivre, poivre moulu < spice
cinnamon | cannelle < spice
nutmeg | muscade < spice
clove | clou de girofle < spice
cardamom | cardamome < spice
cumin | cumin < spice
coriander seed | graine de coriandre < spice
mustard seed | graine de moutarde < spice
fennel seed | graine de fenouil < spice
caraway, caraway seed | carvi, graine de carvi < spice
celery seed | graine de céleri < spice
dill seed | graine d'aneth < spice
anise, star anise, aniseed | anis, anis étoilé < spice
juniper berry, juniper | baie de genièvre, genévrier < spice
saffron | safran < spice
allspice | piment de la jamaïque, quatre-épices < spice
vanilla, vanilla bean | vanille, gousse de vanille < spice
vanilla extract, pure vanilla | extrait de vanille < baking ingredient
pickling spice | épices à marinade < spice blend
mulling spice, mulled wine spice | épices à vin chaud < spice blend
salt, table salt | sel < seasoning
sea salt, finishing salt, flaked salt | sel de mer, fleur de sel < salt
flavoured salt, herb salt, smoked salt | sel aromatisé, sel fumé, sel aux herbes < salt
`;
