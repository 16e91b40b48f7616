// Other words for the same thing: everyday speech, other Englishes, the trade's terms.
import { any, business, classified, grades, isA, mentions, offers, sells } from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import {
  abattoir,
  butchering,
  distribution,
  equipment,
  frozen,
  marketing,
  packing,
  reefer,
  trucking,
  warehousing,
} from "./services.ts";
import * as t from "./things.ts";

const pickYourOwn = business(
  ["Pick-Your-Own"],
  /pick your own|u-pick/i,
  isA("On-Farm Market", "Agritourism"),
);
const csa = grades({
  3: isA("Community Agriculture"),
  2: mentions(/\bCSA\b|harvest share|weekly (box|share)/i),
  1: isA("On-Farm Market"),
});
const farmStand = business(
  ["On-Farm Market"],
  /farm (shop|store|market|stand)|country (store|market)|\bstand$/i,
  isA("Farmers' Market"),
);

export const synonyms: ProfileQuery[] = queries("synonyms", "en", [
  ["u-pick", pickYourOwn],
  ["pyo", pickYourOwn],
  [
    "pick your own strawberries",
    (one) => (pickYourOwn(one) === 3 ? sells(t.strawberries)(one) : sells(t.strawberries)(one) > 1 ? 1 : 0),
  ],
  ["veggies", sells(t.vegetables)],
  ["veg", sells(t.vegetables)],
  ["CSA box", csa],
  ["farm share", csa],
  ["heritage tomatoes", sells(t.heirloomTomatoes)],
  ["farm stand", farmStand],
  ["farm gate sales", farmStand],
  ["spuds", sells(t.potatoes)],
  ["courgettes", sells(t.zucchini)],
  ["aubergine", sells(t.eggplant)],
  ["coriander", sells(t.cilantro)],
  ["ramps", sells(t.wildLeeks)],
  ["walleye", sells(t.pickerel)],
  ["swede", sells(t.rutabaga)],
  ["chevre", sells(t.goatCheese)],
  ["hard cider", sells(t.cider)],
  ["craft beer", sells(t.beer)],
  ["IPA", sells(t.ipa)],
  ["ice wine", sells(t.icewine)],
  ["booze", sells(t.spirits)],
  ["oat milk", sells(t.oatMilk)],
  ["plant milk", sells(t.plantMilk)],
  ["plant-based", sells(t.vegan)],
  ["cold cuts", sells(t.charcuterie)],
  ["salumi", sells(t.charcuterie)],
  ["pasture raised beef", sells(t.grassFedBeef)],
  ["free range eggs", sells(t.freeRunEggs)],
  ["fungi", sells(t.mushrooms)],
  ["greens", sells(t.leafyGreens)],
  ["salad mix", sells(t.salad)],
  ["pumpkins for carving", sells(t.pumpkins)],
  ["bbq sauce", sells(t.bbqSauce)],
  ["pierogi", sells(t.perogies)],
  ["slaughterhouse", offers(abattoir)],
  ["butcher", offers(butchering)],
  ["reefer trucks", offers(reefer)],
  ["freight", offers(trucking)],
  ["contract packing", offers(packing)],
  ["private label manufacturer", offers(packing)],
  ["freezer space", offers(frozen)],
  ["wholesaler", offers(distribution)],
  ["advertising", offers(marketing)],
  ["tractors", offers(equipment)],
  ["apiary", sells(t.honey)],
  ["sugar shack", sells(t.mapleSyrup)],
  ["vineyard", business(["Winery"], /vineyard|winery/i, (one) => sells(t.wine)(one) > 1)],
  ["microbrewery", business(["Brewery"], /brew/i, (one) => sells(t.beer)(one) > 1)],
  [
    "pub",
    grades({
      3: ({ business_name }) => /tavern|public house|pub$/i.test(business_name),
      2: isA("Restaurant"),
      1: isA("Brewery"),
    }),
  ],
  ["grocer", business(["Grocery Store"], /grocer/i, isA("Retail Operator/Shop"))],
  ["supermarket", business(["Grocery Store"], /grocer|market/i, isA("Retail Operator/Shop"))],
  ["butcher shop", offers(butchering)],
  ["soft drinks", sells(t.rootBeer)],
  [
    "celiac friendly",
    grades({
      3: any(mentions(/gluten[- ]free|celiac/i), classified("allergies_special_diets")),
      1: (one) => sells(t.glutenFreeBread)(one) > 1,
    }),
  ],
  ["warehouse space", offers(warehousing)],
]);
