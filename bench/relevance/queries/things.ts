// The things that queries ask for, as they are named in product lists and descriptions.
import { product } from "../grading.ts";

const ANY_CHEESE =
  /\bcheeses?\b|cheddar|gouda|tomme|raclette|camembert|\bbrie\b|brebis|mozzarella|burrata|provolone|havarti|halloumi|paneer|\bquark\b|ch[èe]vre|\bfeta\b|ricotta|pecorino|manchego|bocconcini|fromage(?!rie)/i;
const NOT_CHEESE = /mac and cheese|cream cheese|cheese making|cheese shop/i;
const DAIRY = /\bmilk\b|yogurt|butter\b|cream\b|kefir|skyr|curds|quark|labneh|cheese/i;
const GREENS =
  /spinach|kale|chard|arugula|romaine|lettuce|mizuna|bok choy|tatsoi|collards|endive|radicchio|mesclun|callaloo|gai lan|greens/i;
const ROOTS = /carrot|beets?\b|parsnip|rutabaga|celeriac|daikon|radish|turnip|salsify|sunchoke|kohlrabi/i;
const BREADS =
  /sourdough|\bbread\b|baguette|brioche|focaccia|\bbuns?\b|loa(f|ves)|challah|pita|naan|dinner rolls|bagels?|\broti\b|pain de campagne|injera/i;

