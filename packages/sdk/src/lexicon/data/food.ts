export const FOOD = `
# Groups of food that several areas refer to.
food | nourriture, aliment
local food, locally produced food, buy local, eat local | aliment local, achat local, manger local < food
frozen food, frozen, flash-frozen, iqf, individually quick frozen | surgelé, congelé, aliment surgelé < food
foraged food, wild food, wild edible, foraging, wildcrafted, wild-harvested | cueillette sauvage, produit sauvage, plante sauvage comestible < food
specialty food, gourmet food, artisan specialty, fine food | épicerie fine, produit fin, aliment gourmet, spécialité artisanale < food
indigenous food, traditional indigenous food, first nations food | aliment autochtone, cuisine autochtone < food
bulk food, bulk, bulk product, bulk goods | vrac, aliment en vrac < food
surplus food, surplus, excess, overstock, oversupply, clearance, liquidation, end of season, last of the season, rescued food, food rescue, gleaned food, gleaning | surplus alimentaire, surplus de récolte, surplus de la saison, excédent, écoulement, fin de saison, glanage, récupération alimentaire < food
seconds, second grade, number two, grade two, ugly produce, imperfect produce, cosmetic second, cosmetic mark, imperfect, ugly | deuxième choix, déclassé, produit moche, fruits et légumes moches < surplus food
short-dated, short date, close-dated, near expiry, short shelf life, last chance | date courte, date rapprochée < surplus food
baby food, infant food, toddler food | purée pour bébé, aliment pour bébé < food
`;
