export const BAKING = `
# Bread, pastry, cakes and what bakers need.
baked good, bakery product, baking goods | produit de boulangerie < food
gluten-free baking, gluten-free baked good, gluten-free bakery | produit de boulangerie sans gluten < baked good, gluten-free
vegan baking, vegan baked good | pâtisserie végane < baked good, vegan
frozen baked good, par-baked, frozen bread | produit de boulangerie surgelé, précuit < baked good, frozen food
bread, loaf, artisan bread | pain < baked good
country loaf, pain de campagne, country bread | pain de campagne, pain de ménage < bread
sourdough, sourdough bread, levain bread | pain au levain, levain < bread
whole wheat bread, brown bread | pain de blé entier, pain brun < bread
white bread, sandwich bread, sliced bread | pain blanc, pain tranché < bread
rye bread, pumpernickel | pain de seigle < bread
multigrain bread, sprouted grain bread, seeded bread | pain multigrain, pain de grains germés < bread
spelt bread | pain d'épeautre < bread
gluten-free bread | pain sans gluten < bread, gluten-free baking
baguette | baguette < bread
ciabatta, focaccia | ciabatta, focaccia < bread
flatbread, naan, pita, roti, lavash, chapati, injera | pain plat, pain naan, pain pita < bread
tortilla, wrap, corn tortilla | tortilla < bread
bannock, fry bread | bannique, bannock < bread, indigenous food
bun, roll, dinner roll, kaiser, hamburger bun, hot dog bun, brioche bun | petit pain, pain à hamburger, pain hamburger, brioche < bread
brioche loaf, challah, egg bread | pain brioché, challah < bread
bagel | bagel < bread
english muffin | muffin anglais < bread
pretzel, soft pretzel | bretzel < baked good
raisin bread, cinnamon bread, banana bread, zucchini bread, quick bread | pain aux raisins, pain aux bananes < bread
bread crumb, breadcrumb, crouton, stuffing | chapelure, croûton < baked good
pastry, mille-feuille, éclair, canelé, cream puff | pâtisserie fine, viennoiserie, mille-feuille, éclair < baked good
croissant, danish, pain au chocolat | croissant, chocolatine < pastry
cinnamon bun, cinnamon roll, sticky bun | brioche à la cannelle, roulé à la cannelle < pastry
doughnut, donut, apple fritter, fritter, timbit | beigne, beignet < pastry
pie, fruit pie, dessert pie | tarte < dessert, baked good
apple pie | tarte aux pommes < pie
pumpkin pie | tarte à la citrouille < pie
berry pie, blueberry pie, strawberry rhubarb pie, cherry pie | tarte aux petits fruits, tarte aux bleuets < pie
pecan pie, sugar pie | tarte aux pacanes, tarte au sucre < pie
frozen pie, unbaked pie | tarte surgelée < pie, frozen food
pie crust, pie shell, pastry dough, puff pastry | croûte à tarte, pâte à tarte, pâte feuilletée < baked good
dough, pizza dough, cookie dough, frozen dough, bread dough | pâte à pizza, pâte surgelée, pâte à pain < baked good
butter tart | tartelette au beurre, tarte au beurre < dessert, baked good
tart, tartlet, pastel de nata, pastéis de nata, custard tart | tartelette < dessert, baked good
strudel, crumble, cobbler, fruit crisp | strudel, croustade, croustade aux pommes < dessert
cake | gâteau < dessert, baked good
wedding cake, birthday cake, custom cake, specialty cake | gâteau de mariage, gâteau de fête, gâteau sur mesure < cake
cupcake | petit gâteau < cake
cheesecake, cheese cake | gâteau au fromage < cake
fruit cake, christmas cake, christmas pudding | gâteau aux fruits, pouding de noël < cake
carrot cake, loaf cake, pound cake, coffee cake | gâteau aux carottes, quatre-quarts < cake
shortcake, strawberry shortcake | gâteau sablé aux fraises < cake
cookie | biscuit < dessert, baked good
shortbread | biscuit sablé, sablé < cookie
gingerbread | pain d'épices < cookie
brownie, dessert square, dessert bar, nanaimo bar | brownie, carré au chocolat < dessert, baked good
muffin | muffin < baked good
scone, tea biscuit | scone < baked good
macaron, macaroon, meringue | macaron, meringue < dessert
biscotti | biscotti < cookie
date square, energy ball | carré aux dattes < dessert
pancake, crepe, waffle, pancake mix | crêpe, gaufre, mélange à crêpes < baked good
baking mix, cake mix, muffin mix, bread mix | mélange à gâteau, mélange à pâtisserie < baking ingredient
granola bar, energy bar, protein bar, snack bar, fruit bar | barre granola, barre énergétique, barre tendre < snack
dessert | dessert < food
gluten-free dessert | dessert sans gluten < dessert, gluten-free
ingredient, food ingredient | ingrédient < food
baking ingredient, baking supply, baker's supply | ingrédient de boulangerie < ingredient
yeast, baker's yeast, sourdough starter | levure < baking ingredient
baking powder, baking soda | poudre à pâte, bicarbonate < baking ingredient
gelatin, pectin | gélatine, pectine < baking ingredient
pie filling, fruit filling | garniture à tarte < baking ingredient
fruit puree, puree, apple puree, vegetable puree | purée de fruits, purée < ingredient
fruit powder, vegetable powder, beet powder | poudre de fruits, poudre de légumes < ingredient
natural colour, food colouring, natural flavour, flavouring | colorant alimentaire, arôme naturel < ingredient
`;
