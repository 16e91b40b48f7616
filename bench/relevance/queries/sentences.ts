// Whole questions and requests.
import {
  all,
  any,
  business,
  buys,
  described,
  isA,
  mentions,
  near,
  offers,
  only,
  role,
  sells,
  town,
} from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import { organic, organicProduct } from "./descriptors.ts";
import {
  abattoir,
  distribution,
  frozen,
  milling,
  packing,
  reefer,
  storage,
  vegetableCutting,
} from "./services.ts";
import * as t from "./things.ts";

export const sentences: ProfileQuery[] = queries("sentences", "en", [
  ["where can I buy organic beef near Elora", near(described(sells(t.beef), organic), town("Elora"))],
  ["who sells goat cheese around Kingston", near(sells(t.goatCheese), town("Kingston", 60))],
  ["I need someone to make flour from my wheat", offers(milling)],
  ["looking for a supplier of free run eggs", sells(t.freeRunEggs)],
  ["where to get fresh fish in Thunder Bay", near(sells(t.fish), town("Thunder Bay", 60))],
  ["can anyone co-pack my hot sauce", offers(packing)],
  ["I want to rent cold storage for apples", offers(storage)],
  [
    "what farms let you pick your own strawberries",
    (one) => {
      const berries = sells(t.strawberries)(one);
      return berries === 3 && isA("Pick-Your-Own")(one)
        ? 3
        : isA("Pick-Your-Own")(one) && berries > 0
          ? 2
          : berries > 1
            ? 1
            : 0;
    },
  ],
  ["farms that sell lamb directly to consumers", described(sells(t.lamb), role("vendor"))],
  ["wholesale vegetables for restaurants", described(sells(t.vegetables), role("seller"))],
  ["local honey for my cafe", sells(t.honey)],
  [
    "find me a brewery near Ottawa",
    near(
      business(["Brewery"], /brew/i, (one) => sells(t.beer)(one) > 1),
      town("Ottawa"),
    ),
  ],
  ["refrigerated truck to deliver to Toronto", offers(reefer)],
  ["I am looking for a place to slaughter lambs", offers(abattoir)],
  ["who can peel and dice carrots for my school cafeteria", offers(vegetableCutting)],
  ["how do I find a distributor for my jam", offers(distribution)],
  ["fresh bread delivered to hospitals", described(sells(t.bread), any(role("seller"), role("processor")))],
  ["gluten free baked goods for a coffee shop", described(sells(t.glutenFreeBread), mentions(/gluten/i))],
  ["cheap potatoes in bulk", sells(t.potatoes)],
  ["somewhere to freeze berries", offers(frozen)],
  [
    "farms with a store open to the public",
    business(
      ["On-Farm Market"],
      /farm (shop|store|market)|country (store|market)|stand$/i,
      isA("Agritourism"),
    ),
  ],
  ["buy local maple syrup for a gift shop", sells(t.mapleSyrup)],
  ["organic vegetables for a daycare", organicProduct(t.vegetables)],
  [
    "restaurants that might buy my mushrooms",
    only(
      buys(t.mushrooms),
      all(role("buyer"), any(isA("Restaurant", "Chef", "Caterer", "Food Service Provider"))),
    ),
  ],
  ["we need 200 turkeys for thanksgiving", sells(t.turkey)],
  [
    "suppliers of beef for a hospital kitchen",
    described(sells(t.beef), any(role("seller"), role("processor"))),
  ],
]);
