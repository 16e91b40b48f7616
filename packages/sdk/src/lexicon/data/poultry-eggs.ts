export const POULTRY_EGGS = `
# Poultry, eggs and birds that are raised.
poultry, fowl | volaille, viande de volaille < meat and poultry
frozen poultry | volaille surgelée, volaille congelée < poultry, frozen food
organic poultry | volaille biologique < poultry, organic
halal poultry | volaille halal < poultry, halal
chicken, roasting chicken, broiler chicken | poulet, viande de poulet < poultry
whole chicken, fryer chicken, roaster, whole roaster | poulet entier, poulet à rôtir < chicken
pasture-raised chicken, pastured chicken, free-range chicken | poulet de pâturage, poulet fermier, poulet élevé en liberté < chicken, pasture-raised
organic chicken | poulet biologique, poulet bio < chicken, organic
halal chicken | poulet halal < chicken, halal
air-chilled chicken | poulet refroidi à l'air < chicken
grain-fed chicken | poulet de grain, poulet nourri au grain < chicken
heritage chicken, chantecler, chantecler chicken | poulet chantecler, poulet de race patrimoniale < chicken, heritage breed
silkie, silkie chicken, black chicken | poule soie, poulet silkie < chicken
taiwanese chicken, loong kong chicken, specialty chicken | poulet de spécialité < chicken
stewing hen, soup hen, stewing chicken, spent hen, old hen | poule à bouillir, poule de réforme < chicken
cornish hen, rock cornish hen, cornish game hen | poulet de cornouailles < chicken
capon | chapon < chicken
chicken breast, boneless skinless chicken breast | poitrine de poulet < chicken
chicken thigh | haut de cuisse de poulet < chicken
chicken leg, chicken drumstick, drumstick | cuisse de poulet, pilon de poulet < chicken
chicken wing | aile de poulet < chicken
ground chicken | poulet haché < chicken, ground meat
chicken liver | foie de poulet < chicken, organ meat, liver
chicken foot, chicken feet | patte de poulet < chicken
chicken carcass, chicken back, chicken bone | carcasse de poulet, os de poulet < chicken, bone
chicken burger, chicken patty | galette de poulet < chicken
chicken strip, chicken nugget, chicken finger, breaded chicken | croquette de poulet, lanière de poulet, poulet pané < chicken, prepared food
rotisserie chicken, roast chicken, cooked chicken | poulet rôti, poulet cuit < chicken, prepared food
smoked chicken | poulet fumé < chicken
turkey, whole turkey, thanksgiving turkey, christmas turkey | dinde, dindon < poultry
pasture-raised turkey, pastured turkey, free-range turkey | dinde de pâturage, dinde élevée en liberté < turkey, pasture-raised
organic turkey | dinde biologique < turkey, organic
heritage turkey, bronze turkey, bourbon red | dinde de race patrimoniale, dindon bronzé < turkey, heritage breed
turkey breast | poitrine de dinde < turkey
ground turkey | dinde hachée < turkey, ground meat
turkey leg, turkey drumstick, turkey thigh | cuisse de dinde, pilon de dinde < turkey
turkey sausage | saucisse de dinde < turkey, sausage
turkey burger | galette de dinde < turkey
smoked turkey, smoked turkey breast | dinde fumée, poitrine de dinde fumée < turkey, deli meat
duck, duck meat | canard, viande de canard < poultry
muscovy duck, muscovy | canard de barbarie < duck
pekin duck, peking duck, white pekin | canard de pékin < duck
mallard | canard colvert < duck
duck breast, magret | magret de canard, poitrine de canard < duck
duck confit, confit duck | confit de canard, canard confit < duck, prepared food
duck leg | cuisse de canard < duck
duck fat | graisse de canard, gras de canard < animal fat
goose, goose meat | oie < poultry
guinea fowl, guinea hen, guineafowl | pintade < poultry
quail, quail meat | caille < poultry
pheasant | faisan < poultry, game
partridge, chukar | perdrix < poultry, game
squab, pigeon | pigeonneau < poultry
ostrich, ostrich meat | autruche < poultry, game
emu, emu meat | émeu < poultry, game

# Eggs
egg, table egg, hen egg, chicken egg, shell egg | œuf, œufs de poule < food
dairy and egg | produits laitiers et œufs < food
free-range egg, free-run egg, cage-free egg, pasture-raised egg, pastured egg, free-roaming egg | œuf de poules en liberté, œuf de poules élevées en liberté, œuf de pâturage < egg, free-range
organic egg | œuf biologique, œuf bio < egg, organic
farm egg, farm-fresh egg, country egg, barn egg | œuf de ferme, œuf fermier, œuf de la ferme < egg
brown egg | œuf brun < egg
white egg | œuf blanc < egg
coloured egg, colored egg, blue egg, green egg, rainbow egg, easter egger egg | œuf de couleur, œuf bleu < egg
omega-3 egg | œuf oméga-3 < egg
graded egg | œuf classé < egg
duck egg | œuf de cane < egg
quail egg | œuf de caille < egg
goose egg | œuf d'oie < egg
turkey egg | œuf de dinde < egg
ostrich egg | œuf d'autruche < egg
liquid egg, pasteurized egg, liquid whole egg, egg product | œuf liquide, œuf pasteurisé < egg
egg white | blanc d'œuf < liquid egg
egg yolk | jaune d'œuf < liquid egg
hard-boiled egg, boiled egg, peeled egg | œuf dur, œuf cuit dur, œuf écalé < egg, prepared food
pickled egg | œuf mariné, œuf dans le vinaigre < egg, pickle
scotch egg | œuf écossais < egg, prepared food
hatching egg, fertile egg, fertilized egg | œuf d'incubation, œuf fécondé < livestock

# Live birds and animals
livestock, live animal, farm animal | bétail, animal d'élevage, animaux d'élevage, cheptel
heritage breed, rare breed, heritage livestock | race patrimoniale, race rare < livestock
breeding stock, breeding animal | animal reproducteur, reproducteur < livestock
live poultry, live bird, live fowl | volaille vivante, oiseau vivant < livestock, poultry
laying hen, layer hen, pullet, ready-to-lay pullet, live chicken, hen, point-of-lay pullet, point-of-lay hen, egg-laying hen, live hen, backyard hen, brown hen, laying chicken, ready to lay hen, started pullet, isa brown, red sex link | poule pondeuse, pondeuse, poule, poulette, poulette prête à pondre, poule vivante, poule prête à pondre < live poultry
rooster, cockerel, live rooster | coq < live poultry
live turkey, live duck, live goose, laying duck, guinea keet, live quail | dinde vivante, canard vivant, oie vivante, caille vivante < live poultry
chick, day-old chick, baby chick, meat bird, meat king | poussin, poussin d'un jour < livestock
duckling, gosling, turkey poult, poult | caneton, oison, dindonneau < livestock
cattle, live cattle, feeder cattle, stocker cattle, beef cattle, beef cow, grass cattle, bred cow, cow-calf pair, finished cattle, stocker | bovin, bétail bovin, bouvillon, bovin de boucherie, vache de boucherie < livestock
calf, bob calf, bull calf, dairy calf, bottle calf, weaned calf, holstein calf, veal calf, dairy cross calf, weaner calf | veau vivant, veau laitier < cattle
dairy cow, dairy cattle, heifer, holstein, jersey cow, milk cow, family milk cow, bred heifer, milking cow, guernsey | vache laitière, génisse < cattle
steer, bull | taureau < cattle
pig, hog, swine, live pig, live hog, sow, gilt, boar hog, market hog, berkshire pig, heritage pig | cochon, cochon vivant, truie, verrat < livestock
piglet, weaner, weaner pig, feeder pig | porcelet < pig
sheep, ewe, ram, live sheep, breeding ewe, bred ewe, dairy sheep, ewe lamb, flock of sheep | brebis, bélier, mouton vivant, agnelle, brebis laitière < livestock
live lamb, feeder lamb, lamb on the hoof, orphan lamb | agneau vivant < sheep
live goat, dairy goat, meat goat, doe goat, buckling, doeling, goat kid, boer goat, nubian, nanny goat, milking goat | chèvre vivante, chèvre laitière, chevrette, bouc < livestock
alpaca, llama | alpaga, lama < livestock
horse, draft horse, pony, work horse, donkey, mule | cheval, chevaux, poney, âne < livestock
livestock guardian dog, guardian dog, farm dog, border collie, herding dog, barn cat, great pyrenees, maremma, livestock dog | chien de garde, chien de berger, chien de ferme, chat de grange, chien de protection < livestock
live rabbit, breeding rabbit, meat rabbit | lapin vivant < livestock
honeybee, honey bee, bee, bee nuc, nuc, nucleus colony, queen bee, package bee, bee package, mated queen, virgin queen, queen cell, bee colony, hive of bees, overwintered nuc | abeille, nucléus, reine d'abeille, reine fécondée, colonie d'abeilles, essaim, paquet d'abeilles < livestock
fingerling fish, live fish, stocking fish | poisson d'ensemencement, alevin < livestock
worm, red wiggler, composting worm | ver de compost, lombric < livestock
`;
