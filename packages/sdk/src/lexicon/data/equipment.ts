export const EQUIPMENT = `
# Machines, tools and vehicles that farms, kitchens and makers buy, sell, lend and repair.
equipment, machinery, used equipment, second-hand equipment, secondhand equipment, used machinery, used machine, pre-owned equipment, surplus equipment | équipement, machinerie, équipement usagé, équipement d'occasion, machinerie usagée, machinerie d'occasion, matériel d'occasion
equipment repair, machinery repair, equipment maintenance, tractor repair, small engine repair, mobile mechanic, farm mechanic, mechanic | réparation d'équipement, entretien d'équipement, réparation de machinerie, mécanicien, mécanicien agricole
equipment rental, machinery rental, tool rental, tool library, equipment for rent, equipment sharing | location d'équipement, location de machinerie, partage d'équipement
welding, metal fabrication, millwright, welder | soudure, fabrication métallique, soudeur
construction, barn building, farm building, silo building, contractor | construction agricole, bâtiment agricole, entrepreneur
solar energy, renewable energy, biogas, solar panel | énergie solaire, énergie renouvelable, biogaz, panneau solaire

# Tractors and what they pull
farm equipment, farm machinery, agricultural equipment, farm implement | équipement agricole, machinerie agricole, matériel agricole < equipment
equipment dealer, machinery dealer, equipment/machinery sale, equipment & machinery sale, equipment sales, implement dealer, tractor dealer | vente d'équipement, concessionnaire agricole < farm equipment
tractor, farm tractor, compact tractor, utility tractor, used tractor, john deere, kubota, massey ferguson, new holland | tracteur, tracteur agricole, tracteur usagé, tracteur compact < farm equipment
two-wheel tractor, walk-behind tractor, walking tractor, bcs tractor | motoculteur, tracteur à deux roues < tractor
tractor part, farm machinery part, machinery part, equipment part, spare part, used tractor part, replacement part | pièce de tracteur, pièce de machinerie, pièces de rechange, pièce usagée < farm equipment
tire, tyre, tractor tire | pneu, pneu de tracteur < tractor part
hydraulic cylinder, hydraulic hose, pto shaft | cylindre hydraulique, boyau hydraulique, arbre de prise de force < tractor part
implement, tractor implement, attachment, tractor attachment, three-point hitch implement, 3-point hitch implement | instrument aratoire, accessoire de tracteur, attachement de tracteur < farm equipment
tillage equipment, disc harrow, cultivator, field cultivator, rototiller, tiller, rotary tiller, subsoiler, chisel plow | charrue, herse, cultivateur à dents, vibroculteur, rotoculteur, équipement de travail du sol < implement
bed shaper, bed former, plastic mulch layer, mulch layer, potato hiller | butteuse, dérouleuse de plastique, formeur de planches < implement
seeder, seed drill, grain drill, corn planter, vegetable seeder, precision seeder, no-till drill, push seeder, air seeder | semoir, semoir à grain, semoir de précision, planteur à maïs < implement
transplanter, vegetable transplanter, mechanical transplanter, waterwheel transplanter, potato planter | transplanteur, planteuse, planteuse de pommes de terre < implement
weeding equipment, finger weeder, flame weeder, tine weeder, wheel hoe, row crop cultivator, weeder | sarcleur, houe maraîchère, désherbeur, bineuse < farm equipment
sprayer, boom sprayer, orchard sprayer, airblast sprayer, backpack sprayer, field sprayer | pulvérisateur, arroseuse agricole < farm equipment
spreader, manure spreader, fertilizer spreader, compost spreader, lime spreader, slurry tanker, liquid manure tank | épandeur, épandeur à fumier, citerne à lisier < farm equipment
hay equipment, baler, round baler, square baler, haybine, hay mower, disc mower, hay rake, tedder, bale wrapper, hay elevator, bale spear | presse à foin, presse à balles rondes, faucheuse, faneuse, râteau à foin, enrubanneuse, équipement de foin < farm equipment
mower, lawn mower, flail mower, brush cutter, bush hog, rotary cutter, zero-turn mower, finishing mower | tondeuse, débroussailleuse, faucheuse rotative < farm equipment
harvester, combine, combine harvester, combine header, corn head, forage harvester, potato digger, root digger, carrot harvester, vegetable harvester, mechanical harvester, harvest equipment | récolteuse, moissonneuse, moissonneuse-batteuse, batteuse, arracheuse, équipement de récolte, ensileuse < farm equipment
grain wagon, gravity wagon, grain buggy, grain cart | wagon à grain, voiture à grain, boîte à grain < farm equipment
grain auger, auger, grain conveyor, bucket elevator | vis à grain, convoyeur à grain < farm equipment
grain handling equipment, seed cleaner, grain cleaner, fanning mill, roller mill, hammer mill, feed mixer, tmr mixer, mixer wagon | crible à grain, nettoyeur de grain, moulin à marteaux, mélangeur d'aliments < farm equipment
loader, front-end loader, skid steer, skid-steer loader, bobcat, wheel loader, telehandler, backhoe, excavator, mini excavator | chargeuse, chargeur frontal, chargeuse compacte, pelle mécanique, excavatrice, rétrocaveuse < equipment
forklift, fork lift, lift truck, tow motor | chariot élévateur, lève-palette < equipment
pallet jack, pallet truck, hand truck, dolly, material handling equipment | transpalette, diable, équipement de manutention < equipment
wood chipper, wood splitter, log splitter, chainsaw, chain saw, firewood processor, portable sawmill | fendeuse à bois, déchiqueteuse, scie à chaîne, tronçonneuse, scierie mobile < equipment
snow blower, snowblower, snow plow | souffleuse, souffleuse à neige < equipment
post hole digger, post pounder, fence post driver | tarière, enfonce-pieux < farm equipment

# Vehicles and trailers
vehicle, farm vehicle, fleet vehicle | véhicule < equipment
truck, pickup truck, farm truck, dump truck, box truck, cube truck, straight truck, flatbed truck, work truck | camion, camionnette, camion cube, camion à benne, pick-up camion < vehicle
cargo van, delivery van, cube van, sprinter van, minivan | fourgonnette, fourgon, camion de livraison < vehicle
refrigerated van, reefer van, freezer truck, cooler truck, refrigerated box truck, insulated van | fourgon réfrigéré, fourgonnette réfrigérée, camion frigorifique < cargo van, refrigerated transport
atv, utv, utility vehicle | vtt, véhicule utilitaire < vehicle
trailer, utility trailer, flatbed trailer, flat deck trailer, gooseneck trailer, dump trailer, enclosed trailer, cargo trailer, car trailer, tandem trailer | remorque, remorque utilitaire, remorque fermée, remorque plateforme < equipment
livestock trailer, stock trailer, cattle trailer, horse trailer, animal trailer | remorque à bétail, remorque à bestiaux, remorque à chevaux < trailer, livestock equipment
refrigerated trailer, reefer trailer, refrigerated container, reefer container, reefer body, cold trailer | remorque réfrigérée, remorque frigorifique, conteneur réfrigéré, caisse réfrigérée < trailer, refrigerated transport
hay wagon, flat wagon, farm wagon, bale wagon, flat rack | charrette, wagon à foin, wagon plat, voiture à foin < farm equipment
food trailer, food cart, concession trailer, mobile kitchen, kitchen trailer | remorque de cuisine, roulotte de cuisine, chariot de cuisine, cuisine mobile < kitchen equipment, vehicle
shipping container, sea can, storage container, sea container | conteneur maritime, conteneur d'entreposage < equipment

# Cold
refrigeration, refrigeration service, refrigeration equipment, refrigeration repair, cooling equipment, refrigeration unit | réfrigération, équipement frigorifique, équipement de réfrigération, appareil de réfrigération < equipment
cooler, walk-in cooler, walk-in fridge, fridge, refrigerator, commercial fridge, commercial refrigerator, reach-in cooler, reach-in fridge, beverage cooler, used cooler, used fridge | réfrigérateur, frigo, frigidaire, réfrigérateur commercial, chambre réfrigérée, glacière, refroidisseur, réfrigérateur-chambre < refrigeration, cold storage, kitchen equipment
freezer, walk-in freezer, chest freezer, upright freezer, deep freezer, deep freeze, commercial freezer, reach-in freezer, used freezer | congélateur, congélateur coffre, congélateur-chambre, congélateur commercial < refrigeration, frozen storage, kitchen equipment
blast freezer, blast chiller, shock freezer | surgélateur, cellule de refroidissement < freezer
display cooler, display fridge, display case, deli case, refrigerated display, glass-door cooler, merchandiser, display freezer, pastry case | comptoir réfrigéré, vitrine réfrigérée, présentoir réfrigéré < refrigeration
milk cooler, bulk tank, milk bulk tank, bulk milk tank | réservoir à lait, refroidisseur à lait, bassin à lait < refrigeration, dairy equipment
ice machine, ice maker, bagged ice | machine à glace, machine à glaçons, glace alimentaire < refrigeration
coolbot, compressor, condenser, evaporator fan, condensing unit, cooling unit, air conditioner | compresseur, condenseur, unité de refroidissement, climatiseur < refrigeration
insulated panel, cooler panel, cooler door | panneau isolé, panneau de chambre froide < refrigeration

# Kitchen and bakery
kitchen equipment, restaurant equipment, used restaurant equipment, commercial kitchen equipment, food service equipment, cooking equipment | équipement de cuisine, équipement de restaurant, matériel de cuisine, équipement de cuisine usagé < equipment
commercial oven, oven, convection oven, gas oven, combi oven, combination oven, pizza oven, wood-fired oven | four commercial, four à convection, four à pizza, four à bois < kitchen equipment
bread oven, deck oven, rack oven, bake oven, bakery oven, brick oven | four à pain, four à sole, four de boulangerie, four rotatif, four à briques < commercial oven, bakery equipment
bakery equipment, baking equipment, used bakery equipment, proofer, proofing cabinet, bread slicer, dough divider, dough sheeter, sheeter, bun pan | équipement de boulangerie, matériel de boulangerie, chambre de fermentation, trancheuse à pain, laminoir, diviseuse < kitchen equipment
dough mixer, spiral mixer, planetary mixer, stand mixer, hobart mixer, hobart | malaxeur, pétrin, batteur-mélangeur, mélangeur à pâte < bakery equipment
stove, gas range, commercial stove, gas stove | cuisinière, cuisinière au gaz, poêle commercial < kitchen equipment
steam kettle, jacketed kettle, tilt skillet, steam jacketed kettle, braising pan | marmite, marmite à vapeur, chaudron, sauteuse basculante < kitchen equipment
deep fryer, fryer, griddle, charbroiler, bbq smoker, barbecue smoker | friteuse, plaque de cuisson, gril, fumoir barbecue < kitchen equipment
commercial dishwasher, dishwasher, dish machine | lave-vaisselle < kitchen equipment
prep table, stainless steel table, stainless table, stainless steel sink, triple sink, three-compartment sink, work table | table de travail, table en inox, évier, évier triple < kitchen equipment
exhaust hood, range hood, hood fan, hood vent | hotte, hotte commerciale < kitchen equipment
food processor machine, robot coupe, blender, immersion blender, vegetable slicer, vegetable cutter, slicer, food slicer | robot culinaire, mélangeur, coupe-légumes, trancheuse < kitchen equipment
small wares, pot and pan, sheet pan, cookware, smallware | batterie de cuisine, casserole et chaudron, plaque à pâtisserie < kitchen equipment
espresso machine, coffee machine, coffee grinder, coffee equipment | machine à espresso, cafetière, moulin à café < kitchen equipment
ice cream machine, soft serve machine, gelato machine, batch freezer | machine à crème glacée, sorbetière < kitchen equipment

# Making food
processing equipment, food processing equipment, used processing equipment, food machinery, production equipment, production line | équipement de transformation, équipement de transformation alimentaire, matériel de transformation, chaîne de production < equipment
packaging equipment, packaging machine, labeller, labeler, labelling machine, label applicator, bag sealer, heat sealer, shrink wrapper, flow wrapper, case sealer, filling machine, piston filler, capper, bottle filler, bottling equipment, bottling machine, canning machine, can seamer | équipement d'emballage, machine d'emballage, étiqueteuse, scelleuse, thermoscelleuse, remplisseuse, capsuleuse, embouteilleuse, équipement d'embouteillage, sertisseuse < processing equipment
vacuum sealer, vacuum packer, vacuum packing machine, chamber vacuum, chamber sealer, cryovac machine | emballeuse sous vide, scelleuse sous vide, machine sous vide < packaging equipment
meat equipment, butcher equipment, meat processing equipment, meat grinder, band saw, bandsaw, meat saw, meat slicer, sausage stuffer, meat mixer, meat tumbler, butcher block, meat rail | équipement de boucherie, équipement de transformation de la viande, hachoir à viande, scie à viande, trancheuse à viande, poussoir à saucisses < processing equipment
smokehouse oven, commercial smoker, smoker oven, electric smoker | fumoir commercial, four fumoir < meat equipment
poultry plucker, chicken plucker, scalder, kill cone | plumeuse, échaudoir, cône d'abattage < meat equipment
cheese equipment, cheesemaking equipment, cheese vat, cheese press, cheese mould, pasteurizer, vat pasteurizer, cream separator, butter churn, yogurt incubator | équipement de fromagerie, cuve à fromage, presse à fromage, moule à fromage, pasteurisateur, écrémeuse, baratte < processing equipment
fruit press, cider press, apple grinder, juice press, juicer, commercial juicer, wine press, grape press, crusher destemmer, bladder press, destemmer | pressoir, pressoir à pommes, pressoir à cidre, extracteur à jus, centrifugeuse, égrappoir, fouloir < processing equipment
dehydrator, food dryer, food dehydrator, drying rack, herb dryer, drying cabinet | déshydrateur, séchoir, séchoir alimentaire, séchoir à herbes < processing equipment
freeze dryer machine, harvest right, home freeze dryer | lyophilisateur < processing equipment
stone mill equipment, flour mill equipment, grain mill, tabletop mill, stone mill machine, meadows mill | moulin à grain, meule de pierre, moulin de table < processing equipment
oil press, oil expeller, seed press | presse à huile, extracteur d'huile < processing equipment
pasta machine, pasta extruder, ravioli machine | machine à pâtes, extrudeuse à pâtes < processing equipment
pulper, food mill, fruit pulper, cherry pitter, apple peeler, corn cutter, bean sheller, pea sheller, nut cracker | dépulpeur, dénoyauteur, éplucheur à pommes, écosseuse, casse-noix < processing equipment
retort equipment, pressure canner, autoclave equipment, canner | autoclave industriel, marmite à pression < processing equipment
roaster machine, coffee roaster machine, nut roaster machine | torréfacteur à tambour < processing equipment
chocolate tempering machine, tempering machine, enrober | tempéreuse, enrobeuse < processing equipment
brewing equipment, winemaking equipment, fermenter, wine tank, brite tank, brew kettle, brewing tank, wine barrel, oak barrel, keg, beer keg, keg washer, pot still | équipement de brassage, équipement de vinification, fermenteur, cuve de fermentation, cuve à vin, fût de chêne, tonneau, baril de vin, baril de bière, alambic < processing equipment
metal detector, x-ray inspection, checkweigher | détecteur de métal < processing equipment
stainless steel tank, tank, storage tank, poly tank, water tank, mixing tank | réservoir, cuve, cuve en inox, citerne < equipment
conveyor, conveyor belt, roller conveyor | convoyeur, tapis roulant < equipment

# Washing and packing vegetables, eggs and fruit
wash line, wash-pack equipment, washing equipment, barrel washer, root washer, vegetable washer, produce washer, bubbler, greens bubbler, wash station, wash table, drying table, rotary table, spray table | ligne de lavage, laveuse à légumes, laveuse à racines, laveuse à barils, table de séchage, équipement de lavage < farm equipment
salad spinner, greens spinner, lettuce spinner, greens washer | essoreuse à salade, essoreuse < wash line
sorting table, grading table, packing table, fruit grader, apple grader, potato grader, sorting line, produce grader, packing equipment | table de tri, calibreuse, table d'emballage, trieuse < farm equipment
egg washer, egg candler, egg grader machine, egg washing machine | laveuse à œufs, mire-œufs, mireuse, classeuse à œufs < poultry equipment
weighing scale, produce scale, legal for trade scale, digital scale, floor scale, livestock scale, hanging scale, bench scale, platform scale, deli scale, price computing scale, label scale, certified scale | balance commerciale, pèse-bétail, balance suspendue, balance de plancher < equipment

# Animals
livestock equipment, livestock handling equipment, cattle handling equipment, cattle chute, squeeze chute, head gate, corral panel, livestock gate, bale feeder, hay feeder, feeder, feed bunk, cattle feeder, creep feeder, calf hutch, waterer, water trough, stock tank, water bowl, cattle panel, round bale feeder, mineral feeder, calf feeder, loading chute, hay ring, water tub, heated water bowl | équipement d'élevage, équipement pour animaux, cage de contention, panneau de corral, barrière à bétail, mangeoire, abreuvoir, râtelier, niche à veau < farm equipment
poultry equipment, poultry supply, egg incubator, chick brooder, brooder, heat lamp, nest box, nesting box, poultry feeder, poultry waterer, chicken waterer | équipement avicole, matériel avicole, incubateur à œufs, éleveuse à poussins, pondoir, mangeoire à volaille < livestock equipment
chicken coop, mobile coop, chicken tractor, hen house, henhouse, egg mobile, eggmobile, duck house | poulailler mobile, cabane à poules, tracteur à poules < poultry equipment
pig equipment, farrowing crate, hog feeder, pig hut, hog panel | cage de mise bas, trémie à porcs < livestock equipment
sheep equipment, sheep handling equipment, hoof trimmer, electric shears, shearing machine | équipement ovin, tondeuse à moutons < livestock equipment
horse equipment, saddle, harness, horse harness | sellerie, selle, harnais < livestock equipment
dairy equipment, milking equipment, milking parlour, milk tank, milking machine, milker unit, pipeline milker, robotic milker, milk can, milk parlour, milking parlor, milk parlor, bucket milker, milk pump, teat dip cup | équipement laitier, équipement de traite, salle de traite, trayeuse, robot de traite, bidon à lait, pot à lait, chaudière à traite < livestock equipment
beekeeping supply, beekeeping equipment, hive, beehive, bee box, honey super, honey extractor, bee suit, bee smoker, hive frame, beekeeping gear, hive box, hive body, brood box, langstroth hive, langstroth, frame foundation, queen excluder, hive tool, bee feeder, nuc box | matériel apicole, ruche, extracteur de miel, hausse à miel, cadre de ruche, équipement apicole, nourrisseur d'abeilles, corps de ruche, grille à reine < farm equipment
maple equipment, sugaring equipment, evaporator, sap bucket, maple evaporator, sap line, maple tubing, reverse osmosis machine, sap tank, sap pan, syrup equipment | équipement acéricole, évaporateur, chaudière à eau d'érable, tubulure d'érable, osmoseur, matériel acéricole < farm equipment

# Growing
greenhouse supply, greenhouse equipment, hoop house, high tunnel, polytunnel, grow light, greenhouse kit, greenhouse frame, greenhouse plastic, caterpillar tunnel, low tunnel, cold frame, used greenhouse, polyhouse, greenhouse heater, greenhouse fan, shade house, greenhouse poly, greenhouse vent, propagation mat | matériel de serre, grand tunnel, serre usagée, structure de serre, serre-tunnel, tunnel chenille, petit tunnel, plastique de serre, lampe de culture < farm equipment
growing tray, cell tray, plug tray, seedling tray, nursery pot, plant pot, soil blocker, microgreen tray, germination chamber, seed tray, heat mat, seedling heat mat, plug flat, seed starting tray, bedding flat, grow bag | plateau de semis, multicellule, pot de plante, caissette à semis, tapis chauffant, plateau à semis, alvéole < greenhouse supply
irrigation, irrigation equipment, drip irrigation, irrigation pump, water pump, irrigation pipe, drip tape, drip line, irrigation reel, sprinkler, well pump, sump pump, rain barrel, cistern, irrigation pond, irrigation filter, overhead irrigation, micro sprinkler, irrigation hose, garden hose | irrigation, goutte-à-goutte, pompe d'irrigation, pompe à eau, tuyau d'irrigation, ruban goutte-à-goutte, gicleur, baril de pluie, citerne d'eau, pompe de puits, tuyau d'arrosage < farm equipment
fencing, fence, electric fence, fence post, cedar post, page wire, deer fence, electric netting, fence energizer, fence wire, fence charger, tube gate, fence panel, fence insulator, t-post, snow fence, barbed wire | clôture, clôture électrique, piquet de clôture, poteau de cèdre, broche à clôture, électrificateur, piquet en t, fil barbelé, panneau de clôture < farm equipment
garden tool, hand tool, tool, broadfork, wheelbarrow, shovel, hoe, pruner, pruning shears, harvest knife, farm tool | outil, outil de jardin, outil à main, grelinette, brouette, pelle, sécateur, couteau de récolte < equipment
orchard equipment, orchard ladder, picking bag, picking ladder, apple bin, picking platform | équipement de verger, échelle de verger, sac de cueillette, benne à pommes < farm equipment
vineyard equipment, trellis post, trellis wire, grape harvester | équipement de vignoble, poteau de treillis, vendangeuse < farm equipment
bird netting, insect netting, netting, frost cloth, crop cover | filet anti-oiseaux, filet anti-insectes, voile de protection < input
hydroponic equipment, hydroponic system, grow tower, vertical growing system | équipement hydroponique, système hydroponique < greenhouse supply
generator, backup generator, diesel generator | génératrice, groupe électrogène < equipment
boiler, wood stove, wood boiler, furnace, outdoor wood furnace, heater | fournaise, poêle à bois, chaudière à bois, appareil de chauffage < equipment
farm building material, barn board, barn beam, steel roofing, building material | planche de grange, poutre de grange, tôle, matériau de construction < equipment
silo equipment, feed bin, hopper bin, feed tank | silo à moulée, silo usagé, trémie < farm equipment

# Shops and markets
store fixture, shelving, wire rack, display rack, display table, pallet rack, pallet racking, racking, storage rack, retail fixture, gondola shelving | étagère, étagère de magasin, rayonnage, présentoir, palettier, tablette < equipment
furniture, chair, table and chair, bench seat, patio furniture, bar stool | mobilier, chaise, table et chaise, tabouret < equipment
market tent, pop-up tent, market canopy, market stall, market table, folding table, event tent, canopy tent, canopy, pop-up canopy, farmers market table, market umbrella, tent weight | tente de marché, chapiteau, abri de marché, kiosque de marché, table pliante, tente pliante, parasol de marché < equipment
cash register, pos terminal, card reader, payment terminal, debit machine, square reader, point of sale system, point-of-sale terminal, cash drawer, receipt printer | caisse enregistreuse, terminal de paiement, lecteur de carte, système de caisse, tiroir-caisse < equipment
vending machine, egg vending machine, honour box, self-serve cabinet | distributrice, machine distributrice < equipment
road sign, sandwich board, banner | panneau routier, affiche, bannière < marketing
`;
