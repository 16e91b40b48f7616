export const NON_FOOD = `
# What farms and makers sell that nobody eats: plants, feed, soil, wood, fibre, body care.
non-food, other product | non alimentaire, autre produit
input, growing supply | fourniture agricole

# Plants and seeds
planting stock | matériel de plantation, plant de semence < input
seed, vegetable seed, garden seed | semence, graine de semence, semences potagères < planting stock
heirloom seed, heritage seed, open-pollinated seed | semence ancienne, semence du patrimoine < seed
organic seed | semence biologique < seed, organic
cover crop seed, green manure, cover crop, forage seed | semence de culture de couverture, engrais vert, plante fourragère < seed
seedling, transplant, vegetable plant, plant start, plant plug, veggie plant, herb start, vegetable start, sweet potato slip, slip, plug plant | semis, plantule, plant de légumes, plant de patate douce, transplant < planting stock
tomato plant, pepper plant | plant de tomate < seedling
strawberry plant, strawberry plug, berry bush, berry cane, raspberry cane, blueberry bush, asparagus crown, rhubarb crown | plant de fraise, plant de fraisier, griffe d'asperge, plant de petits fruits < planting stock
fruit tree, apple tree, nut tree, rootstock, sapling, bare root tree, bareroot tree, grafted tree, pear tree, plum tree, cherry tree, peach tree | arbre fruitier, pommier, porte-greffe, poirier, prunier, cerisier, pêcher, arbre à racines nues < planting stock
grapevine, grape vine | plant de vigne < planting stock
plant, potted plant, nursery stock | plante, plante en pot < non-food
bedding plant, annual, annual flower | annuelle, plante annuelle, plante à massif < plant
perennial | vivace, plante vivace < plant
native plant, wildflower, pollinator plant, native seed | plante indigène, fleur sauvage < plant
houseplant, house plant, tropical plant, succulent | plante d'intérieur, plante grasse < plant
hanging basket, planter | panier suspendu, jardinière < plant
tree, shrub, ornamental tree | arbre, arbuste < plant
sod, turf, grass seed | gazon, tourbe < plant

# Flowers and decoration
flower, cut flower, fresh flower, bouquet, flower bouquet, farm flower, lisianthus | fleur, fleur coupée, bouquet de fleurs, lisianthus < non-food
flower csa, flower subscription | abonnement de fleurs < flower
wedding flower, floral design, floral arrangement | fleur de mariage, arrangement floral < flower
dried flower, everlasting | fleur séchée < flower
sunflower, cut sunflower | tournesol < flower
tulip, bulb, flower bulb, dahlia, daffodil, peony, peony root | tulipe, bulbe, dahlia, pivoine < flower
mum, chrysanthemum | chrysanthème < flower
poinsettia, easter lily | poinsettia < flower
decoration, fall decor, seasonal decor, corn stalk | décoration, décoration d'automne < non-food
christmas tree, xmas tree | sapin de noël, arbre de noël < non-food
wreath, garland, evergreen bough, christmas greenery | couronne de noël, guirlande < decoration
bittersweet, pussy willow, decorative branch, willow | branche décorative, saule < decoration

# Feed and bedding
animal feed, feed, livestock feed, feedstuff | moulée, aliment pour bétail, nourriture animale < input
organic feed | moulée biologique < animal feed, organic
chicken feed, poultry feed, layer feed, chicken scratch | moulée pour poules, moulée à volaille < animal feed
cattle feed, beef feed, dairy ration | moulée pour bovins < animal feed
pig feed, hog feed | moulée à porc < animal feed
horse feed | moulée pour chevaux < animal feed
feed grain, feed corn, feed barley, feed wheat | grain fourrager, maïs fourrager < animal feed
hay, horse hay, hay bale, round bale, small square bale, alfalfa hay, timothy hay | foin, balle de foin, luzerne < animal feed
haylage, silage, corn silage, baleage | ensilage, foin mi-fanné < animal feed
straw, straw bale | paille, balle de paille < bedding
bedding, animal bedding, wood shaving, sawdust | litière, copeaux de bois, bran de scie < input
spent grain, brewer's grain | drêche < animal feed
mineral supplement, salt block, livestock mineral | minéraux pour bétail, bloc de sel < animal feed
bird seed, birdseed, wild bird seed | graine d'oiseaux, graines pour oiseaux < non-food
pet food, dog food, cat food | nourriture pour animaux, nourriture pour chien < non-food
raw pet food, raw dog food, barf | nourriture crue pour animaux < pet food
dog treat, pet treat, dog biscuit, dog bone, dog chew, cat treat | gâterie pour chien, biscuit pour chien, gâterie pour animaux < pet food

# Soil and fertilizer
compost, composted manure | compost < soil amendment
worm casting, vermicompost, vermicast | lombricompost, vermicompost < compost
manure, chicken manure, sheep manure, cow manure | fumier < soil amendment
soil amendment | amendement du sol < input
soil, topsoil, potting soil, triple mix, garden soil, potting mix | terre, terreau, terre végétale < input
fertilizer, wool pellet, fertiliser, organic fertilizer | engrais, fertilisant, engrais biologique < soil amendment
lime soil, agricultural lime, gypsum | chaux agricole, gypse < soil amendment
biochar | biochar, charbon végétal < soil amendment
mulch, wood chip, bark mulch | paillis, copeaux d'écorce < input
peat moss, coir | mousse de tourbe, tourbe de sphaigne < input
biostimulant, inoculant, biological control, beneficial insect | biostimulant, inoculant, lutte biologique < input
pesticide, herbicide, crop protection, fungicide | produit phytosanitaire, phytoprotection < input
row cover, landscape fabric, plastic mulch, shade cloth | bâche agricole, toile flottante < input

# Wood, fibre and craft
firewood, fire wood, kindling | bois de chauffage, bois de foyer < non-food
charcoal, wood pellet, smoking wood | charbon de bois, granule de bois < non-food
maple wood, cutting board, woodwork, wooden bowl | bois d'érable, planche à découper, ébénisterie < craft
craft, handicraft, artisan craft, pottery, ceramic | artisanat, poterie, métier d'art < non-food
fibre, fiber, natural fibre | fibre, fibre naturelle < non-food
wool, fleece, raw wool | laine, toison < fibre
yarn, roving, knitting wool | laine à tricoter, fil à tricoter < wool
alpaca fibre, alpaca wool, mohair, alpaca sock | laine d'alpaga, mohair < fibre
sheepskin, leather, fur, cowhide, pelt, deer hide | peau de mouton, cuir, fourrure, peau de vache < non-food
wool blanket, wool sock, wool product | couverture de laine, bas de laine < wool
hemp fibre, flax fibre, linen | fibre de chanvre, fibre de lin < fibre
clothing, apron, textile | vêtement, tablier < non-food

# Body care and home
body care, skin care, skincare, cosmetic, beauty product, bath and body | soins corporels, cosmétique, produit de beauté < non-food
soap, handmade soap, bar soap, natural soap | savon, savon artisanal < body care
goat milk soap | savon au lait de chèvre < soap
lotion, body butter, hand cream, moisturizer, salve, balm | lotion, baume, crème à mains < body care
lip balm | baume à lèvres < body care
shampoo, bath bomb, bath salt | shampoing, bombe de bain < body care
deodorant, toothpaste | désodorisant, dentifrice < body care
essential oil, hydrosol | huile essentielle, hydrolat < body care
tallow balm, tallow cream | baume au suif < body care
beeswax | cire d'abeille < bee product, non-food
beeswax wrap, food wrap, reusable wrap | emballage de cire d'abeille < non-food
candle, soy candle | bougie, chandelle < non-food
beeswax candle | bougie de cire d'abeille, chandelle de cire d'abeille < candle
cleaning product, detergent, laundry soap | produit nettoyant, détergent < non-food
cookbook, book, magazine | livre de recettes, livre < non-food
gift card, gift certificate, gift | carte-cadeau, cadeau, certificat-cadeau < non-food
tableware, takeout container, compostable cup, cutlery | vaisselle, vaisselle compostable < packaging
`;
