// The fourth writing, of classifieds alone: as chefs, growers, processors, truckers, grocers and schools would type it. Every query is held out.
import {
  type Ad,
  about,
  described,
  forSale,
  grades,
  near,
  product,
  type Test,
  town,
  wanted,
} from "../grading.ts";
import { type ClassifiedQuery, fromWriting, queries } from "../query.ts";
import * as t from "./things.ts";

const BERRIES = /blueberr|raspberr|gooseberr|currants/i;
const MEAT = /venison|merguez|pork|turkey|pancetta/i;
const BRASSICAS = /cauliflower|collards|bok choy/i;
const ROOTS = /carrots|parsnips|salsify/i;
const BREADS = /bagels|challah|sourdough/i;

const berries = product(BERRIES);
const blackCurrants = product(/black currants/i, { related: BERRIES });
const raspberries = product(/raspberr/i, { related: BERRIES });
const frozen: Test<Ad> = ({ title }) => /frozen/i.test(title);
const parsnips = product(/parsnips/i, { related: /carrots|salsify|potatoes/i });
const rootVegetables = product(ROOTS, { related: /potatoes|slips/i });
const game = product(/venison/i, { related: MEAT });
const merguez = product(/merguez/i, { related: MEAT });
const groundPork = product(/ground pork/i, { related: MEAT });
const smokedTurkey = product(/smoked turkey/i, { related: MEAT });
const poultry = product(/turkey|\bhens\b/i, { related: /eggs/i });
const herbs = product(/\bdill\b|\bmint\b/i, { related: /turmeric/i });
const mint = product(/\bmint\b/i, { related: /\bdill\b/i });
const turmeric = product(/turmeric/i);
const leafyGreens = product(/collards|bok choy/i, { related: /microgreens|cauliflower/i });
const cauliflower = product(/cauliflower/i, { related: BRASSICAS });
const mushrooms = product(/mushrooms/i);
const microgreens = product(/microgreens/i, { related: /collards|bok choy/i });
const peppers = product(/peppers/i);
const vegetables = product(/cauliflower|collards|bok choy|carrots|parsnips|salsify|potatoes|peppers/i, {
  related: /microgreens|mushrooms/i,
});
const eggs = product(/\beggs\b/i, { related: /layer hens/i });
const hens = product(/layer hens/i, { related: /\beggs\b|turkey/i });
const sheepCheese = product(/sheep's milk/i, { related: /cheddar/i });
const cheddar = product(/cheddar/i, { related: /cheese/i });
const kulfi = product(/kulfi/i);
const wine = product(/ros[ée](?!\p{L})/iu);
const chai = product(/\bchai\b/i);
const beans = product(/white beans/i);
const walnuts = product(/walnuts/i);
const whiteBass = product(/white bass/i);
const bread = product(BREADS);
const sourdough = product(/sourdough/i, { related: BREADS });
const forSchool: Test<Ad> = ({ title }) => /school/i.test(title);
const truffles = product(/truffles/i, { related: /fruit leather|kulfi/i });
const trees = product(/christmas trees/i);
const slips = product(/slips/i, { related: /potatoes/i });
const land = product(/\bland\b/i);
const boxes = product(/hampers|waxed boxes/i, { related: /\bjars\b/i });
const jars = product(/\bjars\b/i, { related: /hampers|waxed boxes/i });
const washing = product(/wash line/i);
const straw = product(/\bstraw\b/i);
const whey = product(/\bwhey\b/i, { related: /\bstraw\b/i });
const kitchen = product(/commercial kitchen/i, { related: /co-packer/i });
const coPacking = product(/co-packer/i, { related: /own label|commercial kitchen/i });
const abattoir = product(/abattoir/i);
const hauling = product(/refrigerated space|small reefer/i);
const driver = product(/driver/i, { related: /refrigerated space/i });
const storage = product(/cold storage/i, { related: /walk-in cooler|refrigerated space/i });
const cooler = product(/walk-in cooler/i, { related: /cold storage|refrigerated space/i });

const says = (title: RegExp, related?: RegExp) =>
  grades<Ad>({
    3: (ad) => title.test(ad.title),
    ...(related && { 1: (ad: Ad) => related.test(ad.title) }),
  });
const surplusVegetables = grades<Ad>({
  3: ({ title }) => /surplus|last of the season/i.test(title) && vegetables.is(title),
  2: ({ title }) => vegetables.is(title),
  1: ({ title }) => /surplus|last of the season/i.test(title),
});

export const fourthWritingClassifieds: ClassifiedQuery[] = fromWriting("fourth", [
  ...queries("products", "en", [
    ["game meat", about(game)],
    ["lamb sausage", about(merguez)],
    ["orange cauliflower", about(cauliflower)],
    ["leafy greens", about(leafyGreens)],
    ["microgreens for plating", about(microgreens)],
    ["bulk wine", about(wine)],
    ["tea concentrate", about(chai)],
    ["nuts", about(walnuts)],
    ["local fish for store", about(whiteBass)],
    ["straw bales", about(straw)],
    ["poultry", about(poultry)],
  ]),
  ...queries("services", "en", [
    ["contract packing sauce", about(coPacking)],
    ["private label chocolate", about(truffles)],
    ["shared commissary", about(kitchen)],
    ["butcher with open dates", about(abattoir)],
    ["delivery driver", about(driver)],
    ["skid storage", about(storage)],
    ["freezer room for rent", about(storage)],
    ["barrel washer", about(washing)],
    ["packing boxes for vegetables", about(boxes)],
    ["kitchen with blast chiller", about(kitchen)],
  ]),
  ...queries("places", "en", [
    ["free range eggs toronto", near(about(eggs), town("Toronto"))],
    ["slips cobourg", near(about(slips), town("Cobourg"))],
    ["test kitchen Mississauga evenings", near(about(kitchen), town("Mississauga"))],
    ["freight from Kapuskasing", near(about(hauling), town("Kapuskasing"))],
  ]),
  ...queries("typing errors", "en", [
    ["abbatoir", about(abattoir)],
    ["refridgerated truck", about(hauling)],
    ["mushroms", about(mushrooms)],
    ["sour dough", about(sourdough)],
  ]),
  ...queries("synonyms", "en", [
    ["frozen dessert", about(kulfi)],
    ["xmas trees", about(trees)],
    ["bushel baskets", about(boxes)],
    ["minced pork", about(groundPork)],
    ["old cheddar", about(cheddar)],
    ["swap or barter", says(/^trade\b/i)],
    ["reefer", about(hauling)],
    ["backyard hens", about(hens)],
  ]),
  ...queries("sentences", "en", [
    ["is anybody buying sourdough?", wanted(about(sourdough))],
    ["looking for somebody to bottle sauce", about(coPacking)],
    ["anyone with a spare cooler", about(cooler)],
    ["free feed for hogs", about(whey)],
    ["land with irrigation for a market garden", about(land)],
    ["who would take second grade blueberries", wanted(about(t.blueberries))],
    ["food for a wedding", says(/wedding/i)],
    ["berries for a dessert menu", about(berries)],
  ]),
  ...queries("two topics", "en", [
    ["ginger or turmeric", about(turmeric)],
    ["bison or venison", about(game)],
  ]),
  ...queries("descriptors", "en", [
    ["frozen fruit 10 kg", described(about(berries), frozen)],
    ["250ml jars", about(jars)],
    ["cheap potatoes 50 lb", about(t.potatoes)],
    ["school lunch bread", described(about(bread), forSchool)],
    ["holiday orders", says(/holidays/i, /pre-order/i)],
    ["aged sheep milk cheese wheel", about(sheepCheese)],
  ]),
  ...queries("buyers", "en", [
    ["sell my black currants", wanted(about(blackCurrants))],
    ["raspberry buyers", wanted(about(raspberries))],
    ["parsnip supplier weekly", forSale(about(parsnips))],
    ["fresh herbs wholesale", forSale(about(herbs))],
    ["grocery store looking for local products", says(/grocery/i)],
  ]),
  ...queries("products", "fr", [
    ["oeufs de poules en liberté", about(eggs)],
    ["poivrons doux", described(about(peppers), ({ title }) => /shepherd/i.test(title))],
    ["vin en vrac", about(wine)],
    ["haricots secs", about(beans)],
    ["cassis", about(blackCurrants)],
    ["micro-pousses", about(microgreens)],
    ["lactosérum", about(whey)],
    ["saucisses merguez", about(merguez)],
  ]),
  ...queries("services", "fr", [
    ["camionneur", about(driver)],
    ["chambre froide pour l'hiver", about(storage)],
    ["sous-traitance embouteillage", about(coPacking)],
    ["boîtes cirées", about(boxes)],
    ["truffes au chocolat marque privée", about(truffles)],
  ]),
  ...queries("synonyms", "fr", [
    ["dessert glacé", about(kulfi)],
    ["poules pondeuses", about(hens)],
    ["sapins", about(trees)],
  ]),
  ...queries("sentences", "fr", [
    ["terrain à louer pour maraîchage", about(land)],
    ["repas de mariage", says(/wedding/i)],
    ["du pain pour une école", described(about(bread), forSchool)],
  ]),
  ...queries("places", "fr", [
    ["légumes racines Hearst", near(about(rootVegetables), town("Hearst"))],
    ["patates pas chères Ottawa", near(about(t.potatoes), town("Ottawa"))],
    ["cuisine à louer à Mississauga", near(about(kitchen), town("Mississauga"))],
  ]),
  ...queries("descriptors", "fr", [
    ["congelé", says(/frozen/i)],
    ["surplus de légumes", forSale(surplusVegetables)],
  ]),
  ...queries("buyers", "fr", [
    ["nous recherchons des panais", wanted(about(parsnips))],
    ["cherche dindon fumé", wanted(about(smokedTurkey))],
    ["fournisseur de menthe", forSale(about(mint))],
  ]),
]);
