// A second writing, in the words of chefs, growers, makers and buyers, after search had been tuned with the first. README.md says what it shows and what not.
import {
  type Business,
  both,
  business,
  buys,
  classified,
  inside,
  isA,
  type Judge,
  near,
  offers,
  only,
  postal,
  product,
  region,
  required,
  role,
  sells,
  type Thing,
  town,
} from "../grading.ts";
import { fromWriting, type ProfileQuery, queries } from "../query.ts";
import { organicProduct } from "./descriptors.ts";
import {
  abattoir,
  butchering,
  canning,
  distribution,
  juicing,
  milling,
  packing,
  reefer,
  smoking,
  storage,
  trucking,
  vegetableCutting,
  warehousing,
} from "./services.ts";
import * as t from "./things.ts";

const peppers = product(/peppers?\b|jalape[ñn]os|poblanos|habaneros|scotch bonnets|chilies/i, {
  except: /pepper jelly|steak spice|peppercorn/i,
  related: /tomat|eggplant|hot sauce|dried chili/i,
});
const hotPeppers = product(
  /jalape[ñn]os|habaneros|scotch bonnets|thai chilies|ghost pepper|cayenne|hot wax/i,
  {
    related: /peppers?\b|poblanos|hot sauce|dried chili/i,
  },
);
const beans = product(
  /(white|turtle|brown|cranberry|otebo|adzuki|kidney) beans|lentils|chickpeas|split peas/i,
  {
    except: /roasted chickpeas|pea soup/i,
    related: /\bbeans\b|hummus|falafel|soybeans/i,
  },
);
const oats = product(/\boats\b|oat flour/i, { related: /oat|granola|muesli|barley|wheat/i });
const herbs = product(
  /\bdill\b|\bmint\b|basil|chives|rosemary|\bsage\b|thyme|tarragon|chervil|parsley\b|cilantro|lovage|shiso|epazote|herb starts/i,
  {
    except: /parsley root|dill pickles|mint chip|cr[èe]me de menthe/i,
    related: /herb|lavender|microgreens|curry leaves/i,
  },
);
const chocolate = product(/chocolate (bars)?|bean-to-bar|truffles|drinking chocolate/i, {
  except: /chocolate (milk|oat)/i,
  related: /fudge|caramels|nougat|toffee|praliné/i,
});
const soap = product(/goat's milk soap/i, { related: /\bsoap\b|savon|balm/i });
const hay = product(/\bhay\b|straw/i, { related: /feed|wood chips/i });
const feed = product(/chicken feed|layer feed|\bfeed\b/i, { related: /\bhay\b|straw|grain|corn\b/i });
const pasta = product(
  /pasta|tagliatelle|pappardelle|penne|ravioli|tortellini|cannelloni|lasagna|noodles|spaetzle/i,
  {
    related: /gnocchi|semolina|dumplings|tomato sauce/i,
  },
);
const nuts = product(/walnuts|hazelnuts|heartnuts|chestnuts|hickory nuts|pecan(?! butter)/i, {
  except: /roasted chestnuts|chestnut mushrooms|maple walnut|hazelnut oil|corn nuts/i,
  related: /peanut|almond|nut\b|brittle|trail mix|roasted chestnuts|hazelnut oil/i,
});
const squash = product(/squash\b/i, { except: /squash soup/i, related: /pumpkin|zucchini|gourds|squash/i });
const driedFruit = product(/dried (apple|cranberr)|freeze-dried|apple chips|fruit leather|pâte de fruits/i, {
  related: /dried|trail mix|apple rings|granola bars/i,
});
const broth = product(/stock$|broth/i, { related: /\bsoups?\b|bones|stew\b/i });
const halvedPigs = product(/sides of pork|whole hogs|suckling pig/i, {
  related: /\bpork\b|\bhogs?\b|bacon|ham\b/i,
});
const beefSides = product(/sides of beef/i, { related: /beef|brisket|steak|striploin/i });
const cherries = product(/cherr(y|ies)\b/i, {
  except: /cherry (pie|cider|juice|tomato)|tart cherry juice/i,
  related: /cherry|plum|apricot/i,
});
const fruitTrees = product(/fruit trees|rootstock|berry canes|grape vines|crowns/i, {
  related: /seedlings|perennials|bedding|plugs|herb starts|hanging baskets/i,
});
const rootsToEat = product(/potato(es)?\b|carrots?\b/i, {
  except: /sweet potato(es)?( chips| slips)?|seed potatoes|carrot (cake|juice)/i,
  related: /beets?\b|parsnip|rutabaga|turnip|sweet potato/i,
});
const jams = t.jam;

const eats = isA("Restaurant", "Chef", "Caterer", "Food Service Provider");
const buysIt = (thing: Thing): Judge<Business> => only(buys(thing), role("buyer"));

export const secondWriting: ProfileQuery[] = fromWriting("second", [
  ...queries("products", "en", [
    ["hot peppers", sells(hotPeppers)],
    ["dried beans and lentils", sells(beans)],
    ["rolled oats", sells(oats)],
    ["fresh herbs", sells(herbs)],
    ["handmade chocolate", sells(chocolate)],
    ["goat milk soap", sells(soap)],
    ["winter squash", sells(squash)],
    ["fresh pasta", sells(pasta)],
    ["side of beef for the freezer", sells(beefSides)],
    ["half a pig", sells(halvedPigs)],
    ["sweet cherries", sells(cherries)],
    ["bone broth", sells(broth)],
  ]),
  ...queries("typing errors", "en", [
    ["rasberry jam", sells(jams)],
    ["zuchinni", sells(t.zucchini)],
    ["asparagas", sells(t.asparagus)],
    ["brocolli", sells(t.broccoli)],
    ["maple sirup", sells(t.mapleSyrup)],
    ["slaughter house provincialy inspected", offers(abattoir)],
    ["choclate", sells(chocolate)],
    ["resturants near barrie", near(business(["Restaurant"], /restaurant|bistro/i), town("Barrie"))],
  ]),
  ...queries("synonyms", "en", [
    ["pulses", sells(beans)],
    ["chillies", sells(peppers)],
    ["scallions", sells(product(/green onions/i, { related: /onions|chives|leeks/i }))],
    ["garbanzo beans", sells(product(/chickpeas/i, { related: /beans|lentils|hummus|falafel/i }))],
    ["beetroot", sells(t.beets)],
    ["minced beef", sells(t.groundBeef)],
    ["nursery stock", sells(fruitTrees)],
    ["meat processor", offers(butchering)],
    ["animal feed", sells(feed)],
    ["tree nuts", sells(nuts)],
    ["haulage company", offers(trucking)],
    ["copacker for sauces", offers(packing)],
  ]),
  ...queries("sentences", "en", [
    ["our diner needs a weekly delivery of brown eggs", sells(t.eggs)],
    [
      "who could dry my herbs and apples",
      offers({ processing: ["drying"], words: /dehydrat|dried|drying/i, related: isA("Custom Processor") }),
    ],
    ["looking for a mill that takes organic spelt", offers(milling)],
    [
      "I make jam and need someone to bottle it",
      offers({ ...canning, types: ["Packer", "Custom Processor"] }),
    ],
    ["bakery wants local rye flour", sells(t.ryeFlour)],
    ["need a truck with a cooler from Leamington to Ottawa every Tuesday", offers(reefer)],
    ["is there anybody smoking trout for small fisheries", offers(smoking)],
    ["can I order a whole lamb before Easter", sells(t.lamb)],
    ["vegan food for a wedding", sells(t.vegan)],
    ["where do chefs get wild mushrooms around Ottawa", near(sells(t.mushrooms), town("Ottawa", 60))],
  ]),
  ...queries("two topics", "en", [
    ["hay and straw", sells(hay)],
    ["peaches, cherries", both(sells(t.peaches), sells(cherries))],
    ["butcher and smokehouse", both(offers(butchering), offers(smoking))],
    ["potatoes or carrots near Alliston", near(sells(rootsToEat), town("Alliston"))],
  ]),
  ...queries("places", "en", [
    ["lamb N0G", near(sells(t.lamb), postal("N0G", 50))],
    ["garlic within 50 km of Perth", near(sells(t.garlic), town("Perth", 50))],
    ["butcher simcoe county", near(offers(butchering), region("Simcoe County"))],
    [
      "cidery near Collingwood",
      near(
        business(["Cidery"], /cider/i, (one) => sells(t.cider)(one) > 1),
        town("Collingwood"),
      ),
    ],
    ["k7l", inside(postal("K7L", 15))],
    ["wine niagara on the lake", near(sells(t.wine), town("Niagara-on-the-Lake"))],
  ]),
  ...queries("descriptors", "en", [
    ["organic oats", organicProduct(oats)],
    ["kosher meat", required(sells(t.meat), classified("kosher"))],
    ["unpasteurized honey", sells(t.honey)],
    ["dried fruit no sugar", sells(driedFruit)],
  ]),
  ...queries("buyers", "en", [
    ["who will take my extra zucchini", buysIt(t.zucchini)],
    [
      "chefs who want edible flowers",
      (one) => {
        const grade = buysIt(product(/edible flowers/i, { related: /flowers|microgreens|herb/i }))(one);
        return eats(one) ? grade : grade > 1 ? 1 : 0;
      },
    ],
    [
      "long term care homes",
      business(
        ["Institution"],
        /long[- ]term care|hospital|health|institution/i,
        isA("Food Service Provider", "School or Cafeteria"),
      ),
    ],
    [
      "sell my beef to restaurants",
      (one) => {
        const grade = buysIt(t.beef)(one);
        return eats(one) ? grade : grade > 1 ? 1 : 0;
      },
    ],
  ]),
  ...queries("products", "fr", [
    ["piments forts", sells(hotPeppers)],
    ["fines herbes", sells(herbs)],
    ["chocolat", sells(chocolate)],
    ["courges d'hiver", sells(squash)],
    ["pâtes fraîches", sells(pasta)],
    ["foin", sells(hay)],
    ["cerises", sells(cherries)],
  ]),
  ...queries("typing errors", "fr", [
    ["framboizes", sells(t.raspberries)],
    [
      "boulangrie Ottawa",
      near(
        business(["Bakery"], /bakery|bakehouse|bread/i, (one) => sells(t.bread)(one) > 1),
        town("Ottawa"),
      ),
    ],
  ]),
  ...queries("synonyms", "fr", [
    ["légumineuses", sells(beans)],
    [
      "viande hachée",
      sells(product(/ground (beef|lamb|pork|turkey|bison)/i, { related: /beef|\bpork\b|\blamb\b/i })),
    ],
    ["échalotes vertes", sells(product(/green onions/i, { related: /onions|shallots|chives|leeks/i }))],
    ["chevreuil", sells(t.venison)],
    ["noix", sells(nuts)],
  ]),
  ...queries("services", "fr", [
    ["transformation de légumes", offers(vegetableCutting)],
    ["fumage de viande", offers(smoking)],
    ["pressoir à jus", offers(juicing)],
    ["chambre froide à louer", offers(storage)],
  ]),
  ...queries("sentences", "fr", [
    ["qui livre des légumes aux garderies à Ottawa", near(sells(t.vegetables), town("Ottawa", 60))],
    ["j'aimerais acheter un demi-porc", sells(halvedPigs)],
    ["y a-t-il un abattoir près de Sudbury", near(offers(abattoir), town("Sudbury", 100))],
    ["on cherche quelqu'un pour distribuer nos confitures", offers(distribution)],
    [
      "où faire entreposer mes patates cet hiver",
      offers({
        ...warehousing,
        services: ["warehousing", "cold_storage", "other_specialised_storage"],
        words: /warehous|stor(age|e)/i,
      }),
    ],
  ]),
  ...queries("buyers", "fr", [
    [
      "chefs qui cherchent des champignons",
      (one: Business) => {
        const grade = buysIt(t.mushrooms)(one);
        return eats(one) ? grade : grade > 1 ? 1 : 0;
      },
    ],
  ]),
  ...queries("descriptors", "fr", [["œufs bio de poules en liberté", sells(t.freeRunEggs)]]),
]);
