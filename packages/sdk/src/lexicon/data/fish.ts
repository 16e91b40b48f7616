export const FISH = `
# Lake, farmed and sea fish.
fish, fresh fish | poisson, poisson frais < food
seafood, fish and seafood | fruits de mer, poisson et fruits de mer < food
freshwater fish, lake fish, great lakes fish, ontario fish, local fish | poisson d'eau douce, poisson des grands lacs < fish
wild-caught fish, wild fish, wild-caught | poisson sauvage < fish
farmed fish, aquaculture fish | poisson d'élevage < fish
frozen fish | poisson surgelé, poisson congelé < fish, frozen food
fish fillet, filleted fish | filet de poisson < fish
smoked fish | poisson fumé < fish
breaded fish, fish stick, battered fish, fish and chip | poisson pané, bâtonnet de poisson < fish, prepared food
fish cake, fish burger | croquette de poisson < fish, prepared food
pickled fish, pickled herring | hareng mariné, poisson mariné < fish
pickerel, walleye, yellow pickerel | doré, doré jaune < freshwater fish
pickerel cheek | joue de doré < pickerel
whitefish, lake whitefish, white fish | grand corégone, corégone, poisson blanc < freshwater fish
smoked whitefish | corégone fumé < whitefish, smoked fish
perch, yellow perch, lake erie perch, lake perch | perchaude, perche < freshwater fish
white perch, white bass, silver bass | bar blanc, baret < freshwater fish
bass, smallmouth bass, largemouth bass | achigan < freshwater fish
trout | truite < fish
rainbow trout, steelhead | truite arc-en-ciel < trout, farmed fish
lake trout | touladi, truite grise < trout, freshwater fish
brook trout, speckled trout, splake | omble de fontaine, truite mouchetée < trout
smoked trout | truite fumée < trout, smoked fish
arctic char, arctic charr | omble chevalier < fish
salmon | saumon < fish
atlantic salmon, farmed salmon | saumon de l'atlantique < salmon
pacific salmon, chinook salmon, coho, sockeye, wild salmon | saumon du pacifique, saumon sauvage, saumon sockeye < salmon
smoked salmon, lox, gravlax | saumon fumé, gravlax < salmon, smoked fish
catfish, bullhead, channel catfish | barbotte, barbue < freshwater fish
pike, northern pike | brochet < freshwater fish
lake herring, cisco | cisco, hareng de lac < freshwater fish
smelt, rainbow smelt | éperlan < freshwater fish
carp | carpe < freshwater fish
burbot, ling | lotte d'eau douce < freshwater fish
sunfish, crappie, panfish, bluegill | crapet < freshwater fish
sturgeon | esturgeon < fish
eel | anguille < fish
tilapia | tilapia < farmed fish
barramundi | barramundi < farmed fish
striped bass | bar rayé < fish
caviar, roe, fish egg | caviar, œuf de poisson < seafood
whitefish caviar, golden caviar | caviar de corégone < caviar
frog leg | cuisse de grenouille < seafood
crayfish, crawfish | écrevisse < seafood
shrimp, prawn | crevette < seafood
farmed shrimp, ontario shrimp, pacific white shrimp | crevette d'élevage < shrimp, farmed fish
lobster | homard < seafood
crab | crabe < seafood
scallop | pétoncle < seafood
mussel | moule < seafood
oyster | huître < seafood
clam | palourde < seafood
squid, calamari, octopus | calmar, pieuvre < seafood
cod, haddock | morue, aiglefin < fish
halibut | flétan < fish
tuna | thon < fish
mackerel, sardine, herring, anchovy | maquereau, sardine, hareng, anchois < fish
canned fish, tinned fish | poisson en conserve < fish, canned food
seaweed, kelp, dulse | algue, varech < food
fish meal, fish emulsion, fish fertilizer | farine de poisson, émulsion de poisson < fertilizer
`;
