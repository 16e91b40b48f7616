// Something in a town, a county, a region or a postal area; or a place alone.
import { around, business, inside, near, offers, postal, region, sells, town } from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import { abattoir, BAKERY, distribution, milling, storage, trucking } from "./services.ts";
import * as t from "./things.ts";

export const places: ProfileQuery[] = queries("places", "en", [
  ["cheese near Guelph", near(sells(t.cheese), town("Guelph"))],
  ["eggs elora", near(sells(t.eggs), town("Elora"))],
  ["abattoir N0B", near(offers(abattoir), postal("N0B", 50))],
  ["apples near Collingwood", near(sells(t.apples), town("Collingwood"))],
  ["beef in Grey County", near(sells(t.beef), region("Grey County"))],
  ["prince edward county wine", near(sells(t.wine), region("Prince Edward County"))],
  ["niagara peaches", near(sells(t.peaches), region("Niagara Region"))],
  ["honey Ottawa", near(sells(t.honey), town("Ottawa"))],
  ["vegetables near K0K", near(sells(t.vegetables), postal("K0K"))],
  ["maple syrup bruce county", near(sells(t.mapleSyrup), region("Bruce County"))],
  ["lamb near Peterborough", near(sells(t.lamb), town("Peterborough"))],
  [
    "bakery in Stratford",
    near(
      business(["Bakery"], BAKERY, (one) => sells(t.bread)(one) > 1),
      town("Stratford", 25),
    ),
  ],
  ["brewery hamilton", near(business(["Brewery"], /brew/i), town("Hamilton", 25))],
  ["trucking mississauga", near(offers(trucking), town("Mississauga"))],
  ["cold storage leamington", near(offers(storage), town("Leamington", 60))],
  [
    "restaurants in Toronto",
    near(business(["Restaurant"], /restaurant|bistro|kitchen|diner|eatery/i), town("Toronto", 20)),
  ],
  ["food distributor london ontario", near(offers(distribution), town("London"))],
  ["asparagus norfolk county", near(sells(t.asparagus), region("Norfolk County"))],
  ["flour mill near Waterloo", near(offers(milling), town("Waterloo", 60))],
  ["fish manitoulin", near(sells(t.fish), region("Manitoulin")), "unanswered"],
  ["cranberries muskoka", near(sells(t.cranberries), region("Muskoka"))],
  ["tomatoes essex county", near(sells(t.tomatoes), region("Essex County"))],
  ["pork near M5V", near(sells(t.pork), postal("M5V", 60))],
  ["chicken thunder bay", near(sells(t.chicken), town("Thunder Bay"))],
  ["cheese oxford county", near(sells(t.cheese), region("Oxford County"))],
  ["potatoes in Dufferin", near(sells(t.potatoes), region("Dufferin County"))],
  ["blueberries sudbury", near(sells(t.blueberries), town("Sudbury", 60))],
  ["milk renfrew county", near(sells(t.milk), region("Renfrew County"))],
  [
    "eastern ontario garlic",
    near(
      sells(t.garlic),
      region(
        "Prescott and Russell",
        "Stormont, Dundas and Glengarry",
        "City of Ottawa",
        "Lanark County",
        "Leeds and Grenville",
        "Renfrew County",
        "Frontenac and Lennox",
      ),
    ),
  ],
  [
    "mushrooms gta",
    near(
      sells(t.mushrooms),
      region("Toronto", "Peel Region", "York Region", "Halton Region", "Durham Region"),
    ),
  ],
  ["wellington county farms", near(business(["Grower/Producer"], /farm/i), region("Wellington County"))],
  ["Elora", around(town("Elora", 30))],
  ["kingston", around(town("Kingston", 30))],
  ["near N1H 4H2", inside(postal("N1H", 15))],
  ["Waterloo Region", inside(region("Waterloo Region"))],
  ["strawberries near Kingston", near(sells(t.strawberries), town("Kingston"))],
]);
