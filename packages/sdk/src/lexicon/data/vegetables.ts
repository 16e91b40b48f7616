export const VEGETABLES = `
# Vegetables, mushrooms and potatoes. Greens, pulses and herbs have areas of their own.
vegetable, veggie, veg | légume < produce
heirloom vegetable, heritage vegetable | légume ancien, légume du patrimoine < vegetable
root vegetable, root crop | légume-racine, racine comestible < vegetable
baby vegetable, mini vegetable | mini légume, jeune légume < vegetable
greenhouse vegetable, hothouse vegetable | légume de serre < vegetable
field vegetable, outdoor vegetable | légume de plein champ < vegetable
storage vegetable, winter vegetable, storage crop | légume d'hiver, légume de conservation < vegetable
frozen vegetable | légume surgelé, légume congelé < vegetable, frozen food
cut vegetable, pre-cut vegetable, fresh-cut vegetable, prepared vegetable, chopped vegetable, veggie tray | légume coupé, légume prêt à cuisiner, crudité < vegetable
peeled vegetable, pre-peeled vegetable | légume pelé, légume épluché < cut vegetable
imperfect vegetable, ugly vegetable, number two vegetable, seconds vegetable | légume moche, légume déclassé < vegetable, seconds
world crop, ethnic vegetable, ethnocultural vegetable | légume ethnique, légume exotique, culture du monde < vegetable
asian vegetable, chinese vegetable | légume asiatique, légume chinois < world crop
vegetable box, veggie box, veg box | panier de légumes < vegetable

# Alliums
allium | alliacée < vegetable
garlic | ail < allium
ontario garlic, hardneck garlic, hard neck garlic, music garlic | ail à col dur, ail de l'ontario < garlic
softneck garlic | ail à col souple < garlic
garlic scape, scape | fleur d'ail, hampe d'ail < garlic
black garlic | ail noir < garlic
elephant garlic | ail éléphant < garlic
green garlic, spring garlic | ail vert, ail nouveau < garlic
peeled garlic | ail pelé, ail épluché < garlic
seed garlic, garlic bulb, planting garlic, garlic seed, garlic for planting, hardneck seed garlic | ail de semence, ail à planter < garlic, planting stock
onion | oignon < allium
red onion, purple onion | oignon rouge < onion
yellow onion, cooking onion | oignon jaune < onion
white onion | oignon blanc < onion
sweet onion, vidalia onion, spanish onion | oignon doux, oignon espagnol < onion
pearl onion, cocktail onion | oignon perlé, petit oignon < onion
cipollini, cipollini onion | cipollini < onion
green onion, scallion, spring onion, bunching onion | oignon vert, échalote verte, ciboule < onion
shallot | échalote, échalote française < allium
leek | poireau < allium
wild leek, ramp | ail des bois < allium, foraged food

# Roots
carrot | carotte < root vegetable
baby carrot | mini carotte < carrot
rainbow carrot, heirloom carrot, coloured carrot, colored carrot, purple carrot | carotte arc-en-ciel, carotte de couleur < carrot
nantes carrot, bunched carrot | carotte nantaise, carotte en botte < carrot
beet, beetroot, table beet | betterave, betterave rouge < root vegetable
golden beet, yellow beet | betterave jaune, betterave dorée < beet
candy cane beet, chioggia, chioggia beet | betterave chioggia < beet
parsnip | panais < root vegetable
turnip, white turnip | navet, navet blanc, rabiole < root vegetable
hakurei, salad turnip, japanese turnip | navet japonais < turnip
rutabaga, swede, yellow turnip, waxed turnip | rutabaga, chou de siam, navet jaune < root vegetable
radish | radis < root vegetable
daikon, white radish, mooli | daïkon, radis blanc < radish
watermelon radish | radis melon d'eau < radish
black radish | radis noir < radish
french breakfast radish | radis french breakfast < radish
celeriac, celery root | céleri-rave < root vegetable
kohlrabi | chou-rave < brassica
horseradish, horse radish | raifort < root vegetable
jerusalem artichoke, sunchoke, sun choke | topinambour < tuber
salsify | salsifis < root vegetable
burdock, gobo, burdock root | bardane, racine de bardane < root vegetable
sweet potato, yam, covington sweet potato | patate douce, igname < tuber
jicama | jicama, pois patate < tuber
cassava, yuca, manioc | manioc, yuca < tuber
taro | taro < tuber
ginger, ginger root, fresh ginger | gingembre, gingembre frais < root vegetable
turmeric, turmeric root | curcuma < root vegetable
parsley root | persil tubéreux < root vegetable
ginseng, ontario ginseng, american ginseng | ginseng < root vegetable

# Potatoes
tuber, tuber vegetable | tubercule < root vegetable
potato, table potato | pomme de terre, patate < tuber
yukon gold, yukon gold potato | pomme de terre yukon gold, yukon gold < potato
russet potato, baking potato, baker potato | pomme de terre russet, pomme de terre à cuire au four < potato
red potato, red-skinned potato, norland potato | pomme de terre rouge < potato
white potato | pomme de terre blanche < potato
yellow potato, yellow-fleshed potato | pomme de terre jaune < potato
new potato, baby potato, mini potato, creamer potato | pomme de terre nouvelle, pomme de terre grelot, grelot < potato
fingerling, fingerling potato | pomme de terre rattes, ratte, pomme de terre fingerling < potato
blue potato, purple potato | pomme de terre bleue, pomme de terre violette < potato
chipping potato, processing potato | pomme de terre à croustilles < potato
seed potato | pomme de terre de semence, semence de pomme de terre < planting stock
frozen french fry, frozen fry, french fry, fry | frite, frite surgelée < prepared food

# Brassicas
brassica, cole crop, cruciferous vegetable | crucifère, brassicacée < vegetable
broccoli | brocoli < brassica
broccolini, baby broccoli | broccolini, brocolini < broccoli
romanesco | romanesco, chou romanesco < brassica
rapini, broccoli rabe | rapini < brassica
cauliflower | chou-fleur < brassica
coloured cauliflower, purple cauliflower, orange cauliflower | chou-fleur coloré, chou-fleur violet < cauliflower
cauliflower rice, riced cauliflower | riz de chou-fleur < cauliflower
cabbage, green cabbage | chou, choux, chou vert, chou pommé < brassica
red cabbage | chou rouge < cabbage
savoy cabbage | chou de savoie, chou frisé de milan < cabbage
napa cabbage, nappa cabbage, chinese cabbage, napa | chou nappa, chou chinois < cabbage, asian vegetable
pointed cabbage, caraflex cabbage | chou pointu < cabbage
brussels sprout, brussel sprout stalk | chou de bruxelles, choux de bruxelles < brassica
gai lan, chinese broccoli, kai lan | brocoli chinois, gai lan < asian vegetable, brassica

# Nightshades
tomato | tomate < vegetable
heirloom tomato, heritage tomato | tomate ancienne, tomate du patrimoine < tomato, heirloom vegetable
cherry tomato | tomate cerise < tomato
grape tomato | tomate raisin < tomato
cocktail tomato, campari tomato | tomate cocktail < tomato
tomato on the vine, vine tomato, truss tomato | tomate en grappe, tomate sur vigne < tomato
beefsteak tomato, slicing tomato, beefsteak | tomate beefsteak, tomate de boeuf < tomato
roma tomato, roma, plum tomato, paste tomato, san marzano, italian tomato | tomate italienne, tomate roma < tomato
field tomato | tomate des champs < tomato
greenhouse tomato, hothouse tomato | tomate de serre < tomato, greenhouse vegetable
brandywine tomato, brandywine | tomate brandywine < heirloom tomato
green tomato | tomate verte < tomato
processing tomato | tomate de transformation < tomato
sun-dried tomato, sundried tomato, dried tomato | tomate séchée < tomato
tomatillo | tomatille, tomatillo < vegetable
pepper < vegetable
sweet pepper, bell pepper, greenhouse pepper | poivron, poivron doux < pepper
red pepper, red bell pepper | poivron rouge < sweet pepper
green pepper, green bell pepper | poivron vert < sweet pepper
yellow pepper, yellow bell pepper | poivron jaune < sweet pepper
orange pepper, orange bell pepper | poivron orange < sweet pepper
mini pepper, snack pepper, mini sweet pepper | mini poivron < sweet pepper
shepherd pepper, sheppard pepper, red shepherd | poivron shepherd < sweet pepper
cubanelle, cubanelle pepper | poivron cubanelle < sweet pepper
banana pepper, hungarian wax pepper | piment banane < pepper
shishito, shishito pepper, padron pepper, padron | piment shishito, piment padron < pepper
hot pepper, chili pepper, chile pepper, chilli, chilli pepper, chile | piment fort, piment, piment chili < pepper
jalapeno, jalapeno pepper | jalapeno, piment jalapeno < hot pepper
habanero, scotch bonnet, scotch bonnet pepper | habanero, piment habanero < hot pepper
ghost pepper, carolina reaper, superhot pepper | piment fantôme < hot pepper
cayenne pepper, cayenne | piment de cayenne, cayenne < hot pepper
poblano, ancho, poblano pepper | piment poblano, poblano < hot pepper
thai chili, thai pepper, bird's eye chili | piment thaï, piment oiseau < hot pepper
eggplant, aubergine | aubergine < vegetable
japanese eggplant, chinese eggplant, asian eggplant | aubergine japonaise, aubergine chinoise < eggplant
indian eggplant, baby eggplant, brinjal | aubergine indienne < eggplant

# Cucurbits
cucumber, cuke | concombre < vegetable
english cucumber, long english cucumber, seedless cucumber, greenhouse cucumber | concombre anglais < cucumber
mini cucumber, cocktail cucumber, persian cucumber, lebanese cucumber | mini concombre, concombre libanais < cucumber
field cucumber, slicing cucumber | concombre de champ < cucumber
pickling cucumber, gherkin, kirby cucumber | concombre à mariner, cornichon < cucumber
lemon cucumber | concombre citron < cucumber
cucamelon, mouse melon | concombre à confire, melothrie < vegetable
bitter melon, karela, bitter gourd | melon amer, margose < world crop
okra, lady finger, bhindi | okra, gombo < world crop
yardlong bean, long bean, chinese long bean | haricot kilomètre, dolique < world crop
callaloo, amaranth leaf | callaloo, amarante < world crop
fuzzy melon, winter melon | courge cireuse < world crop
bottle gourd, lauki, dudhi | calebasse < world crop
chayote | chayotte, chouchou < world crop
squash | courge < vegetable
summer squash | courge d'été < squash
zucchini, courgette | zucchini, courgette < summer squash
pattypan, patty pan squash, scallop squash, pattypan squash | pâtisson < summer squash
squash blossom, zucchini flower, zucchini blossom | fleur de courgette, fleur de courge < edible flower
winter squash | courge d'hiver < squash
butternut squash, butternut | courge musquée, courge butternut < winter squash
acorn squash, pepper squash | courge poivrée, courgeron < winter squash
spaghetti squash | courge spaghetti < winter squash
buttercup squash | courge buttercup < winter squash
kabocha, kabocha squash | courge kabocha, kabocha < winter squash
delicata, delicata squash, sweet dumpling squash | courge delicata < winter squash
hubbard squash, blue hubbard | courge hubbard < winter squash
red kuri squash, red kuri | potimarron < winter squash
peeled squash, cubed squash, diced squash | courge pelée, courge en cubes < cut vegetable
pumpkin | citrouille, potiron < winter squash
pie pumpkin, sugar pumpkin, cooking pumpkin | citrouille à tarte, citrouille sucrée < pumpkin
carving pumpkin, halloween pumpkin, jack-o-lantern | citrouille d'halloween, citrouille décorative < pumpkin
giant pumpkin | citrouille géante < pumpkin
gourd, ornamental gourd, decorative gourd | gourde décorative, coloquinte < decoration

# Corn, beans, peas and others
sweet corn, corn on the cob, fresh corn, peaches and cream corn, corn cob, sweetcorn | maïs sucré, blé d'inde, épi de maïs, épis de maïs, maïs en épi, épluchette < vegetable
frozen corn, corn kernel | maïs surgelé, maïs en grains < sweet corn
baby corn | mini maïs < sweet corn
green bean, string bean, snap bean, french bean, fresh bean | haricot vert, fève verte < vegetable
yellow bean, wax bean, yellow wax bean | haricot jaune, fève jaune, haricot beurre < green bean
romano bean, flat bean, runner bean | haricot romain, haricot plat < green bean
purple bean | haricot violet < green bean
shell bean, shelling bean, cranberry bean, borlotti | haricot à écosser, haricot borlotti < vegetable
fava bean, broad bean, fava | gourgane, fève des marais < vegetable
edamame, green soybean | edamame, soya vert < vegetable
lima bean, butter bean | haricot de lima < vegetable
green pea, garden pea, english pea, shelling pea, sweet pea, pea | pois vert, petit pois < vegetable
snow pea | pois mange-tout, pois des neiges < vegetable
snap pea, sugar snap pea, sugar snap | pois sucré, pois croquant < vegetable
frozen pea | pois surgelé < green pea
asparagus | asperge < vegetable
white asparagus | asperge blanche < asparagus
purple asparagus | asperge pourpre, asperge violette < asparagus
celery | céleri < vegetable
fennel, fennel bulb, florence fennel | fenouil, bulbe de fenouil < vegetable
artichoke, globe artichoke | artichaut < vegetable
cardoon | cardon < vegetable
fiddlehead, fiddlehead fern | tête de violon, crosse de fougère < foraged food, vegetable
cattail, cattail shoot | quenouille < foraged food
bean sprout, mung bean sprout | germe de haricot, fève germée < sprout
bamboo shoot | pousse de bambou < vegetable
hop shoot | pousse de houblon < vegetable
three sisters, three sisters mix | trois sœurs < indigenous food, vegetable

# Mushrooms
mushroom | champignon < vegetable
white mushroom, button mushroom | champignon de paris, champignon blanc < mushroom
cremini, crimini, cremini mushroom, crimini mushroom, brown mushroom | champignon café, champignon brun < mushroom
portobello, portabella, portobello mushroom, portabello | portobello < mushroom
specialty mushroom, exotic mushroom, gourmet mushroom | champignon spécialisé, champignon gourmet, champignon exotique < mushroom
shiitake, shitake, shiitake mushroom | shiitake, champignon shiitake < specialty mushroom
oyster mushroom, blue oyster mushroom, pleurotus | pleurote < specialty mushroom
king oyster mushroom, king oyster, eryngii | pleurote royal, pleurote du panicaut < specialty mushroom
lion's mane, lion's mane mushroom, hericium | crinière de lion, hydne hérisson < specialty mushroom
enoki, enoki mushroom | enoki < specialty mushroom
maitake, hen of the woods | maitake, polypore en touffe < specialty mushroom
cinnamon cap mushroom, chestnut mushroom, pioppino | champignon pioppino < specialty mushroom
wine cap mushroom, king stropharia | strophaire < specialty mushroom
reishi, reishi mushroom | reishi < medicinal mushroom
chaga, chaga mushroom | chaga < medicinal mushroom
cordyceps | cordyceps < medicinal mushroom
turkey tail, turkey tail mushroom | tramète versicolore < medicinal mushroom
medicinal mushroom, functional mushroom | champignon médicinal < mushroom
wild mushroom, foraged mushroom | champignon sauvage, champignon forestier < mushroom, foraged food
morel, morel mushroom | morille < wild mushroom
chanterelle, chanterelle mushroom | chanterelle, girolle < wild mushroom
porcini, king bolete, cep | bolet, cèpe < wild mushroom
lobster mushroom | dermatose des russules, champignon homard < wild mushroom
chicken of the woods | polypore soufré < wild mushroom
puffball | vesse-de-loup < wild mushroom
truffle mushroom, black truffle, fresh truffle | truffe noire, truffe fraîche < mushroom
dried mushroom | champignon séché < mushroom
mushroom powder | poudre de champignon < mushroom
sliced mushroom | champignon tranché < mushroom
mushroom growing kit, grow kit, mushroom kit | trousse de culture de champignons < planting stock
mushroom spawn, spawn, grain spawn | blanc de champignon, mycélium < planting stock
`;
