export const SWEETENERS = `
# Honey, maple, sugar, chocolate and candy.
sweetener | édulcorant, sucrant < food
honey | miel < sweetener
raw honey, unpasteurized honey | miel cru, miel non pasteurisé < honey
liquid honey | miel liquide < honey
creamed honey, whipped honey, churned honey | miel crémeux, miel en crème, miel baratté < honey
honeycomb, comb honey, honey comb | miel en rayon, rayon de miel < honey
wildflower honey | miel de fleurs sauvages < honey
clover honey | miel de trèfle < honey
buckwheat honey | miel de sarrasin < honey
goldenrod honey, fall honey | miel de verge d'or < honey
basswood honey, linden honey | miel de tilleul < honey
blueberry honey, apple blossom honey, orchard honey | miel de bleuet, miel de pommier < honey
flavoured honey, infused honey, hot honey, cinnamon honey | miel aromatisé, miel infusé, miel épicé < honey
organic honey | miel biologique < honey, organic
bulk honey, wholesale honey, honey pail, honey in bulk | miel en vrac, chaudière de miel < honey
bee product | produit de la ruche
bee pollen, pollen | pollen d'abeille, pollen < bee product
propolis | propolis < bee product
royal jelly | gelée royale < bee product
maple product | produit de l'érable, produit d'érable < food
maple syrup, pure maple syrup, ontario maple syrup | sirop d'érable < maple product, sweetener, syrup
dark maple syrup, amber maple syrup, golden maple syrup | sirop d'érable foncé, sirop d'érable ambré, sirop d'érable doré < maple syrup
bulk maple syrup | sirop d'érable en vrac < maple syrup
organic maple syrup | sirop d'érable biologique < maple syrup, organic
maple sugar | sucre d'érable < maple product
maple butter, maple cream | beurre d'érable < maple product, spread
maple candy, maple sugar candy, maple fudge | bonbon à l'érable < maple product, candy
maple taffy | tire d'érable, tire sur la neige < maple product
maple water, maple sap | eau d'érable, sève d'érable < maple product, beverage
birch syrup | sirop de bouleau < syrup
syrup | sirop < sweetener
fruit syrup, berry syrup, pancake syrup | sirop de fruits, sirop de table < syrup
simple syrup, cocktail syrup, bar syrup, drink syrup | sirop simple, sirop à cocktail < syrup
agave, agave syrup | agave, sirop d'agave < sweetener
corn syrup, glucose syrup | sirop de maïs < sweetener
molasses, sorghum syrup | mélasse < sweetener
sugar, cane sugar, granulated sugar | sucre, sucre de canne < sweetener
beet sugar, sugar beet | betterave à sucre, sucre de betterave < sugar
brown sugar | cassonade < sugar
monk fruit, erythritol, xylitol | fruit du moine < sweetener
chocolate, artisan chocolate | chocolat, chocolat artisanal < candy
bean-to-bar chocolate, craft chocolate, chocolate bar, bean to bar | chocolat de la fève à la tablette, tablette de chocolat < chocolate
dark chocolate | chocolat noir < chocolate
milk chocolate | chocolat au lait < chocolate
chocolate truffle, chocolate bonbon, truffle, praline | truffe au chocolat, bonbon au chocolat < chocolate, candy
chocolate-covered, chocolate covered nut, chocolate covered berry | enrobé de chocolat < chocolate
hot chocolate, drinking chocolate, cocoa mix | chocolat chaud < beverage
cocoa, cacao, cocoa powder | cacao, poudre de cacao < baking ingredient
vegan chocolate, dairy-free chocolate | chocolat végane < chocolate, vegan
candy, sweets, halva, confectionery, confection | bonbon, confiserie, friandise < food
fudge | fudge, sucre à la crème < candy
caramel, toffee, brittle, sponge toffee, honeycomb toffee | caramel, tire éponge < candy
caramel sauce, cajeta, dulce de leche | sauce au caramel, caramel à tartiner < sauce
caramel apple, candy apple | pomme de tire, pomme caramel < candy
marshmallow | guimauve < candy
gummy, lollipop, licorice, hard candy | jujube gélifié, sucette, réglisse < candy
cotton candy | barbe à papa < candy
nougat, marzipan | nougat, massepain < candy
`;
