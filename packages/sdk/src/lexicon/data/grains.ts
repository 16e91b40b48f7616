export const GRAINS = `
# Grain, flour, cereal, pulses, oilseeds, nuts and seeds to eat.
grain, cereal grain, whole grain | grain, céréale, grain entier < food
ancient grain, heritage grain, heirloom grain | grain ancien, céréale ancienne < grain
sprouted grain | grain germé < grain
wheat | blé < grain
wheat berry, wheat kernel | grain de blé, blé entier < wheat
hard wheat, bread wheat, hard red wheat, spring wheat | blé dur, blé panifiable, blé de printemps < wheat
soft wheat, pastry wheat, winter wheat, soft red winter wheat | blé tendre, blé d'hiver < wheat
red fife, red fife wheat | blé red fife, red fife < wheat, ancient grain
durum, durum wheat, semolina | blé durum, semoule < wheat
spelt, dinkel | épeautre < ancient grain, wheat
kamut, khorasan, khorasan wheat | kamut, blé khorasan < ancient grain, wheat
einkorn | engrain, petit épeautre < ancient grain, wheat
emmer, farro | amidonnier, farro < ancient grain, wheat
freekeh, bulgur | freekeh, boulgour < wheat
wheat germ, wheat bran | germe de blé, son de blé < wheat
rye, rye grain | seigle < grain
barley | orge < grain
pot barley, pearl barley | orge mondé, orge perlé < barley
malting barley, malt, barley malt, brewing malt | malt, orge brassicole, orge de malterie < barley, brewing ingredient
oat | avoine < grain
rolled oat, oatmeal, oat flake, porridge oat | flocon d'avoine, gruau < oat
steel-cut oat, steel cut oats cereal | avoine épointée, avoine coupée < oat
oat groat, naked oat, hulless oat | gruau d'avoine entier, avoine nue < oat
gluten-free oat | avoine sans gluten < oat, gluten-free
oat bran | son d'avoine < oat
buckwheat | sarrasin < grain
triticale | triticale < grain
millet | millet < grain
sorghum | sorgho < grain
teff | teff < grain
quinoa | quinoa < grain
amaranth, amaranth grain | amarante en grain < grain
corn, grain corn, field corn, maize | maïs, maïs-grain, maïs de grande culture < grain
cornmeal, corn meal, grits, polenta | semoule de maïs, polenta < corn
popcorn, popping corn, popcorn kernel | maïs soufflé, maïs à éclater, popcorn < corn, snack
hominy, masa, masa harina, nixtamal, heirloom corn, flint corn | masa, maïs lessivé, nixtamal < corn
indian corn, ornamental corn | maïs décoratif < decoration
rice | riz < grain
wild rice, manoomin | riz sauvage < grain, indigenous food
couscous | couscous < grain
bran, cereal bran | son de céréale < grain

# Flour and cereal
flour | farine < food
whole wheat flour, wholewheat flour, whole grain flour | farine de blé entier, farine intégrale < flour
all-purpose flour, white flour, unbleached flour | farine tout usage, farine blanche, farine non blanchie < flour
bread flour, hard flour | farine à pain < flour
pastry flour, cake flour, soft flour | farine à pâtisserie, farine à gâteau < flour
stone-ground flour, stoneground flour, stone-milled flour, fresh-milled flour | farine moulue sur pierre, farine sur meule < flour
organic flour | farine biologique, farine bio < flour, organic
spelt flour | farine d'épeautre < flour, spelt
rye flour | farine de seigle < flour, rye
red fife flour | farine red fife < flour, red fife
oat flour | farine d'avoine < flour, oat
barley flour | farine d'orge < flour, barley
buckwheat flour | farine de sarrasin < flour, buckwheat
corn flour, cornstarch | farine de maïs, fécule de maïs < flour
gluten-free flour | farine sans gluten < flour, gluten-free
almond flour, nut flour, coconut flour | farine d'amande, poudre d'amande < gluten-free flour
chickpea flour, besan, gram flour, pulse flour | farine de pois chiches < flour
rice flour | farine de riz < flour
pizza flour, 00 flour, double zero flour | farine à pizza, farine 00 < flour
potato starch, tapioca starch, starch | fécule, amidon < flour
cereal, breakfast cereal | céréales à déjeuner < food
hot cereal, porridge | céréales chaudes < cereal
granola | granola < cereal
muesli | muesli < cereal
red river cereal, multigrain cereal | céréales multigrains < hot cereal

# Pulses and oilseeds
pulse | légumineuse, légume sec < food
dried bean, dry bean, edible bean | haricot sec, fève sèche < pulse
white bean, navy bean, pea bean | haricot blanc, petit haricot blanc < dried bean
kidney bean, red kidney bean, dark red kidney bean | haricot rouge < dried bean
black bean, black turtle bean | haricot noir < dried bean
pinto bean | haricot pinto < dried bean
adzuki bean, azuki bean | haricot adzuki < dried bean
heirloom bean, heritage bean | haricot ancien, haricot du patrimoine < dried bean
mung bean | haricot mungo < dried bean
cannellini, great northern bean | haricot cannellini < dried bean
otebo bean | haricot otebo < dried bean
canned bean, cooked bean | haricot en conserve < pulse, canned food
baked bean, pork and bean | fèves au lard, haricots au four < prepared food
lentil, red lentil, green lentil | lentille < pulse
chickpea, garbanzo, garbanzo bean | pois chiche < pulse
dried pea, split pea, field pea, yellow pea | pois cassé, pois sec < pulse
soybean, soya, soy, soya bean, soy bean | soya, fève de soya, soja < oilseed
ip soybean, food-grade soybean, identity preserved | soya à identité préservée, soya de consommation < soybean
pea protein, plant protein, soy protein, protein isolate | protéine de pois, protéine végétale < ingredient
lupin | lupin < pulse
oilseed | oléagineux, graine oléagineuse < food
canola, canola seed, rapeseed | canola < oilseed
flax, flaxseed, linseed, flax seed | lin, graine de lin < oilseed, edible seed
hemp, hemp seed, hemp heart, hulled hemp seed, hempseed | chanvre, graine de chanvre, cœur de chanvre < oilseed, edible seed
camelina | caméline < oilseed
sunflower seed | graine de tournesol < edible seed, oilseed
pumpkin seed, pepita, squash seed | graine de citrouille < edible seed
chia, chia seed | chia, graine de chia < edible seed
sesame, sesame seed | sésame, graine de sésame < edible seed
poppy seed | graine de pavot < edible seed
edible seed, snacking seed | graine comestible < food

# Nuts
nut, tree nut | noix, fruit à coque < food
hazelnut, filbert | noisette < nut
walnut, english walnut, persian walnut | noix de grenoble < nut
black walnut | noix noire < nut
heartnut | noix cœur < nut
butternut nut, white walnut | noix cendrée < nut
chestnut, sweet chestnut | châtaigne, marron < nut
pecan | pacane, noix de pécan < nut
hickory nut, shagbark hickory | noix de caryer < nut
almond | amande < nut
cashew | noix de cajou, cajou < nut
pistachio | pistache < nut
peanut, groundnut, ontario peanut | arachide, cacahuète < nut
pine nut | noix de pin, pignon < nut
acorn | gland de chêne < nut, foraged food
roasted nut, candied nut, spiced nut, beer nut, mixed nut | noix rôtie, noix grillée, noix enrobée, noix mélangée < nut, snack
nut butter, almond butter, cashew butter, hazelnut butter | beurre de noix, beurre d'amande < spread
peanut butter | beurre d'arachide < spread
seed butter, sunflower butter, sunflower seed butter, pumpkin seed butter | beurre de tournesol, beurre de graines < spread
nuts seeds & herb | noix graines et herbes < food
tahini | tahini, beurre de sésame < spread
trail mix | mélange du randonneur, mélange montagnard < snack

# Oils
oil, cooking oil, culinary oil, edible oil | huile, huile de cuisson, huile alimentaire < food
cold-pressed oil, cold pressed canola oil, virgin oil | huile pressée à froid, huile vierge < oil
canola oil, rapeseed oil | huile de canola < oil
sunflower oil | huile de tournesol < oil
soybean oil, soy oil, vegetable oil | huile de soya, huile végétale < oil
hemp oil, hemp seed oil | huile de chanvre < oil
flax oil, flaxseed oil | huile de lin < oil
pumpkin seed oil | huile de graines de citrouille < oil
camelina oil | huile de caméline < oil
corn oil | huile de maïs < oil
olive oil, extra virgin olive oil | huile d'olive < oil
coconut oil, avocado oil | huile de coco, huile d'avocat < oil
infused oil, flavoured oil, chili oil, truffle oil | huile aromatisée, huile infusée < oil
nut oil, walnut oil, hazelnut oil | huile de noix < oil
`;
