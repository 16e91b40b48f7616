export const DAIRY = `
# Milk, cheese and other dairy, and what replaces it.
dairy, dairy product, milk product | laitier, produit laitier < food
goat dairy, goat milk product | produit laitier de chèvre < dairy
sheep dairy, sheep milk product | produit laitier de brebis < dairy
milk, cow's milk, fluid milk | lait, lait de vache < dairy
whole milk, homogenized milk, homo milk, 3.25 milk | lait entier, lait homogénéisé < milk
skim milk, low-fat milk, partly skimmed milk, 2 milk, 1 milk | lait écrémé, lait partiellement écrémé < milk
chocolate milk | lait au chocolat < milk
raw milk | lait cru < milk, unpasteurized
grass-fed milk, pasture milk | lait de pâturage, lait d'animaux nourris à l'herbe < milk, grass-fed
a2 milk, jersey milk | lait a2, lait de jersey < milk
lactose-free milk | lait sans lactose < milk, lactose-free
non-homogenized milk, cream-top milk, glass bottle milk | lait non homogénéisé < milk
goat milk | lait de chèvre < goat dairy, milk
sheep milk, ewe's milk | lait de brebis < sheep dairy, milk
water buffalo milk, buffalo milk | lait de bufflonne < milk
camel milk | lait de chamelle < milk
powdered milk, milk powder, skim milk powder | lait en poudre, poudre de lait < dairy
whey, whey powder, whey protein | lactosérum, petit-lait < dairy
feed whey, whey for pigs, whey for pig farmers, whey for hogs, whey for livestock | lactosérum pour porcs < whey, pig feed
buttermilk | babeurre < dairy
evaporated milk, condensed milk | lait évaporé, lait condensé < dairy
eggnog, egg nog | lait de poule < dairy
cream, table cream, fresh cream | crème < dairy
whipping cream, heavy cream, 35 cream, whipped cream | crème à fouetter, crème fouettée, crème 35 < cream
half and half, coffee cream | crème à café < cream
sour cream | crème sure < cream
creme fraiche, clotted cream, devonshire cream, mascarpone cream | crème fraîche < cream
butter, dairy butter | beurre < dairy
cultured butter, european-style butter, whey butter | beurre de culture < butter
salted butter, unsalted butter, sweet butter | beurre salé, beurre non salé < butter
garlic butter, flavoured butter, compound butter, herb butter | beurre à l'ail, beurre aromatisé < butter
goat butter | beurre de chèvre < butter, goat dairy
ghee, clarified butter | ghee, beurre clarifié < butter
yogurt, yoghurt, yogourt | yogourt, yaourt < dairy
greek yogurt, strained yogurt | yogourt grec < yogurt
skyr | skyr < yogurt
goat yogurt, goat milk yogurt | yogourt de chèvre < yogurt, goat dairy
sheep yogurt, sheep milk yogurt | yogourt de brebis < yogurt, sheep dairy
drinkable yogurt, lassi | yogourt à boire, lassi < yogurt
kefir, milk kefir | kéfir < dairy
labneh | labneh < yogurt
ice cream, icecream, hard ice cream | crème glacée < dairy, dessert
gelato, gelato base | gelato < ice cream
kulfi | kulfi < ice cream
soft serve, soft ice cream, soft serve mix | crème molle, crème glacée molle < ice cream
goat ice cream | crème glacée de chèvre < ice cream, goat dairy
frozen yogurt | yogourt glacé < dairy
ice cream sandwich, ice cream cake | sandwich à la crème glacée, gâteau à la crème glacée < ice cream
sorbet, sherbet, italian ice | sorbet < dessert
popsicle, ice pop, freezie, paleta | sucette glacée, popsicle < dessert
custard, pudding, flan | crème pâtissière, pouding, flan < dessert

# Cheese
cheese | fromage < dairy
artisan cheese, farmstead cheese, craft cheese, specialty cheese | fromage artisanal, fromage fermier, fromage fin < cheese
raw milk cheese, unpasteurized cheese | fromage au lait cru < cheese
goat cheese, chevre, goat milk cheese | fromage de chèvre < cheese, goat dairy
sheep cheese, sheep's milk cheese, ewe cheese | fromage de brebis < cheese, sheep dairy
buffalo cheese, buffalo mozzarella, mozzarella di bufala | mozzarella de bufflonne < cheese
organic cheese | fromage biologique, fromage bio < cheese, organic
fresh cheese | fromage frais < cheese
soft cheese | fromage à pâte molle < cheese
hard cheese | fromage à pâte dure, fromage à pâte ferme < cheese
semi-soft cheese, washed rind cheese, oka | fromage à pâte demi-ferme, fromage à croûte lavée, oka < cheese
aged cheese, ripened cheese | fromage vieilli, fromage affiné < cheese
smoked cheese | fromage fumé < cheese
sliced cheese, shredded cheese, grated cheese | fromage tranché, fromage râpé < cheese
processed cheese, cheese spread, cheese slice | fromage fondu, fromage à tartiner < cheese
cheddar, cheddar cheese | cheddar < hard cheese
aged cheddar, old cheddar, vintage cheddar | cheddar vieilli, cheddar fort < cheddar
mild cheddar, marble cheddar | cheddar doux, cheddar marbré < cheddar
cheese curd, curd, squeaky cheese, poutine cheese | fromage en grains, fromage à poutine, couic couic < cheese
brick cheese, monterey jack, colby | fromage brick, fromage colby < cheese
brie | brie < soft cheese
camembert | camembert < soft cheese
triple cream cheese, triple-cream | triple crème < soft cheese
blue cheese, stilton, gorgonzola | fromage bleu < cheese
gouda | gouda < cheese
edam | édam < cheese
havarti | havarti < cheese
swiss cheese, emmental, emmenthal | fromage suisse, emmental < hard cheese
gruyere, alpine cheese, raclette, comte, alpine-style tomme, tomme | gruyère, raclette, tomme < hard cheese
parmesan, parmigiano, grana | parmesan < hard cheese
asiago | asiago < hard cheese
romano cheese, pecorino | pecorino, romano < hard cheese
provolone | provolone < cheese
mozzarella, pizza mozzarella | mozzarella < cheese
fresh mozzarella, bocconcini, fior di latte, burrata | mozzarella fraîche, bocconcini, burrata < mozzarella, fresh cheese
string cheese, oaxaca cheese | fromage en ficelle < cheese
ricotta | ricotta < fresh cheese
cottage cheese, dry curd cheese | fromage cottage < fresh cheese
cream cheese | fromage à la crème < fresh cheese
mascarpone | mascarpone < fresh cheese
quark, farmer's cheese | quark, fromage blanc < fresh cheese
feta, feta cheese | feta < cheese
halloumi, grilling cheese, halloom | halloumi, fromage à griller < cheese
paneer, indian cheese | paneer, panir < fresh cheese
queso fresco, latin cheese | queso fresco < fresh cheese
manchego | manchego < sheep cheese
cheese culture, rennet, cheese making supply | présure, ferment lactique < input

# Alternatives
dairy alternative, plant-based dairy, vegan dairy | substitut laitier, boisson végétale < dairy-free, plant-based
plant-based milk, nut milk, milk alternative, plant milk, non-dairy milk | lait végétal, lait de noix < dairy alternative
oat milk, oat beverage, oat drink | lait d'avoine, boisson d'avoine < plant-based milk
almond milk | lait d'amande, boisson d'amande < plant-based milk
soy milk, soymilk, soy beverage | lait de soya, boisson de soya < plant-based milk
coconut milk | lait de coco < plant-based milk
hemp milk | lait de chanvre < plant-based milk
vegan cheese, plant-based cheese, nut cheese, cashew cheese, dairy-free cheese | fromage végane, fromage végétal < dairy alternative, vegan
vegan butter, margarine, plant butter | margarine, beurre végétal < dairy alternative
vegan ice cream, dairy-free ice cream, non-dairy ice cream | crème glacée végane < dairy alternative, dessert
vegan yogurt, coconut yogurt, plant-based yogurt | yogourt végane, yogourt de coco < dairy alternative
`;
