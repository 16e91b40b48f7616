export const FOOD = `
# Groups of food that several areas refer to.
food | nourriture, aliment
local food, locally produced food, buy local, eat local | aliment local, achat local, manger local < food
frozen food, frozen, flash-frozen, iqf, individually quick frozen | surgelé, congelé, aliment surgelé < food
foraged food, wild food, wild edible, foraging, wildcrafted, wild-harvested | cueillette sauvage, produit sauvage, plante sauvage comestible < food
specialty food, gourmet food, artisan specialty, fine food | épicerie fine, produit fin, aliment gourmet, spécialité artisanale < food
indigenous food, traditional indigenous food, first nations food | aliment autochtone, cuisine autochtone < food
bulk food, bulk product | vrac, aliment en vrac < food
surplus food, rescued food, food rescue, gleaned food, gleaning | surplus alimentaire, glanage, récupération alimentaire < food
baby food, infant food, toddler food | purée pour bébé, aliment pour bébé < food
`;
