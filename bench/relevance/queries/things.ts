// The things that queries ask for, as they are named in product lists and descriptions.
import { product } from "../grading.ts";

const ANY_CHEESE =
  /\bcheeses?\b|cheddar|gouda|tomme|raclette|camembert|\bbrie\b|brebis|mozzarella|burrata|provolone|havarti|halloumi|paneer|\bquark\b|ch[èe]vre|\bfeta\b|ricotta|pecorino|manchego|bocconcini|fromage(?!rie)/i;
const NOT_CHEESE = /mac and cheese|cream cheese|cheese making|cheese shop/i;
const DAIRY = /\bmilk\b|yogurt|butter\b|cream\b|kefir|skyr|curds|quark|labneh|cheese/i;
const GREENS =
  /spinach|kale|chard|arugula|romaine|lettuce|mizuna|bok choy|tatsoi|collards|endive|radicchio|mesclun|callaloo|gai lan|greens/i;
const ROOTS = /carrot|beets?\b|parsnip|rutabaga|celeriac|daikon|radish|turnip|salsify|sunchoke|kohlrabi/i;
const BERRIES = /berries\b|berry\b(?! basket| cane)|currants?\b|haskap|gooseberr|sea buckthorn/i;
const NOT_BERRIES = /spelt berries|rye berries|wheat berries|berry baskets|berry canes/i;
const CUTS = /jerky|bones?\b|feet|livers?\b/i;
const TREE_FRUIT = /apples?\b|peach|pears?\b|plums?\b|cherr|apricot|nectarine|quince/i;
const ORCHARD_EXCEPT = /apple (pie|butter|brandy)|peach(es)? and cream|pear brandy|pickles?|grape tomatoes/i;
const BREADS =
  /sourdough|\bbread\b|baguette|brioche|focaccia|\bbuns?\b|loa(f|ves)|challah|pita|naan|dinner rolls|bagels?|\broti\b|pain de campagne|injera/i;

