// The classifieds' part of the second writing.
import {
  type Ad,
  about,
  category,
  described,
  forSale,
  grades,
  near,
  product,
  town,
  wanted,
} from "../grading.ts";
import { type ClassifiedQuery, fromWriting, queries } from "../query.ts";
import * as t from "./things.ts";

const kitchen = product(/commercial kitchen/i, { related: /oven|co-packer/i });
const oven = product(/\boven\b/i, { related: /kitchen|cooler/i });
const cooler = product(/walk-in cooler/i, { related: /refrigerated|cold storage|oven/i });
const reefer = product(/refrigerated space|reefer/i, { related: /cooler/i });
const land = product(/\bland\b/i);
const roots = product(/carrots|parsnips|salsify|potatoes/i, { related: /vegetables|slips/i });
const potatoesOrCarrots = product(/carrots|russet potatoes/i, { related: /parsnips|salsify|slips/i });
const brassicas = product(/cauliflower|romanesco|collards|bok choy/i, { related: /microgreens/i });
const hotPeppers = described(about(product(/peppers/i, { related: /tomato|eggplant/i })), ({ title }) =>
  /shishito/i.test(title),
);
const peppers = product(/peppers/i, { related: /tomato|eggplant/i });
const beef = product(/striploin|beef/i, {
  related: /pork|venison|merguez|turkey|pancetta/i,
  except: /beef dates/i,
});
const redMeat = product(/striploin|merguez|venison|pork|pancetta/i, { related: /turkey|beef dates/i });
const deli = product(/pancetta|smoked turkey/i, { related: /merguez|pork|ham\b|bacon/i });
const sausage = product(/merguez/i, { related: /pork|pancetta|striploin|venison/i });
const containers = product(/\bjars\b|hampers|waxed boxes/i);
const christmas = product(/christmas trees/i, { related: /firewood/i });
const plants = product(/slips|seedlings/i, { related: /microgreens|sunflowers/i });
const bakery = product(/sourdough|bagels|challah/i, { related: /fruit leather|truffles|oven/i });
const confectionery = product(/truffles|fruit leather|fudge/i, {
  related: /kulfi|bagels|sourdough|challah/i,
});
const dairy = product(/cheese|cheddar|kulfi/i, { related: /whey|eggs/i });
const nuts = product(/walnuts/i);
const berries = product(/blueberr|raspberr|gooseberr|currants/i);
const fish = product(/white bass/i);
const beans = product(/white beans/i);
const processing = product(/co-packer|abattoir|own label/i, { related: /kitchen|for processing/i });
const poultry = product(/\bhens\b|turkey/i, { related: /eggs/i });
const shortDated = product(/short dated|surplus|last of the season|seconds/i);

export const secondWritingClassifieds: ClassifiedQuery[] = fromWriting("second", [
  ...queries("products", "en", [
    ["root vegetables", about(roots)],
    ["steak", about(beef), "unanswered"],
    ["sausages", about(sausage)],
    ["bakery products", about(bakery)],
    ["dried beans", about(beans)],
    ["sweets", about(confectionery)],
    ["fish", about(fish)],
    ["hot peppers", hotPeppers],
  ]),
  ...queries("services", "en", [
    ["food processing", about(processing)],
    ["kitchen space", about(kitchen)],
    ["containers", about(containers)],
    ["second hand oven", about(oven)],
    ["refrigerated transport", about(reefer)],
  ]),
  ...queries("typing errors", "en", [
    ["rasberries", about(product(/raspberr/i, { related: /blueberr|gooseberr|currants/i }))],
    ["potatos", about(t.potatoes)],
    ["chrismas tree", about(christmas)],
  ]),
  ...queries("synonyms", "en", [
    ["acreage", about(land)],
    ["chickens", about(poultry)],
    ["deli meats", about(deli)],
    ["cole crops", about(brassicas)],
    ["cold room", about(cooler)],
    ["transplants", about(plants)],
  ]),
  ...queries("sentences", "en", [
    ["does somebody have leftover potatoes or carrots", forSale(about(potatoesOrCarrots))],
    [
      "I can supply a restaurant with turkey",
      wanted(about(product(/turkey/i, { related: /pork|pancetta|merguez/i }))),
    ],
    ["food about to expire", about(product(/short dated/i, { related: /surplus|last of the season/i }))],
  ]),
  ...queries("places", "en", [
    [
      "vegetables near Hearst",
      near(
        about(
          product(
            /collards|carrots|parsnips|salsify|vegetables|potatoes|cauliflower|romanesco|peppers|bok choy|mushrooms/i,
          ),
        ),
        town("Hearst", 60),
      ),
    ],
    ["meat Sudbury", near(about(redMeat), town("Sudbury"))],
  ]),
  ...queries("buyers", "en", [
    ["who is buying bread", wanted(about(bakery))],
    ["restaurant needs peppers", wanted(about(peppers))],
  ]),
  ...queries("descriptors", "en", [["surplus food", about(shortDated)]]),
  ...queries("products", "fr", [
    ["petits fruits", about(berries)],
    ["fromage de brebis", about(product(/sheep's milk/i, { related: /cheddar|cheese|kulfi/i }))],
    ["produits laitiers", about(dairy)],
    ["noix de Grenoble", about(nuts)],
    ["choux", about(brassicas)],
  ]),
  ...queries("services", "fr", [
    [
      "équipement de cuisine",
      grades<Ad>({
        3: ({ title }) => /oven|kitchen/i.test(title),
        2: ({ title }) => /cooler|wash line/i.test(title),
      }),
    ],
    ["transformation alimentaire", about(processing)],
    ["boissons", grades<Ad>({ 3: category(1, 7) })],
  ]),
  ...queries("sentences", "fr", [
    ["qui aurait des bleuets à vendre", forSale(about(t.blueberries))],
    ["cherche terre agricole", about(land)],
  ]),
]);
