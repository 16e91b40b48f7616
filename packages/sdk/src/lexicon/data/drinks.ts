export const DRINKS = `
# Drinks with and without alcohol.
beverage, drink | boisson, breuvage < food
alcoholic beverage, alcohol, alcoholic drink, booze, liquor, licensed beverage | boisson alcoolisée, alcool < beverage
non-alcoholic beverage, non-alcoholic drink, alcohol-free, zero-proof, mocktail, dealcoholized | boisson non alcoolisée, sans alcool < beverage
beer, craft beer, ale, microbrew, local beer | bière, bière artisanale, bière de microbrasserie < alcoholic beverage
lager, pilsner, kölsch, dunkel, märzen, radler | lager, pilsner < beer
ipa, pale ale, india pale ale | ipa < beer
stout, porter | stout, bière noire < beer
wheat beer, sour beer, sour ale, barrel-aged sour, barrel-aged beer, kettle sour, saison beer, saison, farmhouse ale | bière de blé, bière sure, bière fermière < beer
gluten-free beer | bière sans gluten < beer, gluten-free
non-alcoholic beer | bière sans alcool, bière désalcoolisée < non-alcoholic beverage
wine, ontario wine | vin < alcoholic beverage
red wine | vin rouge < wine
marquette, frontenac noir, skin-contact wine, orange wine | vin orange, vin de macération < wine
white wine | vin blanc < wine
rose wine, rosé | vin rosé < wine
sparkling wine, pet nat, prosecco, blanc de blancs | vin mousseux, mousseux < wine
icewine, ice wine, late harvest wine | vin de glace, vendange tardive < wine
riesling, chardonnay, sauvignon blanc, gewurztraminer, vidal, pinot grigio, marquette blanc, frontenac blanc | riesling, chardonnay < white wine
pinot noir, cabernet franc, cabernet, merlot, baco noir, gamay | pinot noir, cabernet franc < red wine
fruit wine, berry wine, cherry wine, apple wine | vin de fruits < wine
organic wine, natural wine, biodynamic wine | vin biologique, vin nature < wine, organic
mead, honey wine | hydromel < alcoholic beverage
cyser | cyser < mead
sake | saké < alcoholic beverage
cider | cidre < beverage
hard cider, hard apple cider, craft cider, alcoholic cider, dry cider | cidre alcoolisé, cidre artisanal < cider, alcoholic beverage
ice cider | cidre de glace < hard cider
perry, pear cider | cidre de poire < hard cider
apple cider, sweet cider, fresh-pressed cider, fresh cider, non-alcoholic cider | cidre doux, cidre de pomme, cidre non alcoolisé < cider, non-alcoholic beverage
spirit, craft spirit, hard liquor | spiritueux, eau-de-vie < alcoholic beverage
vodka | vodka < spirit
gin | gin < spirit
whisky, whiskey, rye whisky, bourbon | whisky < spirit
rum | rhum < spirit
brandy, grappa, schnapps | brandy < spirit
liqueur, cream liqueur, limoncello | liqueur < spirit
amaro, absinthe, aquavit, gin liqueur | amaro, absinthe < spirit
vermouth, bitters | vermouth, amer < alcoholic beverage
cooler drink, ready-to-drink cocktail, hard seltzer, rtd, spiked seltzer | prêt-à-boire, cocktail prêt à boire < alcoholic beverage
cocktail, cocktail mix, mixer, caesar mix | cocktail, mélange à cocktail < beverage
brewing ingredient, homebrew supply | ingrédient de brassage < ingredient
hop, hop cone, hop pellet, hop grower | houblon < brewing ingredient
juice, fruit juice, fresh juice | jus, jus de fruits < non-alcoholic beverage
cold-pressed juice, raw juice | jus pressé à froid < juice
apple juice | jus de pomme < juice
grape juice, concord grape juice | jus de raisin < juice
cherry juice, tart cherry juice | jus de cerise < juice
cranberry juice | jus de canneberge < juice
pear juice, peach juice, peach nectar | jus de poire, nectar de pêche < juice
vegetable juice, carrot juice, beet juice | jus de légumes, jus de carotte < juice
tomato juice, clamato | jus de tomate < juice
haskap juice, blueberry juice, aronia juice, elderberry juice | jus de camerise, jus de bleuet < juice
juice concentrate, fruit concentrate | concentré de jus < juice
lemonade, fruit punch | limonade < non-alcoholic beverage
smoothie, smoothie pack | smoothie, frappé < non-alcoholic beverage
sparkling water, soda water, seltzer | eau pétillante, eau gazéifiée < non-alcoholic beverage
bottled water, drinking water, spring water, mineral water | eau embouteillée, eau de source, eau potable < non-alcoholic beverage
soda, soft drink, pop, craft soda, soda pop, carbonated beverage | boisson gazeuse, liqueur douce, soda artisanal < non-alcoholic beverage
ginger beer, ginger ale, root beer | bière de gingembre, soda au gingembre, racinette < soda
tonic, tonic water, tonic syrup | soda tonique < soda
cordial, fruit cordial, elderberry cordial, black currant cordial | sirop à diluer, cordial < non-alcoholic beverage
kombucha, fermented tea | kombucha, thé fermenté < non-alcoholic beverage, fermented
water kefir, kvass, fermented drink, kefir water, tepache, rejuvelac | kéfir d'eau, boisson fermentée < non-alcoholic beverage, fermented
switchel, shrub drink, drinking vinegar | vinaigre à boire < non-alcoholic beverage
energy drink, sports drink, functional beverage | boisson énergisante, boisson fonctionnelle < non-alcoholic beverage
coffee, brewed coffee | café filtre, café infusé < non-alcoholic beverage
coffee bean, roasted coffee, whole bean coffee, ground coffee, fresh-roasted coffee | grain de café, café torréfié, café en grains, café moulu < coffee
fair trade coffee, organic coffee | café équitable, café biologique < coffee, fair trade
espresso, cold brew, iced coffee | espresso, café infusé à froid, café glacé < coffee
tea, loose-leaf tea, rooibos | thé, thé en feuilles < non-alcoholic beverage
herbal tea, tisane, herbal infusion | tisane, infusion < tea, herb
black tea, green tea | thé noir, thé vert < tea
chai | chaï, thé chaï < tea
iced tea, ice tea | thé glacé < tea
matcha | matcha < tea
yerba mate | yerba maté < tea
bubble tea | thé aux perles < tea
`;