export const cheese = product(ANY_CHEESE, { related: DAIRY, except: NOT_CHEESE });
export const goatCheese = product(
  /goat('s milk)? (cheese|gouda|brie|feta)|goat's milk feta|ch[èe]vre|aged goat/i,
  {
    related: /goat|\bcheese|feta|brebis|sheep's milk/i,
  },
);
export const goatMilk = product(/goat('s)? milk(?! (feta|soap|ice cream|yogurt|kefir))/i, {
  related: /goat('s milk)? (yogurt|kefir|feta|butter)|sheep's milk/i,
});
export const sheepCheese = product(
  /(ewe|sheep)('s milk)? (cheese|feta|ricotta|halloumi)|sheep's milk (cheese|feta|ricotta|halloumi)|pecorino|manchego|brebis/i,
  { related: /sheep|goat|ch[èe]vre|cheese/i },
);
export const cheddar = product(/cheddar/i, { related: ANY_CHEESE });
export const curds = product(/curds?\b/i, { related: ANY_CHEESE });
export const mozzarella = product(/mozzarella|bocconcini|burrata/i, { related: ANY_CHEESE });
export const blueCheese = product(/blue cheese/i, { related: ANY_CHEESE });
export const feta = product(/\bfeta\b/i, { related: ANY_CHEESE });
export const milk = product(/(whole|skim|organic|non-homogenized|chocolate) milk|\bmilk\b/i, {
  except: /(goat|sheep)'s milk|milk (soap|ice cream|feta|yogurt)|soy milk|maple milk|buffalo milk/i,
  related: DAIRY,
});
export const cream = product(/(table|whipping|sour|devon-style) cream|cr[èe]me fra[îi]che/i, {
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
export const organicEggs = product(/organic eggs/i, { related: /\beggs?\b/i });
export const duckEggs = product(/duck eggs/i, { related: /\beggs?\b|duck/i });
export const quailEggs = product(/quail eggs/i, { related: /\beggs?\b|quail/i });

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
export const bacon = product(/bacon/i, { related: /\bpork\b|pancetta|\bham\b/i });
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
export const game = product(/bison|venison|\belk\b|rabbit|wild boar|pheasant|\bemu\b|ostrich|\bgame\b/i, {
  related: /guinea fowl|quail|duck/i,
});
export const meat = product(
  /\bmeats?\b|beef|\bpork\b|\blambs?\b|chicken|turkey|bison|steak|sausage|bacon|\bham\b|brisket/i,
  {
    except: /chicken (feed|stock|pot pie)|beefsteak tomato(es)?|steak spice|beef stew|pulled pork/i,
    related: /duck|venison|salami|jerky/i,
  },
);
export const jerky = product(/jerky/i, { related: /landj|summer sausage|beef/i });
export const boneBroth = product(/bone broth|(chicken|beef|fish) stock/i, { related: CUTS });

export const fish = product(
  /whitefish|perch|pickerel|trout|smelt|\bbass\b|\bpike\b|\bchar\b|tilapia|steelhead|shrimp|barramundi|gravlax|\bfish\b|walleye/i,
  { except: /fish fertilizer/i, related: /fish fertilizer|caviar|roe/i },
);
export const whitefish = product(/whitefish/i, { related: /perch|pickerel|trout|smelt|\bpike\b|\bbass\b/i });
export const trout = product(/trout|steelhead/i, { related: /char|whitefish|tilapia|perch/i });
export const smokedFish = product(
  /smoked (trout|whitefish|pickerel)|gravlax|candied trout|smoked fish|rillettes of/i,
  { related: /trout|whitefish|pickerel/i },
);
export const pickerel = product(/pickerel|walleye/i, { related: /perch|whitefish|trout|\bpike\b/i });
export const shrimp = product(/shrimp|prawn/i, { related: /tilapia|barramundi|trout/i });
export const salmon = product(/salmon|steelhead/i, { related: /trout|\bchar\b|gravlax/i });

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
export const cherries = product(/cherr(y|ies)\b/i, {
  except: /ground cherries|cherry (pie|cider|tomatoes)|cherry juice/i,
  related: /cherry|plums?\b|apricot/i,
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
  related: /saskatoon|haskap|raspberr|blackberr|strawberr/i,
});
export const berries = product(BERRIES, { except: NOT_BERRIES, related: /jam|cranberr/i });
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
export const saskatoons = product(/saskatoon/i, { related: /blueberr|haskap/i });
export const grapes = product(/\bgrapes?\b/i, {
  except: /grape (tomatoes|juice|jelly|vines)|concord grape juice/i,
  related: /grape (juice|jelly|vines)|wine|vineyard/i,
});
export const melons = product(/melons?\b|cantaloupe|honeydew/i, {
  except: /watermelon radishes|bitter melon/i,
  related: /ground cherries|pawpaw/i,
});
export const frozenFruit = product(
  /frozen (raspberries|rhubarb|sour cherries|blueberries|cranberries|peaches)|sliced frozen peaches/i,
  { related: /freeze-dried|fruit pur[ée]e|berries/i },
);
export const fruit = product(
  new RegExp(`${BERRIES.source}|${TREE_FRUIT.source}|\\bfruits?\\b|melon|grapes`, "i"),
  {
    except: new RegExp(
      `${NOT_BERRIES.source}|${ORCHARD_EXCEPT.source}|fruit (trees|leather|wine)|raspberry jam|strawberry (jam|plugs|ice cream)|cranberry beans`,
      "i",
    ),
    related: /jam|juice|cider|fruit/i,
  },
);

export const tomatoes = product(/tomato(es)?\b|san marzano/i, {
  except: /tomato (sauce|juice|relish)|green tomato relish/i,
  related: /tomato|tomatillo|peppers/i,
});
export const heirloomTomatoes = product(/heirloom tomatoes|heritage tomatoes/i, { related: /tomatoes/i });
export const sauceTomatoes = product(/san marzano|field tomatoes|(roma|plum|paste) tomatoes/i, {
  related: /tomatoes/i,
});
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
export const leeks = product(/\bleeks?\b/i, {
  except: /wild leek pickles/i,
  related: /onion|shallot|chives|wild leek/i,
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
export const kale = product(/\bkale\b/i, { except: /kale chips/i, related: GREENS });
export const spinach = product(/spinach/i, { related: GREENS });
export const arugula = product(/arugula/i, { related: GREENS });
export const bokChoy = product(/bok choy/i, { related: /tatsoi|gai lan|napa|mizuna/i });
export const cabbage = product(/cabbages?\b/i, {
  except: /cabbage rolls|shredded cabbage/i,
  related: /cabbage|kraut|kimchi|brussels|kale/i,
});
export const broccoli = product(/broccoli/i, {
  except: /broccoli sprouts/i,
  related: /broccolini|rapini|cauliflower|romanesco/i,
});
export const cauliflower = product(/cauliflower|romanesco/i, { related: /broccoli/i });
export const brusselsSprouts = product(/brussels sprouts/i, { related: /cabbage|kale|broccoli/i });
export const corn = product(/sweet corn|peaches and cream corn|\bcorn\b/i, {
  except: /corn (relish|grits|nuts|whisky)|popcorn|peppercorn|kettle corn|corned/i,
  related: /popcorn|cornmeal|corn /i,
});
export const zucchini = product(/zucchini|courgette/i, {
  except: /spiralized zucchini/i,
  related: /zucchini|squash/i,
});
export const cucumbers = product(/cucumbers?\b/i, { related: /pickles|zucchini/i });
export const picklingCucumbers = product(/pickling cucumbers/i, { related: /cucumber|dill pickles/i });
export const peppers = product(/peppers?\b|jalape|poblano|habanero|chilies|scotch bonnet|shishito/i, {
  except: /red pepper jelly|peppercorn/i,
  related: /hot sauce|tomatoes|chili/i,
});
export const hotPeppers = product(
  /jalape|habanero|scotch bonnet|ghost pepper|thai chil|cayenne|hot wax|poblano/i,
  { related: /peppers\b|hot sauce/i },
);
export const bellPeppers = product(/bell peppers|sweet peppers|shepherd peppers/i, { related: /peppers\b/i });
export const squash = product(/\bsquash\b|pumpkins?\b/i, {
  except: /squash soup|pumpkin seeds?( oil)?|cubed butternut squash/i,
  related: /gourds|squash|zucchini/i,
});
export const pumpkins = product(/pumpkins?\b/i, {
  except: /pumpkin seeds?( oil)?/i,
  related: /squash|gourds/i,
});
export const eggplant = product(/eggplant|aubergine/i, { related: /zucchini|peppers\b|okra/i });
export const okra = product(/\bokra\b/i, { related: /eggplant|callaloo|bitter melon/i });
export const beans = product(/(green|wax|dragon tongue|string) beans/i, {
  except: /green beans? coffee/i,
  related: /\bbeans\b|snap peas|shelling peas|edamame/i,
});
export const peas = product(/(snap|shelling) peas|\bpeas\b/i, {
  except: /split peas?( soup)?|chickpeas/i,
  related: /pea shoots|pea tendrils|split peas|beans/i,
});
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
export const fiddleheads = product(/fiddleheads?/i, { related: /wild leek|asparagus/i });
export const mushrooms = product(/mushrooms?\b|shiitake|cremini|portobello|lion's mane|maitake|pioppino/i, {
  except: /chaga tea/i,
  related: /chaga/i,
});
export const shiitake = product(/shiitake/i, { related: /mushroom|maitake|pioppino|lion's mane/i });
export const oysterMushrooms = product(/oyster mushrooms/i, {
  related: /mushroom|shiitake|maitake|pioppino/i,
});
export const microgreens = product(
  /microgreens|pea (shoots|tendrils)|sunflower shoots|micro (cilantro|basil)|\bshoots\b/i,
  { related: /sprouts|edible flowers|greens\b/i },
);
export const sprouts = product(/(broccoli|mixed|bean|alfalfa) sprouts|\bsprouts\b/i, {
  except: /brussels sprouts/i,
  related: /microgreens|shoots|tendrils/i,
});
export const edibleFlowers = product(/edible flowers/i, { related: /microgreens|lavender|cut flowers/i });
export const rutabaga = product(/rutabaga/i, { related: ROOTS });
export const rootVegetables = product(ROOTS, {
  except: /watermelon radishes|carrot cake|carrot juice|beet juice|radish microgreens|pickled beets/i,
  related: /potato|onion/i,
});
export const cutVegetables = product(
  /diced onions|peeled (carrots|garlic)|carrot sticks|cubed butternut|shredded cabbage|coleslaw mix|cut fries|spiralized|soup vegetable mix/i,
  { related: /carrots\b|cabbage|potatoes/i },
);
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
export const beeswax = product(/beeswax/i, { related: /honey|candles/i });
export const mapleSyrup = product(/maple syrup/i, {
  related: /maple (butter|sugar|candies|taffy|water|fudge)|birch syrup|honey/i,
});
export const mapleProducts = product(/maple (syrup|butter|sugar|candies|taffy|water|fudge|products)/i, {
  related: /birch syrup|maple/i,
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
export const salsa = product(/\bsalsa\b/i, { related: /hot sauce|tortilla|tomato sauce/i });
export const mustard = product(/(grainy|maple) mustard|\bmustard\b/i, {
  except: /mustard (seed|microgreens)/i,
  related: /mustard|relish|horseradish/i,
});
export const kimchi = product(/kimchi/i, { related: /sauerkraut|curtido|pickle|napa/i });
export const sauerkraut = product(/sauerkraut|\bkraut\b/i, {
  except: /cabbage for kraut/i,
  related: /kimchi|curtido|cabbage for kraut|pickle/i,
});
export const tomatoSauce = product(/tomato sauce|passata|pasta sauce/i, {
  related: /salsa|ketchup|san marzano/i,
});
export const ketchup = product(/ketchup/i, { related: /barbecue sauce|relish|tomato sauce|chili sauce/i });
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
export const cookies = product(/cookies?\b|shortbread/i, { related: /squares|scones|bars\b/i });
export const cake = product(/\bcakes?\b/i, {
  except: /fish cakes/i,
  related: /pie\b|squares|tarts|cookies/i,
});
export const flour = product(/flour\b|cornmeal|semolina|masa harina/i, {
  related: /wheat|bran|oats|rye berries|spelt/i,
});
export const ryeFlour = product(/rye flour/i, { related: /flour|rye (berries|bread|malt)/i });
export const speltFlour = product(/spelt flour/i, { related: /spelt|flour/i });
export const redFife = product(/red fife/i, {
  except: /red fife sourdough/i,
  related: /flour|hard red wheat|red fife sourdough|einkorn/i,
});
export const oats = product(/\boats?\b/i, {
  except: /oat (beverage|flour)|barista oat beverage/i,
  related: /oat|granola|muesli/i,
});
export const wheat = product(/wheat\b/i, {
  except: /buckwheat|wheat (beer|malt|flour|bran)|whole wheat flour/i,
  related: /flour|rye|spelt|barley/i,
});
export const barley = product(/barley|(pale|pilsner|vienna|caramel) malt/i, { related: /malt|wheat|rye/i });
export const malt = product(/\bmalts?\b|malting/i, { related: /barley|grain/i });
export const soybeans = product(/soybeans?|soya/i, {
  except: /soybean oil/i,
  related: /soy|tofu|edamame|beans/i,
});
export const driedBeans = product(
  /(white|black turtle|cranberry|adzuki|kidney|dutch brown|otebo) beans|chickpeas|lentils|split peas/i,
  { except: /roasted chickpeas|split pea soup/i, related: /soybeans|beans/i },
);
export const lentils = product(/lentils?/i, { related: /chickpeas|beans|split peas/i });
export const quinoa = product(/quinoa/i, { related: /millet|amaranth|farro|oats/i });
export const wildRice = product(/wild rice/i, { related: /farro|barley|quinoa/i });
export const popcorn = product(/popcorn|kettle corn/i, { related: /corn nuts|chips|cornmeal/i });
export const hazelnuts = product(/hazelnuts?\b/i, {
  except: /hazelnut oil/i,
  related: /walnut|heartnut|chestnut|hazelnut oil|\bnuts\b/i,
});
export const walnuts = product(/walnuts?\b/i, {
  except: /maple walnut ice cream/i,
  related: /hazelnut|heartnut|hickory|chestnut/i,
});
export const peanuts = product(/peanuts?\b/i, {
  except: /peanut (butter|brittle)/i,
  related: /peanut|nuts\b/i,
});
export const peanutButter = product(/peanut butter/i, { related: /peanut/i });
export const nuts = product(/\bnuts?\b|hazelnut|walnut|chestnut|heartnut|hickory|peanut/i, {
  except: /corn nuts|chestnut mushrooms|walnut ice cream|hazelnut oil|peanut brittle/i,
  related: /seeds\b|brittle|hazelnut oil/i,
});
export const sunflowerOil = product(/sunflower oil/i, { related: /\boils?\b/i });
export const canolaOil = product(/canola oil/i, { related: /\boils?\b/i });
export const cookingOil = product(
  /(canola|sunflower|camelina|hemp|soybean|flax|pumpkin seed|hazelnut) oil|infused oils/i,
  { related: /seeds?\b/i },
);
export const hemp = product(/hemp/i, { related: /chia|flax/i });
export const basil = product(/basil/i, { related: /cilantro|parsley|pesto|mint|herb/i });
export const cilantro = product(/cilantro|coriander/i, { related: /parsley|basil|herb/i });
export const herbs = product(
  /\bherbs?\b|basil|cilantro|parsley|\bdill\b|rosemary|thyme|tarragon|\bmint\b|\bsage\b|chervil|lovage|shiso|epazote/i,
  {
    except: /dill pickles|herb starts|herbal tea|mint chip ice cream|cr[èe]me de menthe|herbed ch[èe]vre/i,
    related: /lavender|herb|microgreens|lemon balm/i,
  },
);
export const lavender = product(/lavender/i, { related: /herb|lemon balm|dried flowers/i });
export const ginger = product(/fresh ginger|ginger(?! beer)/i, {
  except: /rhubarb ginger jam/i,
  related: /turmeric|ginger/i,
});
export const ginseng = product(/ginseng/i, { related: /turmeric|herb/i });
export const spices = product(
  /spices?\b|seasoning|curry powder|za'atar|chili flakes|garlic powder|dukkah|herbes de provence|smoked salt/i,
  { related: /masala|mustard seed|turmeric|paste/i },
);

export const juice = product(/juice\b|nectar|sweet apple cider/i, {
  except: /grape juice must|juice company/i,
  related: /cordial|lemonade|soda/i,
});
export const appleCider = product(/sweet apple cider|apple (juice|cider)/i, { related: /cider|juice/i });
export const kombucha = product(/kombucha/i, { related: /kefir|ginger beer|shrub|switchel|soda/i });
export const coffee = product(/coffee|espresso/i, { related: /tea\b|chai|chocolate/i });
export const tea = product(/\bteas?\b|rooibos/i, { related: /chai|coffee|lemon balm/i });
export const oatMilk = product(/oat (beverage|milk)/i, { related: /(soy|almond|hemp) beverage|soy milk/i });
export const plantMilk = product(/(oat|soy|almond|hemp) beverage|soy milk/i, { related: /oat|tofu/i });
export const wine = product(
  /\bwines?\b|riesling|chardonnay|pinot|cabernet|baco noir|gamay|icewine|ros[ée](?!\p{L})|p[ée]t-nat|sauvignon|gew[üu]rz|marquette|frontenac blanc|blanc de blancs/iu,
  {
    except:
      /wine grapes|riesling grapes|baco noir grapes|cabernet franc grapes|dealcoholized wine|ros[ée] cider|wine making/i,
    related: /mead|cider|grapes|vidal/i,
  },
);
export const icewine = product(/ice ?wine/i, { related: /riesling|vidal|wine|ice cider/i });
export const riesling = product(/riesling/i, {
  except: /riesling grapes/i,
  related: /wine|chardonnay|gew[üu]rz|pinot/i,
});
export const beer = product(
  /\bbeers?\b|\bale\b|\blager\b|stout|pilsner|saison|k[öo]lsch|porter|dunkel|radler|m[äa]rzen|\bkegs? for|barrel-aged sour|brewer/i,
  {
    except: /ginger beer|root beer|pilsner malt/i,
    related: /cider|malt|hop/i,
  },
);
export const ipa = product(/india pale ale|\bipa\b/i, { related: /ale\b|lager|stout|pilsner|saison/i });
export const cider = product(/\bciders?\b|cyser|perry/i, {
  except: /sweet apple cider|cider (apples|mill)/i,
  related: /cider|apple|mead|beer/i,
});
export const gin = product(/\bgin\b/i, { related: /vodka|whisky|aquavit|liqueur|brandy/i });
export const whisky = product(/whiske?y/i, { related: /gin\b|vodka|brandy|spirit/i });
export const vodka = product(/vodka/i, { related: /gin\b|whisky|spirit|aquavit/i });
export const spirits = product(
  /\bgin\b|whiske?y|vodka|brandy|liqueur|aquavit|eau-de-vie|absinthe|limoncello|amaro|grappa|spirits\b/i,
  { related: /cider|wine|mead/i },
);
export const mead = product(/\bmead\b|cyser/i, { related: /honey|cider|wine/i });
export const rootBeer = product(/root beer|craft soda|ginger beer/i, { related: /soda|kombucha|lemonade/i });

export const chocolate = product(/chocolate/i, {
  except: /chocolate (milk|oat beverage)|pain au chocolat|drinking chocolate/i,
  related: /chocolate|truffles|fudge/i,
});
export const fudge = product(/fudge/i, { related: /caramel|toffee|chocolate|maple/i });
export const candy = product(
  /fudge|caramels|toffee|brittle|truffles|nougat|marshmallow|candies|taffy|cand(y|ies)|confection/i,
  { related: /chocolate|halva|fruit leather/i },
);
export const granola = product(/granola|muesli/i, { related: /oats|trail mix/i });
export const chips = product(/chips\b/i, {
  except: /wood chips|mint chip/i,
  related: /crackers|corn nuts|popcorn/i,
});
export const tofu = product(/tofu/i, { related: /tempeh|seitan|soy|miso/i });
export const tempeh = product(/tempeh/i, { related: /tofu|seitan|miso/i });
export const veggieBurgers = product(/(veggie|black bean) burgers/i, {
  related: /tofu|tempeh|falafel|seitan/i,
});
export const hummus = product(/hummus/i, { related: /falafel|chickpeas/i });
export const vegan = product(
  /tofu|tempeh|seitan|veggie burgers|black bean burgers|cashew|plant[- ]based|vegan|(oat|soy|almond) beverage/i,
  { related: /hummus|falafel|granola|miso|vegetable/i },
);
export const pasta = product(
  /pasta\b|tagliatelle|ravioli|gnocchi|pappardelle|noodles|penne|cannelloni|tortellini|spaetzle/i,
  { except: /pasta sauce/i, related: /lasagna|tomato sauce|dumplings/i },
);
export const perogies = product(/perog(y|ies)|pierog/i, {
  related: /dumplings|cabbage rolls|gnocchi|momos/i,
});
export const soup = product(/\bsoups?\b|chili\b|stew/i, {
  except: /soup vegetable mix|stewing hens|chili (sauce|flakes)|dried chili/i,
  related: /broth|stock|soup/i,
});
export const samosas = product(/samosas?/i, { related: /patties|empanadas|momos|curry/i });
export const tourtiere = product(/tourti[èe]re/i, {
  related: /pot pie|p[âa]t[ée] chinois|cretons|quiche|shepherd's pie/i,
});
export const meals = product(
  /lasagna|pot pie|stew|curry|shepherd's pie|mac and cheese|soup|quiche|cabbage rolls|chili\b|cassoulet|dal makhani|meals|tourti[èe]re/i,
  {
    except: /curry (powder|leaves)|stewing hens|chili (sauce|flakes)/i,
    related: /perog|dumplings|samosas|broth/i,
  },
);

export const flowers = product(/flowers\b|dahlias|sunflowers|peonies|tulips|bouquets|lisianthus/i, {
  except: /edible flowers|sunflower (oil|seeds)/i,
  related: /hanging baskets|wreaths|bedding/i,
});
export const seedlings = product(/seedlings|bedding plants|herb starts|plugs|slips/i, {
  related: /perennials|canes|crowns|nursery/i,
});
export const fruitTrees = product(/fruit trees|rootstock/i, {
  related: /berry canes|grape vines|nursery|perennials/i,
});
export const compost = product(/compost\b|worm castings/i, { related: /biochar|fertilizer|wood chips/i });
export const hay = product(/\bhay\b/i, { related: /straw/i });
export const straw = product(/\bstraw\b/i, { related: /\bhay\b|wood chips/i });
export const feed = product(/(chicken|layer) feed|\bfeed\b/i, { related: /hay|straw|rations/i });
export const seeds = product(/(cover crop|certified|vegetable|bean) seed|\bseeds?\b/i, {
  except: /pumpkin seed(s| oil)?|mustard seed|poppy seeds|seed crackers|sunflower seeds|camelina seed/i,
  related: /seed|seedlings/i,
});
export const seedPotatoes = product(/seed potatoes/i, { related: /potatoes|garlic seed|slips/i });
export const christmasTrees = product(/christmas trees/i, { related: /wreaths|firewood/i });
export const firewood = product(/firewood/i, { related: /wood chips/i });
export const wool = product(/\byarn|fleece|\bwool\b(?! pellets)|sheepskin/i, {
  related: /wool pellets|sheep/i,
});
export const soap = product(/\bsoaps?\b|savon/i, { related: /balm|candles/i });
export const jars = product(/\bjars?\b|bottles?\b/i, { related: /packaging|jugs|labels|clamshells/i });
export const packagingSupplies = product(
  /glass jars|waxed produce boxes|egg cartons|clamshells|labels\b|berry baskets|maple jugs|honey bears|hampers|packaging|\bboxes\b/i,
  { related: /mailers|labels/i },
);
export const bananas = product(/bananas?\b(?! peppers)/i, { except: /banana peppers/i });
export const oranges = product(/\boranges?\b(?! (cauliflower|bell))/i, {
  except: /orange (cauliflower|bell peppers)/i,
});
export const avocados = product(/avocado/i);
export const lobster = product(/lobster/i);
export const pineapple = product(/pineapple/i);
export const oysters = product(/\boysters\b/i);
export const vanilla = product(/vanilla beans?/i);
