export const PREPARED = `
# Prepared food, preserves, condiments and snacks.
prepared food, ready-made food, prepared food and condiment | mets préparé, plat préparé, aliment préparé, plat cuisiné < food
ready meal, prepared meal, ready-to-eat meal, heat and serve, heat-and-eat, frozen meal, frozen dinner, cassoulet, dal makhani, entree, tv dinner, take-home meal | prêt-à-manger, repas prêt à manger, repas surgelé, repas préparé, repas cuisiné < prepared food
meal kit, meal box | boîte repas, prêt-à-cuisiner < prepared food
vegan meal, vegetarian meal, plant-based meal, vegetarian dish | repas végane, repas végétarien < ready meal, vegetarian
gluten-free meal | repas sans gluten < ready meal, gluten-free
takeout, take-out, takeaway | mets à emporter, plat à emporter < prepared food
soup | soupe, potage < prepared food
frozen soup | soupe surgelée < soup, frozen food
pea soup, split pea soup | soupe aux pois < soup
soup mix, dried soup, dry soup mix | mélange à soupe, soupe en pot < soup
broth, soup stock, chicken broth, beef broth, chicken stock, fish stock, vegetable broth | bouillon, bouillon de poulet, bouillon de légumes < soup
chili, chili con carne | chili, chili con carne < prepared food
stew | ragoût, mijoté < prepared food
curry | cari < prepared food
lasagna, lasagne | lasagne < pasta, ready meal
casserole, shepherd's pie, mac and cheese, macaroni and cheese, kraft dinner | pâté chinois, macaroni au fromage < ready meal
meat pie, tourtiere, pot pie, savoury pie, chicken pot pie | pâté à la viande, tourtière, pâté au poulet < prepared food
quiche | quiche < prepared food
pizza, frozen pizza, wood-fired pizza | pizza, pizza surgelée < prepared food
sandwich, panini | sandwich < prepared food
salad, prepared salad, potato salad, coleslaw, pasta salad | salade, salade préparée, salade de pommes de terre, salade de chou < prepared food
perogy, pierogi, pierogy, pyrohy | pérogie, pierogi < prepared food
dumpling, samosa, spring roll, empanada, patty, jamaican patty, momo, spanakopita | dumpling, samosa, rouleau impérial, empanada < prepared food
tamale, burrito, taco | tamale, burrito, taco < prepared food
cabbage roll | cigare au chou < prepared food
sausage roll, appetizer, hors d'oeuvre, finger food, canape | hors-d'œuvre, bouchée, amuse-gueule < prepared food
sushi | sushi < prepared food
falafel | falafel < prepared food
hummus, hommus, houmous | houmous, hoummos < dip, plant-based
dip, spread dip, tzatziki, baba ghanoush, artichoke dip | trempette, tzatziki < condiment
guacamole | guacamole < dip
tofu, bean curd | tofu < plant-based protein
tempeh | tempeh < plant-based protein
seitan | seitan < plant-based protein
plant-based protein, meat alternative, meat substitute, plant-based meat, vegan meat, mock meat | substitut de viande, protéine d'origine végétale, similiviande < plant-based
veggie burger, vegetable burger, plant-based burger, vegan burger, beyond meat, beyond burger, impossible burger | végéburger, burger végétarien, galette végétarienne < plant-based protein
poutine | poutine < prepared food
pasta, penne | pâtes, pâtes alimentaires < food
fresh pasta, tagliatelle, pappardelle, cannelloni | pâtes fraîches < pasta
dry pasta, dried pasta | pâtes sèches < pasta
gluten-free pasta | pâtes sans gluten < pasta, gluten-free
ravioli, tortellini, stuffed pasta | ravioli, tortellini, pâtes farcies < pasta
gnocchi | gnocchi < pasta
noodle, ramen, egg noodle, udon | nouille, ramen < pasta
spaetzle | spaetzle < pasta

# Preserves
preserve, fruit preserve, home preserve | conserve maison, confiture et gelée < food
jam | confiture < preserve, spread
strawberry jam, raspberry jam, blueberry jam, peach jam | confiture de fraises, confiture de framboises < jam
sugar-free jam, low-sugar jam, fruit spread | tartinade de fruits, confiture sans sucre < jam
jelly, pepper jelly, red pepper jelly, apple jelly, wine jelly | gelée, gelée de piment, gelée de pomme < preserve
marmalade | marmelade < preserve
apple butter, fruit butter, pumpkin butter | beurre de pomme < preserve, spread
lemon curd, fruit curd | crème de citron, tartinade au citron < spread
compote, fruit sauce | compote < preserve
applesauce, apple sauce | compote de pommes < preserve
cranberry sauce | sauce aux canneberges, gelée d'atocas < preserve, sauce
chutney, savoury jam, onion jam, confit d'oignon | chutney, confit d'oignon < condiment, preserve
canned food, canned goods, tinned food | conserve, aliment en conserve < food
canned fruit, canned peach, bottled fruit | fruit en conserve, pêche en conserve < canned food, fruit
canned tomato, crushed tomato, tomato passata, diced tomato, passata, tomato puree, strained tomato | tomate en conserve, tomate broyée, passata < canned food
tomato paste | pâte de tomate < canned food
canned vegetable, canned corn | légume en conserve < canned food, vegetable
pickle, dill pickle, pickled cucumber, bread and butter pickle | marinade, cornichon à l'aneth, cornichon mariné < condiment, preserve
pickled vegetable, pickled bean, pickled asparagus, giardiniera, pickled garlic | légume mariné, giardiniera < pickle
pickled beet | betterave marinée < pickle
pickled pepper, pickled onion | piment mariné, oignon mariné < pickle
fermented food, fermented vegetable, lacto-fermented, probiotic food, cultured vegetable | aliment fermenté, légume fermenté, lactofermenté < fermented
sauerkraut | choucroute < fermented food
curtido, natto | natto < fermented food
kimchi | kimchi < fermented food
miso | miso < fermented food
relish, corn relish | relish, achards < condiment, preserve
antipasto, tapenade, bruschetta | antipasto, tapenade, bruschetta < condiment

# Condiments and sauces
condiment | condiment < food
sauce | sauce < condiment
chimichurri, harissa, salsa verde | chimichurri, harissa < sauce
hot sauce, pepper sauce, sriracha | sauce piquante, sauce forte < sauce
chili sauce, fruit chili sauce, tomato chili sauce, fruit ketchup | sauce chili, ketchup aux fruits < condiment
bbq sauce, barbecue sauce, barbeque sauce | sauce barbecue, sauce bbq < sauce
pasta sauce, tomato sauce, marinara, spaghetti sauce, pizza sauce | sauce tomate, sauce pour pâtes, sauce marinara, sauce à spaghetti < sauce
pesto, garlic scape pesto | pesto < sauce
salsa, pico de gallo | salsa < sauce
ketchup, catsup, tomato ketchup | ketchup < condiment
mustard, prepared mustard, dijon | moutarde < condiment
mayonnaise, mayo, aioli | mayonnaise, aïoli < condiment
salad dressing, vinaigrette, dressing | vinaigrette, sauce à salade < condiment
marinade sauce, meat marinade, steak sauce | marinade à viande, sauce à steak < sauce
soy sauce, tamari, teriyaki sauce | sauce soya, tamari < sauce
curry sauce, curry paste, simmer sauce | pâte de cari, sauce au cari < sauce
wing sauce, dipping sauce, plum sauce | sauce à ailes, sauce aux prunes < sauce
gravy, poutine sauce | sauce brune, sauce à poutine < sauce
dessert sauce, chocolate sauce | sauce au chocolat, coulis < sauce
vinegar | vinaigre < condiment
apple cider vinegar, cider vinegar, acv | vinaigre de cidre < vinegar
balsamic vinegar, balsamic | vinaigre balsamique < vinegar
wine vinegar, fruit vinegar, flavoured vinegar | vinaigre de vin, vinaigre de fruits < vinegar
spread | tartinade < condiment
horseradish sauce, prepared horseradish | raifort préparé < condiment

# Snacks
snack, snack food, healthy snack | collation, grignotine < food
potato chip, chip, kettle chip, crisp snack | croustille, chips < snack
tortilla chip, nacho, corn chip | croustille de maïs, nacho < snack
vegetable chip, kale chip, beet chip | croustille de légumes, croustille de kale < snack
kettle corn, caramel corn, caramel popcorn, flavoured popcorn | maïs soufflé sucré, maïs caramélisé < popcorn, snack
cracker, crispbread, rice cake | craquelin < snack
roasted chickpea, roasted soybean, roasted seed | pois chiche rôti, graine rôtie < snack
dehydrated vegetable, dried vegetable, dried food, dehydrated food, camping meal | légume séché, légume déshydraté, aliment déshydraté < prepared food
gift basket, food basket, corporate gift, gift box, stocking stuffer, gourmet basket, food gift, gift hamper, holiday hamper, christmas basket | panier-cadeau, boîte-cadeau, panier gourmand, coffret cadeau < specialty food
supplement, nutritional supplement, natural health product, vitamin, protein powder, superfood | supplément, produit de santé naturel, superaliment < non-food
`;
