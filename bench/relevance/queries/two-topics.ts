// Two things at once.
import { both, business, buys, isA, offers, only, role, sells } from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import { frozen, storage, trucking, warehousing } from "./services.ts";
import * as t from "./things.ts";

export const twoTopics: ProfileQuery[] = queries("two topics", "en", [
  ["honey and maple syrup", both(sells(t.honey), sells(t.mapleSyrup))],
  ["beef and pork", both(sells(t.beef), sells(t.pork))],
  ["apples and pears", both(sells(t.apples), sells(t.pears))],
  ["eggs & chicken", both(sells(t.eggs), sells(t.chicken))],
  ["lamb, goat meat", both(sells(t.lamb), sells(t.goatMeat))],
  ["carrots beets", both(sells(t.carrots), sells(t.beets))],
  ["cheese and wine", both(sells(t.cheese), sells(t.wine))],
  ["garlic and onions", both(sells(t.garlic), sells(t.onions))],
  ["strawberries raspberries", both(sells(t.strawberries), sells(t.raspberries))],
  ["bread and pastries", both(sells(t.bread), sells(t.pastries))],
  ["trucking and cold storage", both(offers(trucking), offers(storage))],
  ["jam and pickles", both(sells(t.jam), sells(t.pickles))],
  ["gin & vodka", both(sells(t.gin), sells(t.vodka))],
  ["coffee and tea", both(sells(t.coffee), sells(t.tea))],
  ["warehousing + frozen storage", both(offers(warehousing), offers(frozen))],
  ["milk and yogurt", both(sells(t.milk), sells(t.yogurt))],
  ["peaches and plums", both(sells(t.peaches), sells(t.plums))],
  ["orchard with cider", both(business(["Cidery"], /orchard/i, isA("Grower/Producer")), sells(t.cider))],
  ["restaurants buying duck and rabbit", only(both(buys(t.duck), buys(t.rabbit)), role("buyer"))],
  ["bison and elk", both(sells(t.bison), sells(t.venison))],
]);