export const cheese = product(ANY_CHEESE, { related: DAIRY, except: NOT_CHEESE });
export const goatCheese = product(
  /goat('s milk)? (cheese|gouda|brie|feta)|goat's milk feta|ch[èe]vre|aged goat/i,
  {
    related: /goat|\bcheese|feta|brebis|sheep's milk/i,
  },
);
export const sheepCheese = product(
  /(ewe|sheep)('s milk)? (cheese|feta|ricotta|halloumi)|sheep's milk (cheese|feta|ricotta|halloumi)|pecorino|manchego|brebis/i,
  { related: /sheep|goat|ch[èe]vre|cheese/i },
);
export const cheddar = product(/cheddar/i, { related: ANY_CHEESE });
export const curds = product(/curds?\b/i, { related: ANY_CHEESE });
export const mozzarella = product(/mozzarella|bocconcini|burrata/i, { related: ANY_CHEESE });
export const blueCheese = product(/blue cheese/i, { related: ANY_CHEESE });
export const milk = product(/(whole|skim|organic|non-homogenized|chocolate) milk|\bmilk\b/i, {
  except: /(goat|sheep)'s milk|milk (soap|ice cream|feta|yogurt)|soy milk|maple milk|buffalo milk/i,
  related: DAIRY,
});
export const butter = product(/(cultured|salted|goat) butter|\bbutter\b/i, {
  except:
    /butter tarts?|peanut butter|apple butter|maple butter|bread and butter|butter(nut|head|milk)|pecan butter/i,
  related: DAIRY,
});
export const yogurt = product(/yog(h)?urt|skyr/i, {
  except: /frozen yogurt/i,
  related: /kefir|labneh|frozen yogurt|quark|sour cream/i,
});
export const iceCream = product(/ice cream|gelato|kulfi|soft serve|frozen yogurt/i, {
  related: /whipping cream|fudge/i,
});
export const eggs = product(/\beggs?\b/i, {
  except: /egg (cartons|noodles|farm market)|pickled eggs/i,
  related: /laying hens|layer|stewing hens|pickled eggs|egg noodles/i,
});
export const freeRunEggs = product(/(free-run|free run|free-range|pastured|organic) eggs/i, {
  related: /\beggs?\b/i,
});
export const duckEggs = product(/duck eggs/i, { related: /\beggs?\b|duck/i });
export const beef = product(
  /beef|brisket|striploin|\boxtail|flank steak|tomahawk|wagyu|\bangus\b|steaks?\b/i,
  {
    except: /beefsteak tomato(es)?|beef stew|bison striploin|steak spice|beeswax/i,
    related: /bison|veal|beef stew|venison/i,
  },
);
export const grassFedBeef = product(/grass[- ]?(fed|finished)( beef)?|pasture[d]? beef/i, {
  related: /beef|brisket|steak/i,
});
export const groundBeef = product(/ground beef/i, { related: /beef|ground (bison|pork|lamb|turkey)/i });
export const brisket = product(/brisket/i, { related: /beef/i });
export const pork = product(
  /\bpork\b|\bhogs?\b|\bbacon\b|\bham\b|suckling pig|leaf lard|peameal|berkshire|tamworth/i,
  {
    except: /pulled pork/i,
    related: /sausage|salami|prosciutto|wild boar|pulled pork/i,
  },
);
export const porkBelly = product(/pork belly|pork bellies/i, { related: /\bpork\b|bacon|pancetta/i });
export const sausage = product(/sausages?\b|bratwurst|chorizo|kielbasa|merguez|boerewors/i, {
  related: /salami|soppressata|\bpork\b|landj/i,
});
export const charcuterie = product(
  /charcuterie|prosciutto|soppressata|salami|pancetta|guanciale|'nduja|lonza|mortadella|bresaola|landj|terrine|rillettes|cretons|\bsalum/i,
  { related: /sausage|bacon|ham\b|chorizo|kielbasa/i, except: /whitefish rillettes/i },
);
export const chicken = product(/chickens?\b|cornish hens/i, {
  except: /chicken (feed|stock|pot pie)|chicken of the/i,
  related: /turkey|stewing hens|\bduck\b|guinea fowl|chicken (stock|pot pie)/i,
});
export const wholeChicken = product(/whole chickens?|pasture-raised chicken|silkie/i, {
  related: /chicken|turkey|stewing hens/i,
});
export const turkey = product(/\bturkeys?\b/i, { related: /chicken|geese|duck|guinea fowl/i });
export const duck = product(/\bducks?\b/i, {
  except: /duck eggs/i,
  related: /geese|goose|quail|duck eggs|chicken/i,
});
export const lamb = product(/\blambs?\b|mutton|merguez/i, {
  except: /lamb's/i,
  related: /goat meat|cabrito|sheep(?!'s milk)/i,
});
export const rackOfLamb = product(/rack of lamb/i, { related: /\blambs?\b|mutton/i });
export const goatMeat = product(/goat meat|cabrito/i, { related: /\blamb|mutton/i });
export const bison = product(/bison/i, { related: /elk|venison|beef|wild boar/i });
export const venison = product(/venison|\belk\b/i, { related: /bison|wild boar|rabbit/i });
export const rabbit = product(/rabbits?\b/i, { related: /pheasant|quail|venison|guinea fowl/i });
export const meat = product(
  /\bmeats?\b|beef|\bpork\b|\blambs?\b|chicken|turkey|bison|steak|sausage|bacon|\bham\b|brisket/i,
  {
    except: /chicken (feed|stock|pot pie)|beefsteak tomato(es)?|steak spice|beef stew|pulled pork/i,
    related: /duck|venison|salami|jerky/i,
  },
);
export const fish = product(
  /whitefish|perch|pickerel|trout|smelt|\bbass\b|\bpike\b|\bchar\b|tilapia|steelhead|shrimp|barramundi|gravlax|\bfish\b|walleye/i,
  { except: /fish fertilizer/i, related: /fish fertilizer|caviar|roe/i },
);
export const trout = product(/trout|steelhead/i, { related: /\bchar\b|whitefish|tilapia|perch/i });
export const smokedFish = product(
  /smoked (trout|whitefish|pickerel)|gravlax|candied trout|smoked fish|rillettes of/i,
  { related: /trout|whitefish|pickerel/i },
);
export const pickerel = product(/pickerel|walleye/i, { related: /perch|whitefish|trout|\bpike\b/i });
export const apples = product(/apples?\b/i, {
  except:
    /apple (pie|butter|brandy|chips|juice|cider|rings)|sweet apple cider|dried apple rings|cider apples|sparkling apple juice/i,
  related: /apple|pears?\b|cider/i,
});
export const honeycrisp = product(/honeycrisp/i, { related: /apples\b/i });
export const peaches = product(/peach(es)?\b/i, {
  except: /peaches and cream( corn)?|peach (nectar|preserves)/i,
  related: /nectarine|apricot|plums?\b|peach (nectar|preserves)/i,
});
export const pears = product(/\bpears?\b/i, {
  except: /pear (brandy|juice)|prickly pear/i,
  related: /apples?\b|quince|pear juice|perry/i,
});
export const plums = product(/\bplums?\b/i, {
  except: /plum chutney|plum tomatoes/i,
  related: /apricot|peach|nectarine|plum chutney/i,
});
export const strawberries = product(/strawberr(y|ies)\b/i, {
  except: /strawberry (jam|plugs|ice cream)|freeze-dried strawberries/i,
  related: /strawberry|raspberr|blueberr|blackberr/i,
});
export const raspberries = product(/raspberr(y|ies)\b/i, {
  except: /raspberry jam/i,
  related: /raspberry|blackberr|strawberr|blueberr/i,
});
export const blueberries = product(/blueberr(y|ies)\b/i, {
  related: /saskatoon|haskap|raspberr|blackberr|strawberr|gooseberr|currant/i,
});
export const haskaps = product(/haskaps?\b/i, {
  except: /haskap juice/i,
  related: /haskap|saskatoon|blueberr|currant/i,
});
export const cranberries = product(/cranberr(y|ies)\b/i, {
  except: /cranberry (beans|juice)/i,
  related: /lingonberr|cranberry juice/i,
});
export const currants = product(/currants?\b/i, {
  except: /currant (jelly|cordial)/i,
  related: /gooseberr|currant|haskap|elderberr/i,
});
export const grapes = product(/\bgrapes?\b/i, {
  except: /grape (tomatoes|juice|jelly|vines)|concord grape juice/i,
  related: /grape (juice|jelly|vines)|wine|vineyard/i,
});
export const tomatoes = product(/tomato(es)?\b|san marzano/i, {
  except: /tomato (sauce|juice|relish)|green tomato relish/i,
  related: /tomato|tomatillo|peppers/i,
});
export const heirloomTomatoes = product(/heirloom tomatoes|heritage tomatoes/i, { related: /tomatoes/i });
export const carrots = product(/carrots?\b/i, { except: /carrot (cake|juice)/i, related: ROOTS });
export const beets = product(/\bbeets?\b/i, { except: /beet juice|pickled beets/i, related: ROOTS });
export const potatoes = product(/\bpotato(es)?\b/i, {
  except: /sweet potato(es)?( chips| slips)?|seed potatoes/i,
  related: /sweet potato|cut fries|kettle chips/i,
});
export const sweetPotatoes = product(/sweet potato(es)?/i, {
  except: /sweet potato (chips|slips)/i,
  related: /potato/i,
});
export const garlic = product(/garlic/i, {
  except: /garlic (powder|salt)|black garlic a[ïi]oli|garlic seed stock/i,
  related: /garlic|shallot|onion/i,
});
export const garlicScapes = product(/garlic scapes|scapes/i, { related: /garlic|chives|wild leeks/i });
export const onions = product(/onions?\b|shallots|cipollini/i, {
  related: /leeks|chives|garlic/i,
  except: /confit d'oignon/i,
});
export const lettuce = product(/lettuce|romaine|salanova|butterhead|mesclun/i, { related: GREENS });
export const salad = product(
  /lettuce|romaine|mesclun|arugula|salad|spinach|mizuna|salanova|endive|radicchio|butterhead/i,
  { related: GREENS },
);
export const leafyGreens = product(GREENS, {
  related: /cabbage|herbs|microgreens|sprouts/i,
  except: /microgreens|amaranth microgreens/i,
});
export const broccoli = product(/broccoli/i, {
  except: /broccoli sprouts/i,
  related: /broccolini|rapini|cauliflower|romanesco/i,
});
export const cauliflower = product(/cauliflower|romanesco/i, { related: /broccoli/i });
export const corn = product(/sweet corn|peaches and cream corn|\bcorn\b/i, {
  except: /corn (relish|grits|nuts|whisky)|popcorn|peppercorn|kettle corn|corned/i,
  related: /popcorn|cornmeal|corn /i,
});
export const zucchini = product(/zucchini|courgette/i, {
  except: /spiralized zucchini/i,
  related: /zucchini|squash/i,
});
export const pumpkins = product(/pumpkins?\b/i, {
  except: /pumpkin seeds?( oil)?/i,
  related: /squash|gourds/i,
});
export const eggplant = product(/eggplant|aubergine/i, { related: /zucchini|peppers\b|okra/i });
export const asparagus = product(/asparagus/i, {
  except: /pickled asparagus|asparagus crowns/i,
  related: /asparagus|fiddleheads|rhubarb/i,
});
export const rhubarb = product(/rhubarb/i, {
  except: /rhubarb (crowns|ginger jam)/i,
  related: /rhubarb|strawberr/i,
});
export const wildLeeks = product(/wild leeks?/i, {
  except: /wild leek pickles/i,
  related: /wild leek|fiddlehead|leeks\b/i,
});
export const mushrooms = product(/mushrooms?\b|shiitake|cremini|portobello|lion's mane|maitake|pioppino/i, {
  except: /chaga tea/i,
  related: /chaga/i,
});
export const shiitake = product(/shiitake/i, { related: /mushroom|maitake|pioppino|lion's mane/i });
export const microgreens = product(
  /microgreens|pea (shoots|tendrils)|sunflower shoots|micro (cilantro|basil)|\bshoots\b/i,
  { related: /sprouts|edible flowers|greens\b/i },
);
export const rutabaga = product(/rutabaga/i, { related: ROOTS });
export const vegetables = product(
  new RegExp(
    `${GREENS.source}|${ROOTS.source}|vegetables?\\b|tomatoes|potatoes|peppers\\b|squash|cabbage|broccoli|cauliflower|cucumbers|zucchini|onions|leeks|beans\\b|corn\\b|peas\\b|eggplant`,
    "i",
  ),
  {
    except:
      /vegetable (seed|seedlings|curry)|carrot cake|(white|black turtle|cranberry|adzuki|kidney|dutch brown|otebo) beans|squash soup|cabbage rolls|split peas?|chickpeas|heirloom bean seed|pickled beets|amaranth microgreens/i,
    related: /garlic|mushroom|asparagus|microgreens|herb/i,
  },
);

export const honey = product(/\bhoney(comb)?\b/i, {
  except: /honey (bears|house)|hot honey bears/i,
  related: /beeswax|mead\b|maple syrup/i,
});
export const mapleSyrup = product(/maple syrup/i, {
  related: /maple (butter|sugar|candies|taffy|water|fudge)|birch syrup|honey/i,
});
export const jam = product(/\bjams?\b|preserves|jelly|marmalade|confiture/i, {
  related: /apple butter|fruit leather|berries/i,
});
export const pickles = product(/pickles?\b|pickled/i, {
  except: /pickling spice/i,
  related: /relish|sauerkraut|kimchi|pickling/i,
});
export const hotSauce = product(/hot sauce|sriracha/i, {
  related: /harissa|salsa|barbecue sauce|jalape|habanero/i,
});
export const kimchi = product(/kimchi/i, { related: /sauerkraut|curtido|pickle|napa/i });
export const bbqSauce = product(/barbecue sauce|bbq sauce/i, {
  related: /hot sauce|steak spice|marinade|chili sauce/i,
});
export const bread = product(BREADS, {
  except: /bread and butter pickles|sifted bread flour|bread flour/i,
  related: /croissant|pretzel|crackers|bakery|bakehouse/i,
});
export const sourdough = product(/sourdough/i, { related: BREADS });
export const bagels = product(/bagels?\b/i, { related: BREADS });
export const glutenFreeBread = product(/gluten[- ]free bread/i, { related: /gluten|bread\b/i });
export const pies = product(/\bpies?\b|tarte|tourti[èe]re/i, {
  except: /pie pumpkins|shepherd's pie/i,
  related: /tarts|pastry|quiche|shepherd's pie/i,
});
export const butterTarts = product(/butter tarts?/i, {
  except: /butter tart ice cream/i,
  related: /date squares|\bpie\b|tarte|scones|nanaimo/i,
});
export const croissants = product(/croissants?\b/i, {
  related: /pain au chocolat|brioche|[ée]clairs|danish|scones/i,
});
export const pastries = product(
  /croissants?\b|pain au chocolat|\bpie\b|tarts\b|scones|[ée]clairs|squares|cinnamon buns|mille-feuille|canel[ée]s|cookies|pastr/i,
  { related: BREADS },
);
export const flour = product(/flour\b|cornmeal|semolina|masa harina/i, {
  related: /wheat|bran|oats|rye berries|spelt/i,
});
export const ryeFlour = product(/rye flour/i, { related: /flour|rye (berries|bread|malt)/i });
export const redFife = product(/red fife/i, {
  except: /red fife sourdough/i,
  related: /flour|hard red wheat|red fife sourdough|einkorn/i,
});
export const hazelnuts = product(/hazelnuts?\b/i, {
  except: /hazelnut oil/i,
  related: /walnut|heartnut|chestnut|hazelnut oil|\bnuts\b/i,
});
export const peanutButter = product(/peanut butter/i, { related: /peanut/i });
export const sunflowerOil = product(/sunflower oil/i, { related: /\boils?\b/i });
export const cilantro = product(/cilantro|coriander/i, { related: /parsley|basil|herb/i });
export const juice = product(/juice\b|nectar|sweet apple cider/i, {
  except: /grape juice must|juice company/i,
  related: /cordial|lemonade|soda/i,
});
export const kombucha = product(/kombucha/i, { related: /kefir|ginger beer|shrub|switchel|soda/i });
export const coffee = product(/coffee|espresso/i, { related: /\bteas?\b|chai|chocolate/i });
export const tea = product(/\bteas?\b|rooibos/i, { related: /chai|coffee|lemon balm/i });
export const oatMilk = product(/oat (beverage|milk)/i, { related: /(soy|almond|hemp) beverage|soy milk/i });
export const plantMilk = product(/(oat|soy|almond|hemp) beverage|soy milk/i, { related: /\boats?\b|tofu/i });
export const wine = product(
  /\bwines?\b|riesling|chardonnay|pinot|cabernet|baco noir|gamay|icewine|ros[ée](?!\p{L})|p[ée]t-nat|sauvignon|gew[üu]rz|marquette|frontenac blanc|blanc de blancs/iu,
  {
    except:
      /wine grapes|riesling grapes|baco noir grapes|cabernet franc grapes|dealcoholized wine|ros[ée] cider|wine making/i,
    related: /mead|cider|grapes|vidal/i,
  },
);
export const icewine = product(/ice ?wine/i, { related: /riesling|vidal|wine|ice cider/i });
export const beer = product(
  /\bbeers?\b|\bale\b|\blager\b|stout|pilsner|saison|k[öo]lsch|porter|dunkel|radler|m[äa]rzen|\bkegs? for|barrel-aged sour|brewer/i,
  {
    except: /ginger beer|root beer|pilsner malt/i,
    related: /cider|malt|\bhops?\b/i,
  },
);
export const ipa = product(/india pale ale|\bipa\b/i, { related: /\bale\b|lager|stout|pilsner|saison/i });
export const cider = product(/\bciders?\b|cyser|perry/i, {
  except: /sweet apple cider|cider (apples|mill)/i,
  related: /cider|apple|mead|beer/i,
});
export const gin = product(/\bgin\b/i, { related: /vodka|whisky|aquavit|liqueur|brandy/i });
export const vodka = product(/vodka/i, { related: /gin\b|whisky|spirit|aquavit/i });
export const spirits = product(
  /\bgin\b|whiske?y|vodka|brandy|liqueur|aquavit|eau-de-vie|absinthe|limoncello|amaro|grappa|spirits\b/i,
  { related: /cider|wine|mead/i },
);
export const rootBeer = product(/root beer|craft soda|ginger beer/i, { related: /soda|kombucha|lemonade/i });

export const tofu = product(/tofu/i, { related: /tempeh|seitan|soy|miso/i });
export const vegan = product(
  /tofu|tempeh|seitan|veggie burgers|black bean burgers|cashew|plant[- ]based|vegan|(oat|soy|almond) beverage/i,
  { related: /hummus|falafel|granola|miso|vegetable/i },
);
export const perogies = product(/perog(y|ies)|pierog/i, {
  related: /dumplings|cabbage rolls|gnocchi|momos/i,
});
export const tourtiere = product(/tourti[èe]re/i, {
  related: /pot pie|p[âa]t[ée] chinois|cretons|quiche|shepherd's pie/i,
});
export const flowers = product(/flowers\b|dahlias|sunflowers|peonies|tulips|bouquets|lisianthus/i, {
  except: /edible flowers|sunflower (oil|seeds)/i,
  related: /hanging baskets|wreaths|bedding/i,
});
export const seedlings = product(/seedlings|bedding plants|herb starts|plugs|slips/i, {
  related: /perennials|canes|crowns|nursery/i,
});
export const compost = product(/compost\b|worm castings/i, { related: /biochar|fertilizer|wood chips/i });
export const straw = product(/\bstraw\b/i, { related: /\bhay\b|wood chips/i });
export const seeds = product(/(cover crop|certified|vegetable|bean) seed|\bseeds?\b/i, {
  except: /pumpkin seed(s| oil)?|mustard seed|poppy seeds|seed crackers|sunflower seeds|camelina seed/i,
  related: /seed|seedlings/i,
});
export const christmasTrees = product(/christmas trees/i, { related: /wreaths|firewood/i });
export const bananas = product(/bananas?\b(?! peppers)/i, { except: /banana peppers/i });
export const lobster = product(/lobster/i);
export const pineapple = product(/pineapple/i);
