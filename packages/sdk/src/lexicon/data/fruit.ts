export const FRUIT = `
# Fruit. "raisin" and "prune" are the French for grapes and plums in texts, which Ontario grows; it dries few of them.
fruit | fruit
produce, fresh produce, fruit and vegetable, fruit and veg, veg and fruit, fruit & veggie | fruits et légumes, produits maraîchers
fresh fruit | fruit frais < fruit, produce
local fruit basket, fruit basket, fruit box | panier de fruits < fruit
frozen fruit | fruit surgelé, fruit congelé < fruit, frozen food
dried fruit, dehydrated fruit | fruit séché, fruit déshydraté < fruit
fruit leather, fruit roll | cuir de fruit, rouleau aux fruits < dried fruit, candy
tree fruit, orchard fruit | fruit de verger < fruit
pome fruit | fruit à pépins < tree fruit
stone fruit | fruit à noyau, drupe < tree fruit
soft fruit, small fruit | petit fruit < fruit
heritage fruit, heirloom fruit | fruit ancien, fruit du patrimoine < fruit
imperfect fruit, ugly fruit, seconds fruit | fruit moche, fruit déclassé < fruit, seconds

# Apples
apple | pomme < pome fruit
cooking apple, baking apple, pie apple | pomme à cuire, pomme à tarte < apple
eating apple, dessert apple, table apple | pomme à croquer, pomme de table < apple
cider apple, juice apple, juicing apple | pomme à cidre, pomme à jus < apple
crab apple, crabapple | pommette, pomme sauvage < apple
heirloom apple, heritage apple, antique apple | pomme ancienne, pomme du patrimoine < apple, heritage fruit
apple slice, sliced apple | tranche de pomme, pomme tranchée < apple
apple chip, dried apple | croustille de pomme, pomme séchée < dried fruit
mcintosh, mcintosh apple, mac apple, macintosh apple | pomme mcintosh < apple
honeycrisp, honeycrisp apple, honey crisp, honey crisp apple | pomme honeycrisp < apple
gala apple, royal gala | pomme gala < apple
ambrosia apple | pomme ambrosia < apple
empire apple | pomme empire < apple
cortland, cortland apple | pomme cortland < apple
northern spy, northern spy apple, spy apple | pomme northern spy < cooking apple
red delicious, red delicious apple | pomme délicieuse rouge < apple
golden delicious, golden delicious apple | pomme délicieuse jaune < apple
granny smith, granny smith apple | pomme granny smith < apple
fuji apple | pomme fuji < apple
idared, ida red, idared apple | pomme idared < cooking apple
crispin, crispin apple, mutsu, mutsu apple | pomme mutsu < apple
jonagold, jonagold apple | pomme jonagold < apple
spartan apple | pomme spartan < apple
paula red, paula red apple, paulared | pomme paula red < apple
ginger gold, ginger gold apple | pomme ginger gold < apple
russet apple, golden russet, golden russet apple | pomme russet < heirloom apple
cox's orange pippin, cox apple | reinette orange de cox < heirloom apple
snow apple, fameuse, fameuse apple | pomme fameuse < heirloom apple
wolf river, wolf river apple | pomme wolf river < heirloom apple
tolman sweet, tolman sweet apple | pomme tolman sweet < heirloom apple
rhode island greening < heirloom apple
lobo apple | pomme lobo < apple
melba apple | pomme melba < apple
wealthy apple | pomme wealthy < heirloom apple
duchess apple | pomme duchesse < heirloom apple
yellow transparent, transparent apple | pomme transparente < apple
sunrise apple | pomme sunrise < apple
pink lady, pink lady apple, cripps pink | pomme pink lady < apple
smitten apple | pomme smitten < apple
red prince, red prince apple | pomme red prince < apple
cosmic crisp | pomme cosmic crisp < apple
evercrisp, evercrisp apple | pomme evercrisp < apple
snowsweet apple | pomme snowsweet < apple
zestar, zestar apple | pomme zestar < apple
silken apple | pomme silken < apple
creston apple | pomme creston < apple
kingston black < cider apple
dabinett < cider apple

# Pears and other pome fruit
pear | poire < pome fruit
bartlett pear, bartlett, williams pear | poire bartlett, poire williams < pear
bosc pear, bosc | poire bosc < pear
anjou pear, d'anjou pear | poire d'anjou < pear
clapp pear, clapp's favourite, clapp's favorite | poire favorite de clapp < pear
flemish beauty pear, flemish beauty | poire beauté flamande < pear
cold snap pear, coldsnap pear | poire coldsnap < pear
harrow crisp pear, harrow crisp | poire harrow crisp < pear
asian pear, nashi, nashi pear | poire asiatique, poire nashi < pear
quince | coing < pome fruit
medlar | nèfle < pome fruit
saskatoon berry, saskatoon, serviceberry, juneberry | amélanche, baie de saskatoon < berry
chokeberry, aronia, aronia berry, black chokeberry | aronie, baie d'aronia < berry
rosehip, rose hip | cynorhodon, fruit d'églantier < berry
sea buckthorn, seabuckthorn, sea buckthorn berry, seaberry | argousier, argouse, baie d'argousier < berry

# Stone fruit
peach | pêche < stone fruit
redhaven peach, red haven, redhaven, red haven peach | pêche redhaven < peach
freestone peach | pêche à noyau libre < peach
cling peach, clingstone peach | pêche à noyau adhérent < peach
white peach | pêche blanche < peach
donut peach, saturn peach, flat peach, doughnut peach | pêche plate < peach
garnet beauty, garnet beauty peach | pêche garnet beauty < peach
nectarine | nectarine, brugnon < stone fruit
apricot | abricot < stone fruit
plum, fresh plum | prune, prune fraîche, prune de table < stone fruit
damson, damson plum | prune de damas < plum
blue plum, prune plum, italian plum, italian prune plum, stanley plum | prune bleue, prune italienne < plum
yellow plum, shiro plum, golden plum | prune jaune < plum
mirabelle, mirabelle plum | mirabelle < plum
greengage, green gage, greengage plum | reine-claude < plum
pluot, plumcot, apriplum < plum
dried plum | pruneau, prune séchée < dried fruit, plum
cherry | cerise < stone fruit
sweet cherry, black cherry, bing cherry | cerise douce, cerise noire, bigarreau < cherry
sour cherry, tart cherry, pie cherry, montmorency cherry, montmorency | cerise aigre, cerise acide, cerise sure, griotte, cerise de montmorency < cherry
dwarf sour cherry, romance cherry, carmine jewel | cerise nordique < sour cherry
rainier cherry | cerise rainier < sweet cherry
pitted cherry | cerise dénoyautée < cherry
dried cherry | cerise séchée < dried fruit, cherry
chokecherry, choke cherry | cerise à grappes, cerisier de virginie < berry

# Berries
berry | baie < soft fruit
mixed berry, assorted berry, berry blend, berry mix | mélange de petits fruits, baies mélangées < berry
wild berry | petit fruit sauvage, baie sauvage < berry, foraged food
frozen berry | petit fruit surgelé, baie congelée < berry, frozen fruit
strawberry | fraise < berry
june-bearing strawberry, june strawberry | fraise d'été < strawberry
everbearing strawberry, ever-bearing strawberry, day-neutral strawberry, fall strawberry | fraise remontante, fraise d'automne < strawberry
wild strawberry, alpine strawberry, woodland strawberry | fraise des bois, fraise des champs, fraise sauvage < strawberry
greenhouse strawberry | fraise de serre < strawberry
frozen strawberry | fraise surgelée, fraise congelée < strawberry, frozen berry
raspberry | framboise < berry
red raspberry | framboise rouge < raspberry
black raspberry, blackcap, black cap raspberry | framboise noire < raspberry
purple raspberry, royalty raspberry | framboise pourpre < raspberry
golden raspberry, yellow raspberry | framboise jaune < raspberry
fall raspberry, fall-bearing raspberry | framboise d'automne < raspberry
frozen raspberry | framboise surgelée, framboise congelée < raspberry, frozen berry
blackberry, bramble berry | mûre, mûre sauvage < berry
mulberry | mûre de mûrier, mûre blanche < berry
loganberry | mûre de logan, mûroise < berry
boysenberry | mûre de boysen < berry
tayberry < berry
blueberry, highbush blueberry | bleuet, myrtille, bleuet en corymbe < berry
wild blueberry, lowbush blueberry | bleuet sauvage, bleuet nain < blueberry, wild berry
frozen blueberry | bleuet surgelé, bleuet congelé < blueberry, frozen berry
dried blueberry | bleuet séché < blueberry, dried fruit
cranberry | canneberge, atoca, ataca < berry
dried cranberry, craisin | canneberge séchée < cranberry, dried fruit
frozen cranberry | canneberge surgelée, canneberge congelée < cranberry, frozen berry
lingonberry, partridgeberry | airelle, airelle rouge < berry
currants and gooseberries, ribes < berry
currant | gadelle < currants and gooseberries
red currant, redcurrant | groseille rouge, gadelle rouge < currant
black currant, blackcurrant, cassis | cassis, gadelle noire < currant
white currant, whitecurrant | groseille blanche, gadelle blanche < currant
gooseberry | groseille, groseille à maquereau, groseille verte < currants and gooseberries   # in France "groseille" is a red currant
jostaberry, josta berry | casseille < berry
elderberry, elder berry | baie de sureau, baies de sureau, sureau < berry
haskap, haskap berry, honeyberry, honey berry, edible honeysuckle | camerise, haskap, chèvrefeuille bleu < berry
goji, goji berry, wolfberry | baie de goji, goji < berry
huckleberry | gaylussacia, myrtille sauvage < berry
cloudberry, bakeapple | chicouté, plaquebière < berry
ground cherry, husk cherry, cape gooseberry | cerise de terre, physalis, amour en cage < berry
highbush cranberry | pimbina, viorne comestible < berry
sumac berry | baie de sumac, vinaigrier < berry, foraged food
schisandra, schisandra berry, magnolia berry | schisandra < berry
autumn olive, autumnberry | olive d'automne < berry

# Grapes and vine fruit
grape | raisin, raisin frais, raisin de vigne < fruit
table grape, eating grape, fresh grape | raisin de table < grape
wine grape, winemaking grape | raisin de cuve, raisin à vin < grape
concord grape, blue grape | raisin concord, raisin bleu < grape
coronation grape, sovereign coronation grape, sovereign coronation | raisin coronation < table grape
seedless grape | raisin sans pépins < table grape
niagara grape, white grape | raisin niagara < grape
red grape | raisin rouge < grape
dried grape, dried raisin, sultana | raisin sec, raisin séché < dried fruit, grape
hardy kiwi, kiwi berry, kiwiberry, arctic kiwi | kiwi rustique, mini kiwi < fruit
kiwi, kiwifruit, kiwi fruit | kiwi < fruit

# Melons
melon | melon < fruit
watermelon, water melon | melon d'eau, pastèque < melon
seedless watermelon | melon d'eau sans pépins < watermelon
yellow watermelon | melon d'eau jaune < watermelon
cantaloupe, muskmelon, musk melon, cantaloup | cantaloup, melon brodé < melon
honeydew, honeydew melon | melon miel, melon honeydew < melon
charentais melon, charentais | melon charentais < melon
canary melon | melon canari < melon
montreal melon | melon de montréal < cantaloupe
galia melon | melon galia < melon

# Other Ontario fruit
rhubarb | rhubarbe < fruit
pawpaw, paw paw | asimine, pawpaw < fruit
persimmon, american persimmon | kaki, plaquemine < fruit
fig | figue < fruit
mayapple, may apple | pomme de mai < foraged food
jujube | jujube < fruit

# Imported and tropical fruit that wholesalers and processors carry
tropical fruit, exotic fruit | fruit tropical, fruit exotique, fruits tropicaux < fruit
citrus, citrus fruit | agrume < fruit
lemon | citron < citrus
lime fruit, key lime | citron vert < citrus
orange, navel orange | orange, orange navel < citrus
mandarin, clementine, tangerine | clémentine, mandarine < citrus
grapefruit | pamplemousse < citrus
yuzu | yuzu < citrus
banana | banane < tropical fruit
plantain, cooking banana | banane plantain, plantain < tropical fruit
mango | mangue < tropical fruit
pineapple | ananas < tropical fruit
papaya | papaye < tropical fruit
avocado | avocat < tropical fruit
pomegranate | grenade < fruit
passion fruit, passionfruit | fruit de la passion < tropical fruit
guava | goyave < tropical fruit
lychee, litchi | litchi < tropical fruit
dragon fruit, dragonfruit, pitaya | pitaya, fruit du dragon < tropical fruit
jackfruit, jack fruit | jacquier, jaque < tropical fruit
coconut | noix de coco < tropical fruit
date fruit, medjool date, dried date | datte < dried fruit
olive, table olive | olive < fruit
`;
