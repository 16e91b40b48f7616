// The fifth writing, of classifieds alone: in the manner of public farm classifieds, with their abbreviations. Every query is held out.
import { type Ad, about, around, forSale, grades, near, product, town, wanted } from "../grading.ts";
import { type ClassifiedQuery, fromWriting, queries } from "../query.ts";
import * as t from "./things.ts";

const BERRIES = /blueberr|raspberr|gooseberr|currants/i;
const MEAT = /venison|merguez|pork|turkey|pancetta/i;
const BREADS = /bagels|challah|sourdough/i;
const ROOTS = /carrots|parsnips|salsify/i;

const berries = product(BERRIES);
const raspberries = product(/raspberr/i, { related: BERRIES });
const gooseberries = product(/gooseberr/i, { related: BERRIES });
const currants = product(/currants/i, { related: BERRIES });
const blueberries = product(/blueberr/i, { related: BERRIES });
const carrots = product(/carrots/i, { related: ROOTS });
const parsnips = product(/parsnips/i, { related: ROOTS });
const salsify = product(/salsify/i, { related: ROOTS });
const pork = product(/ground pork|pancetta/i, { related: MEAT });
const pancetta = product(/pancetta/i, { related: MEAT });
const venison = product(/venison/i, { related: MEAT });
const turkey = product(/turkey/i, { related: MEAT });
const sausages = product(/merguez/i, { related: MEAT });
const cheese = product(/cheese|cheddar/i, { related: /kulfi/i });
const cheddar = product(/cheddar/i, { related: /cheese/i });
const sheepCheese = product(/sheep's milk/i, { related: /cheddar/i });
const bread = product(BREADS);
const bagels = product(/bagels/i, { related: BREADS });
const challah = product(/challah/i, { related: BREADS });
const sourdough = product(/sourdough/i, { related: BREADS });
const eggs = product(/\beggs\b/i, { related: /layer hens/i });
const hens = product(/layer hens/i, { related: /\beggs\b/i });
const cauliflower = product(/cauliflower/i, { related: /bok choy|collards/i });
const collards = product(/collards/i, { related: /bok choy|cauliflower/i });
const bokChoy = product(/bok choy/i, { related: /collards|cauliflower/i });
const peppers = product(/peppers/i);
const herbs = product(/\bdill\b|\bmint\b/i);
const dill = product(/\bdill\b/i, { related: /\bmint\b/i });
const mint = product(/\bmint\b/i, { related: /\bdill\b/i });
const turmeric = product(/turmeric/i);
const walnuts = product(/walnuts/i);
const beans = product(/white beans/i);
const fish = product(/white bass/i);
const mushrooms = product(/mushrooms/i);
const microgreens = product(/microgreens/i);
const wine = product(/ros[ée](?!\p{L})/iu);
const chai = product(/\bchai\b/i);
const sweets = product(/truffles|fruit leather/i);
const iceCream = product(/kulfi/i);
const sunflowers = product(/sunflowers/i);
const trees = product(/christmas trees/i);
const slips = product(/slips/i);
const straw = product(/\bstraw\b/i);
const whey = product(/\bwhey\b/i);
const cooler = product(/walk-in cooler/i, { related: /cold storage|refrigerated space/i });
const storage = product(/cold storage/i, { related: /walk-in cooler|refrigerated space/i });
const hauling = product(/refrigerated space|small reefer/i);
const driver = product(/driver/i, { related: /refrigerated space/i });
const kitchen = product(/commercial kitchen/i, { related: /co-packer/i });
const coPacker = product(/co-packer/i, { related: /commercial kitchen|own label/i });
const abattoir = product(/abattoir/i);
const oven = product(/bread oven/i, { related: /walk-in cooler|wash line/i });
const washLine = product(/wash line/i, { related: /walk-in cooler|bread oven/i });
const equipment = product(/walk-in cooler|bread oven|wash line/i);
const jars = product(/\bjars\b/i, { related: /hampers/i });
const boxes = product(/hampers|waxed boxes/i, { related: /\bjars\b/i });
const land = product(/\bland\b/i);

const says = (title: RegExp) => grades<Ad>({ 3: (ad) => title.test(ad.title) });

export const fifthWritingClassifieds: ClassifiedQuery[] = fromWriting("fifth", [
  ...queries("products", "en", [
    ["organic carrots", about(carrots)],
    ["brown eggs", about(eggs)],
    ["wild game", about(venison)],
    ["rose wine", about(wine)],
    ["aged cheddar", about(cheddar)],
    ["ewe cheese", about(sheepCheese)],
    ["fresh dill", about(dill)],
    ["shelled walnuts", about(walnuts)],
    ["fresh water fish", about(fish)],
    ["egg bread", about(challah)],
    ["montreal style bagels", about(bagels)],
    ["salsify roots", about(salsify)],
    ["chocolates", about(sweets)],
    ["navy beans", about(beans)],
    ["bunched mint", about(mint)],
    ["cut sunflowers", about(sunflowers)],
  ]),
  ...queries("services", "en", [
    ["ltl freight", about(hauling)],
    ["custom slaughter", about(abattoir)],
    ["catering kitchen hourly", about(kitchen)],
    ["bottling line for sauce", about(coPacker)],
    ["pallet space in a cooler", about(storage)],
    ["farm land lease", about(land)],
    ["pizza oven", about(oven)],
    ["walkin fridge", about(cooler)],
    ["root washer", about(washLine)],
    ["canning jars", about(jars)],
    ["apple baskets", about(boxes)],
    ["part time driver", about(driver)],
    ["restaurant equipment", about(equipment)],
    ["manufacturer for my hot sauce", about(coPacker)],
  ]),
  ...queries("places", "en", [
    ["carrots hearst ontario", near(about(carrots), town("Hearst"))],
    ["bagels near Cornwall", near(about(bagels), town("Cornwall", 90))],
    ["pork around London", near(about(pork), town("London", 60))],
    ["mushrooms North Bay", near(about(mushrooms), town("North Bay", 90))],
    ["hens near Newmarket", near(about(hens), town("Newmarket"))],
    ["wanted near Toronto", wanted(around(town("Toronto")))],
    ["cheese Guelph area", near(about(cheese), town("Guelph"))],
  ]),
  ...queries("typing errors", "en", [
    ["goosberries", about(gooseberries)],
    ["caulifower", about(cauliflower)],
    ["christmass trees", about(trees)],
    ["sunflwers", about(sunflowers)],
    ["comercial kitchen", about(kitchen)],
  ]),
  ...queries("synonyms", "en", [
    ["laying chickens", about(hens)],
    ["pak choi", about(bokChoy)],
    ["refrigerator room", about(cooler)],
    ["slaughterhouse", about(abattoir)],
    ["Indian ice cream", about(iceCream)],
    ["italian bacon", about(pancetta)],
    ["fruit roll ups", about(product(/fruit leather/i, { related: /truffles/i }))],
    ["collard greens", about(collards)],
    ["bedding for animals", about(straw)],
  ]),
  ...queries("sentences", "en", [
    ["does anyone have pork to sell", forSale(about(pork))],
    ["I have blueberries, who wants them", wanted(about(blueberries))],
    ["can somebody store my squash this winter", about(storage)],
    ["we are looking for a place to cook our jam", about(kitchen)],
    ["who can bring my produce to the city", about(hauling)],
    ["need bread for our cafe", forSale(about(bread))],
    ["is there an abattoir with openings", about(abattoir)],
    ["where to get cheap christmas trees", forSale(about(trees))],
    ["farmer with parsnips every week", forSale(about(parsnips))],
  ]),
  ...queries("two topics", "en", [
    ["raspberries and blueberries", about(product(/raspberr|blueberr/i, { related: BERRIES }))],
    ["bread or bagels", about(bread)],
    ["cooler and oven", about(product(/walk-in cooler|bread oven/i, { related: /wash line/i }))],
  ]),
  ...queries("descriptors", "en", [
    ["peppers by the case", about(peppers)],
    ["berries frozen 5kg bags", about(berries)],
    ["second hand equipment", about(equipment)],
    ["imperfect fruit", about(product(/blueberries – seconds/i, { related: BERRIES }))],
    ["surplus meat", about(product(/merguez, surplus|surplus ground pork/i, { related: MEAT }))],
    ["wholesale chai", about(chai)],
  ]),
  ...queries("buyers", "en", [
    ["wtb raspberries", wanted(about(raspberries))],
    ["iso sourdough", wanted(about(sourdough))],
    ["white beans wanted", wanted(about(beans))],
    ["who buys sunflowers", wanted(about(sunflowers))],
    ["selling turkeys to restaurants", wanted(about(turkey))],
  ]),
  ...queries("products", "fr", [
    ["groseilles à maquereau", about(gooseberries)],
    ["fromage vieilli", about(cheese)],
    ["racine de curcuma", about(turmeric)],
    ["saucisse d'agneau", about(sausages)],
    ["pousses", about(microgreens)],
    ["herbes fraîches", about(herbs)],
    ["bagels", about(bagels)],
    ["petit-lait", about(whey)],
    ["crème glacée artisanale", about(iceCream)],
  ]),
  ...queries("services", "fr", [
    ["espace réfrigéré à partager", about(hauling)],
    ["four usagé", about(oven)],
    ["terre à louer avec eau", about(land)],
    ["cuisine commerciale à l'heure", about(kitchen)],
    ["laveuse à légumes", about(washLine)],
    ["bocaux", about(jars)],
  ]),
  ...queries("places", "fr", [
    ["champignons près de North Bay", near(about(mushrooms), town("North Bay", 90))],
    ["patates Ottawa", near(about(t.potatoes), town("Ottawa"))],
  ]),
  ...queries("sentences", "fr", [
    ["qui peut transporter mes légumes", about(hauling)],
    ["je vends des bleuets", wanted(about(blueberries))],
    ["cherche plants de patate douce", forSale(about(slips))],
  ]),
  ...queries("buyers", "fr", [
    ["cassis recherché", wanted(about(currants))],
    ["acheteur de levain", wanted(about(sourdough))],
    ["épicerie cherche poisson", says(/white bass/i)],
  ]),
]);
