export const MEAT = `
# Red meat, game and what butchers make. Poultry has an area of its own.
meat | viande < food
meat and poultry | viande et volaille < food
red meat | viande rouge < meat
frozen meat | viande surgelée, viande congelée < meat, frozen food
fresh meat | viande fraîche < meat
ground meat, minced meat | viande hachée < meat
stewing meat, stew meat | viande à ragoût < meat
dry-aged meat, dry-aged | viande vieillie à sec, vieilli à sec < meat
meat box, meat csa, meat share, bulk meat, freezer meat | panier de viande, caissette de viande, viande en vrac < meat
steak | bifteck, steak < meat
roast | viande à rôtir, rôti de viande < meat
rib | côte levée < meat
organ meat, offal, variety meat, beef cheek | abats, joue de bœuf < meat
liver, beef liver, calf liver | foie, foie de boeuf, foie de veau < organ meat
kidney | rognon < organ meat
beef heart | cœur de bœuf < organ meat
tongue, beef tongue | langue de bœuf < organ meat
tripe | tripe < organ meat
sweetbread | ris de veau < organ meat
oxtail | queue de bœuf < beef
bone, soup bone, marrow bone, stock bone | os à soupe, os à moelle < meat
animal fat, rendered fat, cooking fat, animal grease | gras animal, graisse animale, graisse de cuisson < meat
tallow, beef tallow, suet | suif < animal fat
lard, leaf lard | saindoux < animal fat
meat trim | parures de viande < meat
pork blood | sang de porc < organ meat
bone broth | bouillon d'os < broth

# Beef
beef | bœuf, viande de bœuf < red meat
grass-fed beef, grass-finished beef, pasture-raised beef | bœuf nourri à l'herbe, bœuf de pâturage < beef, grass-fed
grain-fed beef, corn-fed beef, ontario corn fed beef | bœuf nourri au grain, bœuf nourri au maïs < beef
organic beef | bœuf biologique < beef, organic
angus, angus beef, black angus | bœuf angus < beef
wagyu, wagyu beef, kobe | bœuf wagyu < beef
hereford, hereford beef | bœuf hereford < beef
highland beef, highland cattle beef | bœuf highland < beef
halal beef | bœuf halal < beef, halal
ground beef, hamburger meat, minced beef, lean ground beef | bœuf haché < beef, ground meat
beef patty, hamburger patty, burger, hamburger, beef burger | galette de bœuf, boulette de bœuf, hambourgeois < beef
side of beef, beef side, half beef, beef half, half a cow, half cow | demi-bœuf, demi-carcasse de bœuf < beef, meat box
quarter beef, beef quarter, quarter cow, split side of beef, freezer beef, beef share, beef by the side, bulk beef, mixed quarter | quartier de bœuf < beef, meat box
whole beef, whole cow | bœuf entier < beef, meat box
brisket, beef brisket | pointe de poitrine, poitrine de bœuf < beef
smoked meat, montreal smoked meat, pastrami | viande fumée, smoked meat, pastrami < deli meat
corned beef | bœuf salé, corned-beef < beef, deli meat
beef steak, rib-eye, ribeye, rib steak, rib eye steak | faux-filet, bifteck de côte < steak, beef
striploin, strip loin, new york steak, striploin steak | contre-filet < steak, beef
tenderloin, beef tenderloin, filet mignon | filet de bœuf, filet mignon < steak, beef
t-bone, t-bone steak, porterhouse | bifteck d'aloyau, t-bone < steak, beef
sirloin, sirloin steak, top sirloin | surlonge, bifteck de surlonge < steak, beef
flank steak | bavette de flanc, flanc de bœuf < steak, beef
skirt steak, hanger steak | bavette, onglet < steak, beef
flat iron steak | palette de bœuf, macreuse < steak, beef
round steak, minute steak | bifteck de ronde, bifteck minute < steak, beef
blade roast, chuck roast, pot roast | rôti de palette, rôti à braiser < roast, beef
prime rib, prime rib roast, standing rib roast | côte de bœuf, rôti de côtes < roast, beef
sirloin tip roast, inside round roast, eye of round | rôti de ronde, rôti de pointe de surlonge < roast, beef
short rib, beef rib | bout de côtes < rib, beef
stewing beef, stew beef, beef cube | bœuf à ragoût, cube de bœuf < stewing meat, beef
beef shank, osso buco | jarret de bœuf, osso buco < beef
stir-fry beef, beef strip | lanière de bœuf < beef
shaved beef, fondue beef | bœuf à fondue, bœuf tranché mince < beef
beef jerky, jerky, meat stick, meat snack, pepperette, pepperoni stick | bœuf séché, jerky, bâtonnet de viande, viande séchée < snack, meat
veal | veau, veaux, viande de veau < red meat
grain-fed veal | veau de grain < veal
milk-fed veal | veau de lait < veal
veal scallopini, veal cutlet | escalope de veau < veal
ground veal | veau haché < veal, ground meat

# Pork
pork | porc, viande de porc < red meat
pasture-raised pork, pastured pork, free-range pork | porc de pâturage, porc élevé en plein air < pork, pasture-raised
heritage pork, heritage breed pork, heirloom pork | porc de race patrimoniale < pork, heritage breed
berkshire pork, berkshire, kurobuta | porc berkshire < heritage pork
tamworth pork, tamworth | porc tamworth < heritage pork
mangalitsa, mangalitsa pork | porc mangalica < heritage pork
organic pork | porc biologique < pork, organic
side of pork, half pig, half hog, pork side, half a pig, half pork | demi-porc, côté de porc < pork, meat box
whole pig, whole hog, whole pork | porc entier < pork, meat box
suckling pig, roasting pig, bbq pig, spit pig | cochon de lait, cochon à rôtir, porcelet de lait, méchoui < pork
pork chop, pork loin chop | côtelette de porc < pork
pork loin, pork roast | longe de porc, rôti de porc < pork, roast
pork tenderloin | filet de porc < pork
pork shoulder, pork butt, boston butt, pork blade | épaule de porc, soc de porc < pork
pulled pork | porc effiloché < pork, prepared food
pork belly, side pork | flanc de porc < pork
pork rib, back rib, spare rib, sparerib, baby back rib | côte levée de porc, côtes levées de dos < pork, rib
ground pork | porc haché < pork, ground meat
pork hock, ham hock, pig's foot | jarret de porc, pied de cochon < pork
pork rind, crackling, pork crackling | couenne, oreille de crisse, couenne soufflée < pork, snack
schnitzel, pork cutlet | schnitzel, escalope de porc < pork
ham, smoked ham | jambon, jambon fumé < pork, deli meat
bacon, smoked bacon, strip bacon | bacon, lard fumé < pork, deli meat
peameal bacon, peameal, back bacon, canadian bacon | bacon de dos, bacon canadien < bacon
double-smoked bacon | bacon double fumé < bacon
prosciutto, speck | prosciutto < charcuterie
pancetta, guanciale | pancetta < charcuterie

# Sausages and charcuterie
sausage, banger, fresh sausage | saucisse < meat
breakfast sausage | saucisse à déjeuner < sausage
italian sausage | saucisse italienne < sausage
farmer's sausage, oktoberfest sausage | saucisse fermière, saucisse oktoberfest < sausage
bratwurst, brat | saucisse bratwurst < sausage
kielbasa, kolbassa, polish sausage | kielbasa, saucisse polonaise < sausage
chorizo | chorizo < sausage
merguez | merguez < lamb sausage
boerewors | boerewors < sausage
lamb sausage | saucisse d'agneau < sausage, lamb
chicken sausage | saucisse de poulet < sausage, chicken
hot dog, wiener, frankfurter, frank | hot-dog, saucisse fumée, saucisse à hot-dog < sausage
blood sausage, blood pudding, black pudding, boudin | boudin, boudin noir < sausage
headcheese, head cheese, cretons | cretons, tête fromagée < charcuterie
deli meat, cold cut, luncheon meat, sliced meat, lunch meat | charcuterie tranchée, viande froide, viande tranchée < meat
charcuterie, cured meat, salumi, bresaola, lonza, lonzino, 'nduja, landjäger | charcuterie, viande salaisonnée, salaison < deli meat
salami, summer sausage, genoa salami, soppressata | salami, saucisson, soppressate < charcuterie
dry-cured sausage, dry sausage, saucisson sec | saucisson sec, saucisse sèche < charcuterie
pepperoni | pepperoni < charcuterie
pate, meat pate, terrine, rillettes, terrine de campagne | pâté de viande, terrine, rillette < charcuterie
foie gras | foie gras < charcuterie
charcuterie board, charcuterie platter, cheese board, grazing board | plateau de charcuterie, planche de charcuterie < prepared food
bologna, mortadella | bologne, mortadelle < deli meat
sandwich meat | viande à sandwich < deli meat
nitrate-free meat, nitrite-free, nitrate-free | sans nitrite, sans nitrate < meat

# Lamb, goat, rabbit, game
lamb, ontario lamb | agneau, viande d'agneau < red meat
spring lamb, milk-fed lamb | agneau de lait, agneau de printemps < lamb
whole lamb, half lamb, lamb carcass | agneau entier, demi-agneau, carcasse d'agneau < lamb, meat box
rack of lamb, lamb rack | carré d'agneau < lamb
leg of lamb, lamb leg | gigot d'agneau, gigot < lamb
lamb chop | côtelette d'agneau < lamb
lamb shoulder | épaule d'agneau < lamb
lamb shank | jarret d'agneau, souris d'agneau < lamb
ground lamb | agneau haché < lamb, ground meat
halal lamb | agneau halal < lamb, halal
mutton, hogget | mouton < red meat
goat meat, chevon, goat, cabrito | viande de chèvre, chevreau, cabri < red meat
halal goat | chèvre halal < goat meat, halal
rabbit, rabbit meat | lapin, viande de lapin < meat
game, game meat, wild game, exotic meat | gibier, viande de gibier, viande sauvage, viande exotique < meat
bison, buffalo meat, bison meat | bison, viande de bison < game
ground bison, bison burger | bison haché < bison, ground meat
bison steak | bifteck de bison < bison, steak
venison, deer meat, red deer | venaison, chevreuil, cerf rouge, cerf < game
elk, elk meat, wapiti | wapiti < game
wild boar, boar | sanglier < game
moose | orignal < game
caribou, reindeer | caribou < game
horse meat | viande de cheval, viande chevaline < meat
yak, yak meat | yak < game
kangaroo meat | kangourou < game
alligator meat | alligator < game
beaver meat | castor < game
edible insect, cricket, cricket powder, cricket flour | insecte comestible, poudre de grillon, grillon < food
meatball | boulette de viande < prepared food
kebab, skewer, souvlaki, shish kebab | brochette, souvlaki, kébab < meat
gyro, donair, shawarma | donair, shawarma < prepared food
marinated meat | viande marinée < meat
sous-vide meat, sous vide | sous-vide, viande sous vide < prepared food
`;
