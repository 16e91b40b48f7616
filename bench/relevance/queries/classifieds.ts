import {
  type Ad,
  about,
  category,
  forSale,
  grades,
  near,
  product,
  region,
  town,
  wanted,
} from "../grading.ts";
import { type ClassifiedQuery, queries, tunedWith } from "../query.ts";
import { fifthWritingClassifieds } from "./fifth-writing-classifieds.ts";
import { fourthWritingClassifieds } from "./fourth-writing-classifieds.ts";
import { secondWritingClassifieds } from "./second-writing-classifieds.ts";
import { sixthWritingClassifieds } from "./sixth-writing-classifieds.ts";
import * as t from "./things.ts";
import { thirdWritingClassifieds } from "./third-writing-classifieds.ts";

// Things that only ads are about.
const coolers = product(/walk-in cooler|refrigerator|fridge|cooler\b/i, {
  related: /refrigerated|oven|cold storage/i,
});
const ovens = product(/\boven\b/i, { related: /kitchen|cooler|kettle/i });
const kitchens = product(/commercial kitchen|shared kitchen/i, { related: /oven|co-packer/i });
const land = product(/\bland\b|acres/i, { related: /growers/i });
const trucks = product(/\breefer\b|\bdriver\b|refrigerated space|truck/i, {
  related: /cold storage|deliver/i,
});
const hens = product(/layer hens|laying hens|\bhens\b/i, { related: /chicken|poultry|eggs/i });
const whey = product(/\bwhey\b/i, { related: /milk|pig/i });
const jars = product(/\bjars?\b/i, { related: /(?<!kg )boxes|bottles|hampers/i });
const boxes = product(/\bboxes\b|hampers|crates/i, {
  related: /jars/i,
  except: /10 kg boxes|bring boxes|last \d+ boxes/i,
});
const abattoir = product(/abattoir|slaughter/i, { related: /beef dates|butcher/i });
const coPacker = product(/co-packer|co-pack/i, { related: /kitchen|own label/i });
const washLine = product(/wash line|washer|drying table/i, { related: /\bused\b|equipment/i });
const equipment = product(/wash line|walk-in cooler|bread oven|drying table|equipment/i, {
  related: /kitchen|jars|hampers|\bused\b/i,
});
const whiteBass = product(/white bass/i, { related: /perch|whitefish|trout/i });
const slips = product(/sweet potato slips|seedlings/i, { related: /sweet potato|seed/i });
const pancetta = product(/pancetta/i, { related: /bacon|ham\b|pork|salami/i });
const turkeyBreast = product(/turkey/i, { related: /chicken|ham\b|pork/i });
const whiteBeans = product(/white beans/i, { related: /\bbeans|lentils|peas/i });
const mint = product(/\bmint\b/i, { related: /dill|basil|herb/i });
const turmeric = product(/turmeric/i, { related: /ginger|mint/i });
const walnuts = product(/walnuts?/i, { related: /\bnuts?\b|hazelnut/i });
const truffles = product(/truffles/i, { related: /chocolate|fudge|fruit leather/i });
const chai = product(/\bchai\b/i, { related: /\bteas?\b|mulling|coffee/i });
const spice = product(/spices?\b/i, { related: /chai|turmeric/i });
const kulfi = product(/kulfi|ice cream/i, { related: /cheese|cream/i });
const fruitLeather = product(/fruit leather/i, { related: /truffles|dried|candies/i });
const gooseberries = product(/gooseberr/i, { related: /currant|berries/i });
const blackRaspberries = product(/raspberr/i, { related: /berries|currants/i });
const frozenGoods = product(/frozen/i, { related: /freez/i });
const seconds = product(/seconds|ugly|cosmetic marks/i, { related: /surplus|short dated/i });
const surplus = product(/surplus|short dated|last of the season|more than our own/i, {
  related: /seconds|bulk/i,
});
const shortDated = product(/short dated|best before/i, { related: /surplus|seconds|last of the season/i });
const sunflowers = product(/sunflowers/i, { related: /\bflowers?\b/i });
const christmasTrees = product(/christmas trees/i, { related: /firewood|wreath/i });
const meat = product(/striploin|merguez|venison|pork|turkey|pancetta|beef|lamb/i, {
  related: /\bpig|abattoir|\bhens/i,
  except: /beef dates/i,
});
const vegetables = product(
  /cauliflower|romanesco|parsnips|collards|potatoes|bok choy|carrots|peppers|salsify|vegetables|mushrooms/i,
  { related: /microgreens|slips|land to rent/i, except: /land to rent for vegetables/i },
);
const fruit = product(/blueberr|raspberr|gooseberr|currants/i, { related: /fruit|ros[ée]|berries/i });
const berries = product(/blueberr|raspberr|gooseberr|currants|berries/i, { related: /fruit/i });
const bread = product(/bagels|challah|sourdough|bread(?! oven)/i, { related: /oven/i });
const storage = product(/cold storage|refrigerated space|storage/i, {
  related: /cooler|freezer|reefer/i,
  except: /left in storage/i,
});
const sheepCheese = product(/sheep's milk/i, { related: /cheddar|cheese|kulfi/i });
const herbs = product(/\bdill\b|\bmint\b|herb/i, { related: /turmeric|basil/i });
const peppers = product(/peppers/i, { related: /tomato|eggplant/i });

const firstWriting: ClassifiedQuery[] = [
  ...queries("products", "en", [
    ["cheese", about(t.cheese)],
    ["sheep cheese", about(sheepCheese)],
    ["cheddar", about(t.cheddar)],
    ["eggs", about(t.eggs)],
    ["carrots", about(t.carrots)],
    ["parsnips", about(product(/parsnips/i, { related: /carrots|salsify|potatoes/i }))],
    ["blueberries", about(t.blueberries)],
    ["venison", about(t.venison)],
    ["pork", about(t.pork)],
    ["white bass", about(whiteBass)],
    ["bagels", about(t.bagels)],
    ["truffles", about(truffles)],
    ["walnuts", about(walnuts)],
    ["mushrooms", about(t.mushrooms)],
    ["potatoes", about(t.potatoes)],
    ["straw", about(t.straw)],
    ["wine", about(t.wine)],
    ["beer", about(t.beer), "unanswered"],
    ["meat", about(meat)],
    ["vegetables", about(vegetables)],
    ["fruit", about(fruit)],
    ["dairy", about(product(/cheese|cheddar|milk|kulfi|cr[èe]me/i, { related: /whey|eggs/i }))],
    ["alcoholic beverages", grades<Ad>({ 3: category(1) })],
    ["grains", grades<Ad>({ 3: category(5) })],
    ["whey", about(whey)],
    ["fruit leather", about(fruitLeather)],
    ["sweet potato slips", about(slips)],
    ["lobster", about(t.lobster), "unanswered"],
    ["bananas", about(t.bananas), "unanswered"],
  ]),
  ...queries("services", "en", [
    ["cold storage", about(storage)],
    ["commercial kitchen rental", about(kitchens)],
    ["co-packer", about(coPacker)],
    ["abattoir", about(abattoir)],
    ["refrigerated truck space", about(trucks)],
    ["walk-in cooler", about(coolers)],
    ["bread oven", about(ovens)],
    ["glass jars", about(jars)],
    ["used equipment", about(equipment)],
    ["vegetable washer", about(washLine)],
    ["land for rent", about(land)],
  ]),
  ...queries("places", "en", [
    ["carrots near Kingston", near(about(t.carrots), town("Kingston", 90)), "unanswered"],
    ["berries near Ingersoll", near(about(berries), town("Ingersoll"))],
    ["cheese elora", near(about(t.cheese), town("Elora"))],
    ["potatoes ottawa", near(about(t.potatoes), town("Ottawa"))],
    ["mushrooms parry sound district", near(about(t.mushrooms), region("Parry Sound District"))],
  ]),
  ...queries("typing errors", "en", [
    ["chedar", about(t.cheddar)],
    ["blueberrys", about(t.blueberries)],
    ["parsnps", about(product(/parsnips/i, { related: /carrots|salsify|potatoes/i }))],
    ["vension", about(t.venison)],
    ["sourdogh", about(t.sourdough)],
    ["pancheta", about(pancetta)],
  ]),
  ...queries("synonyms", "en", [
    ["veggies", about(vegetables)],
    ["laying hens", about(hens)],
    ["fridge", about(coolers)],
    ["mason jars", about(jars)],
    ["ice cream", about(kulfi)],
    ["bread", about(bread)],
    ["crates", about(boxes)],
    ["slaughter dates", about(abattoir)],
    ["farmland", about(land)],
    ["deer meat", about(t.venison)],
  ]),
  ...queries("sentences", "en", [
    [
      "anyone selling frozen berries",
      forSale((ad) =>
        berries.is(ad.title) && frozenGoods.is(ad.title)
          ? 3
          : berries.is(ad.title)
            ? 2
            : frozenGoods.is(ad.title)
              ? 1
              : 0,
      ),
    ],
    ["where can I rent a commercial kitchen", about(kitchens)],
    [
      "who has surplus vegetables",
      forSale((ad) =>
        vegetables.is(ad.title) ? (surplus.is(ad.title) ? 3 : 2) : surplus.is(ad.title) ? 1 : 0,
      ),
    ],
    ["I want to buy black walnuts", forSale(about(walnuts))],
    ["restaurants looking for peppers", wanted(about(peppers))],
  ]),
  ...queries("two topics", "en", [
    ["dill and mint", about(herbs)],
    ["jars and boxes", (ad) => (jars.is(ad.title) || boxes.is(ad.title) ? 3 : 0)],
  ]),
  ...queries("descriptors", "en", [
    ["seconds for processing", about(seconds)],
    ["short dated", about(shortDated)],
    ["frozen", about(frozenGoods)],
    ["cheap christmas trees", about(christmasTrees)],
    ["local blueberries", about(t.blueberries)],
  ]),
  ...queries("buyers", "en", [
    ["wanted eggs", wanted(about(t.eggs))],
    ["looking for turkey", wanted(about(turkeyBreast))],
    ["buying sunflowers", wanted(about(sunflowers))],
    ["who needs white beans", wanted(about(whiteBeans))],
    ["wanted pancetta", wanted(about(pancetta))],
    ["venison for sale", forSale(about(t.venison))],
    ["sell blueberries", wanted(about(t.blueberries))],
  ]),
  ...queries("products", "fr", [
    ["fromage", about(t.cheese)],
    ["œufs", about(t.eggs)],
    ["carottes", about(t.carrots)],
    ["bleuets", about(t.blueberries)],
    ["porc", about(t.pork)],
    ["pommes de terre", about(t.potatoes)],
    ["champignons", about(t.mushrooms)],
    ["chevreuil", about(t.venison)],
    ["pain", about(bread)],
    ["paille", about(t.straw)],
    ["vin rosé", about(t.wine)],
    ["noix", about(walnuts)],
    ["menthe", about(mint)],
    ["curcuma", about(turmeric)],
    ["épices", about(spice), "unanswered"],
    ["thé chai", about(chai)],
    ["viande", about(meat)],
    ["légumes", about(vegetables)],
    ["groseilles", about(gooseberries)],
    ["framboises noires", about(blackRaspberries)],
  ]),
  ...queries("services", "fr", [
    ["entreposage frigorifique", about(storage)],
    ["cuisine commerciale à louer", about(kitchens)],
    ["four à pain", about(ovens)],
    ["terre à louer", about(land)],
    ["pots en verre", about(jars)],
  ]),
  ...queries("buyers", "fr", [
    ["recherche oeufs", wanted(about(t.eggs))],
    ["achète bleuets", wanted(about(t.blueberries))],
    ["sapins de Noël à vendre", forSale(about(christmasTrees))],
  ]),
  ...queries("two topics", "fr", [["aneth et menthe", about(herbs)]]),
];

export const classifiedQueries: ClassifiedQuery[] = [
  ...tunedWith([...firstWriting, ...secondWritingClassifieds]),
  ...thirdWritingClassifieds,
  ...fourthWritingClassifieds,
  ...fifthWritingClassifieds,
  ...sixthWritingClassifieds,
];
