import type { CategoryId } from "@foodshed/sdk/vocabulary";

/** Product names by what a business would grow or make together. The category is the one they are listed under. */
interface ProductShelf {
  category: CategoryId;
  names: readonly string[];
}

const shelf = (category: CategoryId, names: string): ProductShelf => ({ category, names: names.split(", ") });

export const productShelves = {
  // Vegetables
  roots: shelf(
    10,
    "Carrots, Rainbow carrots, Nantes carrots, Beets, Golden beets, Chioggia beets, Parsnips, Rutabaga, Celeriac, Daikon, Watermelon radishes, Breakfast radishes, Salsify, Parsley root, Hakurei turnips, Sunchokes, Black radishes, Kohlrabi",
  ),
  potatoes: shelf(
    10,
    "Yukon Gold potatoes, Russet potatoes, Red Norland potatoes, Fingerling potatoes, Purple Viking potatoes, Baby white potatoes, Chieftain potatoes, Seed potatoes, Sweet potatoes, Murasaki sweet potatoes",
  ),
  alliums: shelf(
    10,
    "Music garlic, Garlic scapes, Yellow cooking onions, Red onions, Spanish onions, Cipollini onions, Leeks, Shallots, Green onions, Chives, Braided garlic, Peeled garlic",
  ),
  greens: shelf(
    10,
    "Baby spinach, Lacinato kale, Red Russian kale, Swiss chard, Arugula, Romaine, Butterhead lettuce, Salanova lettuce, Mizuna, Bok choy, Tatsoi, Collards, Endive, Radicchio, Mesclun, Callaloo, Gai lan, Methi, Amaranth greens, Pea shoots",
  ),
  brassicas: shelf(
    10,
    "Broccoli, Broccolini, Cauliflower, Orange cauliflower, Romanesco, Green cabbage, Red cabbage, Savoy cabbage, Napa cabbage, Brussels sprouts, Rapini, Cabbage for kraut",
  ),
  summerVegetables: shelf(
    10,
    "Sweet corn, Peaches and cream corn, Field tomatoes, Heirloom tomatoes, San Marzano tomatoes, Zucchini, Pattypan squash, Green beans, Yellow wax beans, Dragon tongue beans, Eggplant, Okra, Cucumbers, Pickling cucumbers, Tomatillos, Snap peas, Shelling peas, Edamame, Bitter melon, Fennel",
  ),
  greenhouse: shelf(
    10,
    "Beefsteak tomatoes, Tomatoes on the vine, Grape tomatoes, Cocktail tomatoes, English cucumbers, Mini cucumbers, Red bell peppers, Orange bell peppers, Mini sweet peppers, Hydroponic lettuce, Living basil, Graffiti eggplant, Shishito peppers",
  ),
  peppers: shelf(
    10,
    "Jalapeños, Hungarian hot wax peppers, Poblanos, Scotch bonnets, Habaneros, Shepherd peppers, Banana peppers, Cayenne peppers, Ghost peppers, Thai chilies",
  ),
  squash: shelf(
    10,
    "Butternut squash, Acorn squash, Delicata squash, Kabocha squash, Spaghetti squash, Hubbard squash, Pie pumpkins, Carving pumpkins, Red kuri squash, Gourds",
  ),
  mushrooms: shelf(
    10,
    "Cremini mushrooms, Portobello mushrooms, Shiitake, Oyster mushrooms, King oyster mushrooms, Lion's mane, Pioppino, Chestnut mushrooms, Maitake, Dried mushroom mix, White button mushrooms",
  ),
  microgreens: shelf(
    10,
    "Sunflower shoots, Radish microgreens, Pea tendrils, Broccoli sprouts, Amaranth microgreens, Micro cilantro, Mustard microgreens, Edible flowers, Mixed sprouts, Micro basil",
  ),
  asparagus: shelf(
    10,
    "Asparagus, Purple asparagus, Jumbo asparagus, Asparagus tips, Rhubarb, Fiddleheads, Wild leeks, White asparagus",
  ),
  freshCut: shelf(
    10,
    "Diced onions, Peeled carrots, Carrot sticks, Cubed butternut squash, Shredded cabbage, Coleslaw mix, Cut fries, Spiralized zucchini, Soup vegetable mix, Roasted beets",
  ),

  // Fruit
  apples: shelf(
    4,
    "Honeycrisp apples, McIntosh apples, Gala apples, Northern Spy apples, Ambrosia apples, Cortland apples, Empire apples, Russet apples, Crispin apples, Ida Red apples, Golden Delicious apples, Cider apples, Crab apples, Snow apples",
  ),
  tenderFruit: shelf(
    4,
    "Redhaven peaches, White peaches, Nectarines, Sweet cherries, Montmorency cherries, Apricots, Shiro plums, Damson plums, Prune plums, Bartlett pears, Bosc pears, Asian pears, Quince, Peach seconds",
  ),
  berries: shelf(
    4,
    "Strawberries, Everbearing strawberries, Raspberries, Black raspberries, Blueberries, Blackberries, Red currants, Black currants, Gooseberries, Haskaps, Saskatoon berries, Elderberries, Sea buckthorn, Wild blueberries",
  ),
  grapes: shelf(
    4,
    "Concord grapes, Coronation grapes, Sovereign Coronation table grapes, Vidal grapes, Niagara grapes, Grape juice must, Riesling grapes, Baco Noir grapes, Cabernet Franc grapes",
  ),
  melons: shelf(
    4,
    "Cantaloupe, Watermelon, Yellow watermelon, Honeydew, Muskmelon, Ground cherries, Pawpaws, Hardy kiwi, Figs",
  ),
  cranberries: shelf(
    4,
    "Cranberries, Dried cranberries, Frozen cranberries, Lingonberries, Cranberries in bulk",
  ),
  frozenFruit: shelf(
    4,
    "Frozen raspberries, Frozen rhubarb, Frozen sour cherries, Frozen blueberries, Sliced frozen peaches, Apple slices, Dried apple rings, Freeze-dried strawberries, Fruit purée",
  ),

  // Dairy and eggs
  cowCheese: shelf(
    2,
    "Aged cheddar, Five-year cheddar, Smoked gouda, Alpine-style tomme, Washed-rind raclette, Camembert, Triple-cream brie, Blue cheese, Cheese curds, Fresh mozzarella, Burrata, Provolone, Havarti, Oka-style cheese, Halloumi, Paneer, Quark, Clothbound cheddar",
  ),
  goatDairy: shelf(
    2,
    "Fresh chèvre, Herbed chèvre, Aged goat gouda, Goat's milk feta, Goat's milk yogurt, Goat's milk, Goat's milk kefir, Ash-ripened chèvre, Goat butter, Goat brie, Cajeta",
  ),
  sheepDairy: shelf(
    2,
    "Sheep's milk feta, Aged sheep's milk cheese, Pecorino-style cheese, Sheep's milk yogurt, Sheep's milk ricotta, Manchego-style cheese, Sheep's milk, Brebis, Sheep's milk halloumi, Labneh of sheep's milk",
  ),
  milk: shelf(
    2,
    "Whole milk, Skim milk, Non-homogenized milk, Chocolate milk, Table cream, Whipping cream, Crème fraîche, Sour cream, Cultured butter, Salted butter, Buttermilk, Kefir, Plain yogurt, Greek yogurt, Skyr, Eggnog, Cottage cheese, Organic milk, Ghee, Devon-style cream",
  ),
  buffaloDairy: shelf(
    2,
    "Buffalo mozzarella, Buffalo ricotta, Buffalo milk, Buffalo yogurt, Buffalo labneh, Buffalo bocconcini",
  ),
  iceCream: shelf(
    2,
    "Vanilla ice cream, Maple walnut ice cream, Strawberry ice cream, Butter tart ice cream, Dulce de leche ice cream, Mint chip ice cream, Soft serve mix, Frozen yogurt, Kulfi, Gelato base, Goat's milk ice cream, Crème brûlée gelato",
  ),
  eggs: shelf(
    2,
    "Free-run eggs, Pastured eggs, Organic eggs, Brown eggs, Duck eggs, Quail eggs, Omega-3 eggs, Liquid whole egg, Blue and green eggs, Goose eggs, Pickled eggs, Medium eggs by the case",
  ),

  // Fish
  lakeFish: shelf(
    3,
    "Lake whitefish, Yellow perch, Pickerel, Lake trout, Smelt, White bass, Whitefish caviar, Whitefish fillets, Perch fillets, Northern pike",
  ),
  farmedFish: shelf(
    3,
    "Rainbow trout, Rainbow trout fillets, Arctic char, Tilapia, Steelhead, Live trout, Pacific white shrimp, Trout roe, Barramundi, Brook trout",
  ),
  smokedFish: shelf(
    3,
    "Cold-smoked trout, Hot-smoked whitefish, Smoked trout pâté, Gravlax, Candied trout, Fish cakes, Smoked pickerel, Whitefish rillettes, Fish stock",
  ),

  // Grains
  flours: shelf(
    5,
    "Whole wheat flour, Red Fife flour, Sifted bread flour, Pastry flour, Rye flour, Spelt flour, Buckwheat flour, Cornmeal, Einkorn flour, Emmer flour, Stone-ground oat flour, Wheat bran, Semolina, Masa harina",
  ),
  grains: shelf(
    5,
    "Rolled oats, Steel-cut oats, Naked oats, Hard red wheat, Soft white wheat, Spelt berries, Rye berries, Pearl barley, Malting barley, Wheat berries, Millet, Quinoa, Popcorn, Wild rice, Farro, Corn grits",
  ),
  beans: shelf(
    5,
    "White beans, Black turtle beans, Cranberry beans, Adzuki beans, Red kidney beans, Food-grade soybeans, Non-GMO soybeans, Split peas, Dutch brown beans, Otebo beans, Dried chickpeas, French lentils",
  ),
  malts: shelf(
    5,
    "Pale malt, Pilsner malt, Vienna malt, Smoked malt, Rye malt, Caramel malt, Wheat malt, Spent grain",
  ),

  // Meat and poultry
  beef: shelf(
    6,
    "Grass-fed beef, Dry-aged striploin, Ground beef, Beef brisket, Beef short ribs, Beef tenderloin, Sides of beef, Beef shank, Flank steak, Beef cheeks, Beef bones, Beef jerky, Wagyu-cross beef, Corned beef, Oxtail, Tomahawk steaks",
  ),
  pork: shelf(
    6,
    "Heritage pork, Pork shoulder, Pork belly, Pork chops, Pork tenderloin, Leaf lard, Whole hogs, Sides of pork, Peameal bacon, Pork hocks, Ground pork, Pork side ribs, Berkshire pork, Tamworth pork, Suckling pig",
  ),
  poultry: shelf(
    6,
    "Pasture-raised chicken, Whole chickens, Chicken breasts, Chicken thighs, Chicken wings, Stewing hens, Turkey, Ground turkey, Duck, Duck legs, Geese, Guinea fowl, Quail, Cornish hens, Chicken livers, Chicken feet, Duck fat, Silkie chicken",
  ),
  lamb: shelf(
    6,
    "Lamb, Lamb shoulder, Rack of lamb, Leg of lamb, Ground lamb, Lamb shanks, Mutton, Whole lambs, Goat meat, Cabrito, Lamb sausages, Merguez",
  ),
  gameMeat: shelf(
    6,
    "Bison, Ground bison, Venison, Elk, Rabbit, Wild boar, Pheasant, Emu, Bison striploin, Elk sausages, Ostrich",
  ),
  charcuterie: shelf(
    6,
    "Dry-cured bacon, Smoked ham, Prosciutto, Soppressata, Salami, Chorizo, Bratwurst, Summer sausage, Kielbasa, Pancetta, Guanciale, 'Nduja, Lonza, Mortadella, Bresaola, Back bacon, Landjäger, Smoked turkey breast, Boerewors, Oktoberfest sausage, Terrine de campagne, Cretons, Rillettes",
  ),

  // Nuts, seeds and herbs
  nuts: shelf(
    8,
    "Hazelnuts, Heartnuts, Black walnuts, English walnuts, Sweet chestnuts, Roasted peanuts, Redskin peanuts, Peanut butter, Hickory nuts, Roasted chestnuts, Almond brittle",
  ),
  seeds: shelf(
    8,
    "Pumpkin seeds, Sunflower seeds, Hemp hearts, Flaxseed, Mustard seed, Chia, Poppy seeds, Camelina seed, Sesame, Vegetable seed, Garlic seed stock, Heirloom bean seed",
  ),
  herbs: shelf(
    8,
    "Basil, Thai basil, Cilantro, Flat-leaf parsley, Dill, Rosemary, Thyme, French tarragon, Lemon balm, Lavender, Mint, Sage, Chervil, Lovage, Ginseng, Turmeric root, Fresh ginger, Culinary lavender, Shiso, Dried herb blend, Epazote, Curry leaves",
  ),
  oils: shelf(
    8,
    "Cold-pressed canola oil, Sunflower oil, Camelina oil, Hemp oil, Soybean oil, Flax oil, Pumpkin seed oil, Infused oils, Hazelnut oil",
  ),

  // Prepared food and condiments
  preserves: shelf(
    9,
    "Strawberry jam, Raspberry jam, Peach preserves, Apple butter, Red pepper jelly, Black currant jelly, Pickled beets, Dill pickles, Bread and butter pickles, Chili sauce, Green tomato relish, Corn relish, Pickled asparagus, Wild leek pickles, Plum chutney, Rhubarb ginger jam, Grape jelly, Confit d'oignon, Confiture de framboises",
  ),
  sauces: shelf(
    9,
    "Tomato sauce, Hot sauce, Fermented hot sauce, Barbecue sauce, Grainy mustard, Maple mustard, Horseradish, Salsa, Salsa verde, Jerk marinade, Harissa, Chimichurri, Pesto, Mango chutney, Ketchup, Kimchi, Sauerkraut, Curtido, Garam masala paste, Black garlic aïoli, Vinaigrette, Berbere paste, Crème de balsamique",
  ),
  honey: shelf(
    9,
    "Wildflower honey, Clover honey, Buckwheat honey, Creamed honey, Basswood honey, Honeycomb, Cinnamon honey, Chunk honey, Goldenrod honey, Honey in pails, Hot honey",
  ),
  maple: shelf(
    9,
    "Maple syrup, Dark maple syrup, Very dark maple syrup, Maple butter, Maple sugar, Maple candies, Birch syrup, Maple taffy, Bulk maple syrup, Sumac maple glaze",
  ),
  bread: shelf(
    9,
    "Country sourdough, Red Fife sourdough, Rye bread, Baguettes, Brioche, Focaccia, Hamburger buns, Sandwich loaves, Challah, Multigrain loaf, Pita, Naan, Dinner rolls, Bagels, Roti, Gluten-free bread, Pain de campagne, Injera, Pretzels, Crackers",
  ),
  pastry: shelf(
    9,
    "Butter tarts, Pecan butter tarts, Croissants, Pain au chocolat, Apple pie, Cherry pie, Cinnamon buns, Oatmeal cookies, Shortbread, Scones, Carrot cake, Lemon squares, Nanaimo bars, Éclairs, Date squares, Mille-feuille, Tarte au sucre, Chelsea buns, Canelés, Pâte de fruits, Empanadas dulces, Pastéis de nata",
  ),
  prepared: shelf(
    9,
    "Tourtière, Chicken pot pie, Beef stew, Butternut squash soup, Split pea soup, Cabbage rolls, Perogies, Lasagna, Shepherd's pie, Mac and cheese, Jamaican patties, Samosas, Vegetable curry, Quiche Lorraine, Chili, Tamales, Dal makhani, Frozen dumplings, Bone broth, Chicken stock, Cassoulet, Pâté chinois, Spanakopita, Jollof rice, Momos, Empanadas, Pulled pork",
  ),
  pasta: shelf(
    9,
    "Fresh tagliatelle, Ravioli, Gnocchi, Pappardelle, Egg noodles, Dried penne, Spelt pasta, Cannelloni, Ramen noodles, Rice noodles, Tortellini, Spaetzle",
  ),
  plantBased: shelf(
    9,
    "Tofu, Smoked tofu, Tempeh, Miso, Soy milk, Veggie burgers, Hummus, Cashew cream cheese, Black bean burgers, Falafel mix, Seitan, Granola, Muesli, Natto, Oat beverage base",
  ),
  confectionery: shelf(
    9,
    "Dark chocolate bars, Bean-to-bar chocolate, Fudge, Caramels, Maple fudge, Sponge toffee, Peanut brittle, Truffles, Nougat, Marshmallows, Kettle corn, Granola bars, Halva, Fruit leather, Praliné spread",
  ),
  snacks: shelf(
    9,
    "Kettle chips, Sweet potato chips, Kale chips, Apple chips, Tortilla chips, Spiced pumpkin seeds, Seed crackers, Trail mix, Roasted chickpeas, Corn nuts",
  ),
  spices: shelf(
    9,
    "Steak spice, Curry powder, Everything seasoning, Smoked salt, Jerk seasoning, Herbes de Provence, Dried chili flakes, Garlic powder, Za'atar, Pickling spice, Garlic salt, Dukkah",
  ),

  // Drinks
  wine: shelf(
    1,
    "Riesling, Chardonnay, Pinot Noir, Cabernet Franc, Baco Noir, Gamay, Vidal icewine, Rosé, Pét-nat, Sparkling wine, Marquette, Frontenac Blanc, Fruit wine, Sauvignon Blanc, Gewürztraminer, Mead, Blanc de blancs, Skin-contact Pinot Gris",
  ),
  beer: shelf(
    1,
    "Pale ale, India pale ale, Pilsner, Amber lager, Oatmeal stout, Saison, Wheat beer, Kölsch, Porter, Barrel-aged sour, Cream ale, Dunkel, Farmhouse ale, Radler, Kegs for licensees, Brown ale, Märzen",
  ),
  cider: shelf(
    1,
    "Dry cider, Semi-sweet cider, Hopped cider, Cherry cider, Perry, Ice cider, Barrel-aged cider, Rosé cider, Keg cider, Cyser, Wild-fermented cider",
  ),
  spirits: shelf(
    1,
    "Gin, Rye whisky, Vodka, Apple brandy, Maple liqueur, Aquavit, Corn whisky, Eau-de-vie, Absinthe, Cassis liqueur, Pear brandy, Barrel-aged gin, Limoncello, Amaro, Grappa, Crème de menthe",
  ),
  juice: shelf(
    7,
    "Sweet apple cider, Apple juice, Concord grape juice, Cold-pressed green juice, Tart cherry juice, Carrot juice, Haskap juice, Tomato juice, Beet juice, Peach nectar, Elderberry cordial, Black currant cordial, Pear juice, Cranberry juice",
  ),
  softDrinks: shelf(
    7,
    "Kombucha, Ginger beer, Water kefir, Maple water, Birch sap, Craft soda, Lemonade, Sparkling apple juice, Switchel, Hop water, Spruce soda, Dealcoholized wine, Root beer, Sorrel, Shrub",
  ),
  hotDrinks: shelf(
    7,
    "Roasted coffee, Espresso blend, Decaf coffee, Loose-leaf tea, Herbal tea, Chai concentrate, Cold brew coffee, Drinking chocolate, Labrador tea, Tulsi tea, Mulling spices, Chaga tea, Rooibos blend",
  ),
  oatMilk: shelf(
    7,
    "Oat beverage, Barista oat beverage, Soy beverage, Almond beverage, Hemp beverage, Chocolate oat beverage",
  ),

  // Other
  flowers: shelf(
    0,
    "Cut flowers, Dahlias, Sunflowers, Peonies, Tulips, Mixed bouquets, Dried flowers, Hanging baskets, Bedding plants, Lisianthus, Wreaths",
  ),
  plants: shelf(
    0,
    "Vegetable seedlings, Fruit trees, Berry canes, Strawberry plugs, Grape vines, Herb starts, Native perennials, Sweet potato slips, Asparagus crowns, Rootstock, Rhubarb crowns",
  ),
  farmSupplies: shelf(
    0,
    "Compost, Worm castings, Straw bales, Hay, Chicken feed, Organic layer feed, Wool pellets, Cover crop seed, Certified seed, Biochar, Fish fertilizer, Wood chips",
  ),
  craft: shelf(
    0,
    "Beeswax candles, Beeswax wraps, Goat's milk soap, Sheepskins, Raw fleece, Yarn, Lip balm, Tallow balm, Dog treats, Christmas trees, Firewood, Lavender sachets, Gift baskets, Savon à l'avoine",
  ),
  packaging: shelf(
    0,
    "Berry baskets, Waxed produce boxes, Glass jars, Egg cartons, Compostable clamshells, Honey bears, Maple jugs, Bushel hampers, Insulated mailers, Custom labels",
  ),
} as const satisfies Record<string, ProductShelf>;

export type Shelf = keyof typeof productShelves;
