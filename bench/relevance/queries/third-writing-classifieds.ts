// The third writing, of classifieds alone: written before what follows it was changed, and never tuned with.
import { type Ad, about, around, forSale, grades, near, product, town, wanted } from "../grading.ts";
import { type ClassifiedQuery, fromWriting, queries } from "../query.ts";
import * as t from "./things.ts";

const peppers = product(/\bpeppers\b/i, { related: /tomato|eggplant/i });
const hauling = product(/refrigerated space|driver with a small reefer/i, { related: /walk-in cooler/i });
const cooler = product(/walk-in cooler/i, { related: /refrigerated space|cold storage|bread oven/i });
const storage = product(/cold storage/i, { related: /walk-in cooler|refrigerated space/i });
const washing = product(/wash line/i, { related: /used (walk-in|bread)/i });
const bokChoy = product(/bok choy/i, { related: /collards|cauliflower/i });
const bottling = product(/co-packer/i, { related: /own label|commercial kitchen|glass jars/i });
const straw = product(/\bstraw\b|\bhay\b/i);
const hens = product(/\blayer hens\b/i, { related: /\beggs\b|turkey/i });
const flowers = product(/sunflowers/i);
const abattoir = product(/abattoir/i, { related: /co-packer/i });
const chocolate = product(/truffles/i, { related: /fruit leather|kulfi/i });
const walnuts = product(/walnuts|hazelnuts/i);
const groundMeat = product(/ground pork/i, { related: /venison|merguez|pancetta|turkey/i });
const iceCream = product(/kulfi/i, { related: /cheese|cheddar/i });
const crates = product(/hampers|waxed boxes/i, { related: /glass jars/i });
const slips = product(/sweet potato slips/i, { related: /potatoes|microgreens/i });
const fish = product(/white bass/i);
const herbs = product(/\bmint\b|\bdill\b/i, { related: /turmeric/i });
const roots = product(/parsnips|celeriac|celery root/i, { related: /carrots|salsify|potatoes/i });
const cauliflower = product(/cauliflower/i, { related: /collards|bok choy/i });

export const thirdWritingClassifieds: ClassifiedQuery[] = fromWriting("third", [
  ...queries("products", "en", [
    ["bok choi", about(bokChoy)],
    ["cut flowers", about(flowers)],
    ["craft chocolate", about(chocolate)],
    ["pig feed", about(product(/\bwhey\b/i, { related: /straw/i }))],
  ]),
  ...queries("services", "en", [
    ["share a truck", about(hauling)],
    ["vegetable washing equipment", about(washing)],
    ["hot sauce bottling", about(bottling)],
    ["beef slaughter", about(abattoir)],
  ]),
  ...queries("synonyms", "en", [
    ["pullets", about(hens)],
    ["hay or straw", about(straw)],
    [
      "food bank donations",
      grades<Ad>({
        3: ({ description }) => /food banks/i.test(description),
        2: ({ title }) => /short dated/i.test(title),
        1: ({ title }) => /surplus|last of the season/i.test(title),
      }),
    ],
  ]),
  ...queries("typing errors", "en", [["cauliflour", about(cauliflower)]]),
  ...queries("sentences", "en", [
    ["fridge space for apples over the winter", about(storage)],
    ["need someone to haul cold goods to Toronto", about(hauling)],
    [
      "who has ugly berries for jam",
      about(product(/blueberries – seconds/i, { related: /berr(y|ies)|currants/i })),
    ],
    [
      "bread for a wedding",
      about(product(/sourdough for a wedding/i, { related: /sourdough|challah|bagels|wedding/i })),
    ],
  ]),
  ...queries("places", "en", [
    ["cheddar near Sarnia", near(about(t.cheddar), town("Sarnia"))],
    ["herbs Hearst", near(about(herbs), town("Hearst"))],
  ]),
  ...queries("buyers", "en", [["who wants peppers", wanted(about(peppers))]]),
  ...queries("two topics", "en", [["walnuts and hazelnuts", about(walnuts)]]),
  ...queries("products", "fr", [
    ["viande hachée", about(groundMeat)],
    ["crème glacée", about(iceCream)],
    ["poisson local", about(fish)],
    ["fines herbes", about(herbs)],
    ["plants de patates douces", about(slips)],
  ]),
  ...queries("services", "fr", [
    ["chambre froide usagée", about(cooler)],
    ["camion réfrigéré", about(hauling)],
    ["caisses pour pommes", about(crates)],
  ]),
  ...queries("places", "fr", [["à vendre près de Sudbury", forSale(around(town("Sudbury", 90)))]]),
  ...queries("buyers", "fr", [["restaurant cherche poivrons", wanted(about(peppers))]]),
  ...queries("two topics", "fr", [["panais ou céleri-rave", about(roots)]]),
]);
