import type { County } from "./towns.ts";

/** Words of the countryside from which place-like business names are made. */
const words = (text: string) => text.split(" ");

/** Stands first: "Maple Hollow", "Stone Ridge". */
export const landFirst = words(
  "Alder Amber Ash Aspen Autumn Balsam Barley Barn Basswood Beech Bent Birch Bittersweet Black Blue Bluebird Bobolink Bramble " +
    "Briar Bright Broken Brook Buckthorn Buttonwood Cardinal Catkin Cedar Chestnut Chickadee Clear Clover Cobble Cold Copper Corner " +
    "Crabapple Crane Crooked Crow Dappled Dogwood Drumlin Dry Dusty Early East Elder Elm Ember Fallow Far Feather Fern Fiddlehead " +
    "Field Finch Fir Flint Fox Foxglove Frost Furrow Gather Glacier Golden Goldfinch Goldenrod Goose Granite Grassy Grey Hackberry " +
    "Half Harrow Harvest Hawk Hawthorn Hay Hazel Heart Hedge Hemlock Heron Hickory High Hill Hollow Honey Ironwood Ivy Juniper " +
    "Kestrel Kettle Killdeer Kindred Kingbird Lantern Larch Lark Last Late Lavender Level Lilac Lime Linden Lone Long Loon Lost Low Lucky " +
    "Maple Marsh Meadow Merry Mill Misty Moraine Moss Mossy Mulberry New North Oak Oat Old Open Orchard Osprey Otter Owl Painted " +
    "Partridge Pasture Pebble Pine Pioneer Plain Plum Poplar Quail Quarry Quiet Rail Raven Red Reed River Robin Rock Rolling Rose Round " +
    "Rush Rustic Rye Saddle Sand Sandhill Silo Silver Sister Slate Snow Snowberry Solstice Sorrel South Sparrow Speckled Split Spring Spruce " +
    "Star Steady Still Stone Stony Sugar Sumac Summer Sun Swallow Sweet Sycamore Tall Tamarack Tangle Teasel Thistle Thorn Three Thrush Tillage Timber " +
    "Trillium Turtle Twin Upper Vesper Violet Wagon Walnut Warbler West White Wild Willow Wind Windrow Winter Wood Wren Yarrow Yellow",
);

/** Stands second: "Maple Hollow", "Stone Ridge". */
export const landSecond = words(
  "Acre Acres Arbour Bank Barn Barns Bay Bend Bluff Bottom Bough Branch Bridge Brook Burn Bush Cliff Clearing Common Corner Corners " +
    "Cove Creek Crest Croft Crossing Dale Dell Down Drift Drumlin Dyke Eddy Edge End Falls Fen Field Fields Flats Ford Forks Furrow Gable " +
    "Garden Gate Glade Glen Grange Green Grove Hall Haven Heath Hedge Heights Hill Hills Hollow House Knoll Ladder Landing Lane Ledge Line " +
    "Loft Lot Marsh Meadow Meadows Mill Mound Narrows Nook Orchard Paddock Park Pasture Patch Path Plain Point Pond Post Prairie Quarter Rail Range Ridge " +
    "Rise River Road Rock Root Row Run Shore Side Siding Slope Spring Springs Spur Stead Step Stone Stream Swale Terrace Thicket Tract Trail Vale " +
    "Valley View Wall Water Way Well Wharf Willows Wood Woodlot Woods Yard",
);

/** Whole words for shops, kitchens and services in town. */
export const townWords = words(
  "Amble Anchor Apron Basket Beacon Bellwether Bluestem Borough Brick Bushel Canal Cart Cellar Chapel Clay Clover Common Copper Corner " +
    "Cornice Crate Crumb Cupboard Daybreak Depot Dovetail Drover Elbow Ember Fable Ferry Fife Fork Forage Gable Galley Garnet Gather " +
    "Hearth Hinge Homestead Honest Hopper Ironside Juniper Kettle Keystone Ladle Larder Lantern Ledger Lighthouse Linen Lock Loom Marigold Market " +
    "Mason Mercer Millrace Mortar Nettle Nine Oven Pail Pantry Paper Parsonage Peppercorn Pestle Pewter Pier Pinecone Plough Porch Porter Provision " +
    "Quarter Rail Rake Rooster Saltbox Sawmill Scythe Sextant Signal Skillet Spoke Spoon Station Stoop Sundial Table Tandem Thimble Thresher Tin " +
    "Trellis Trestle Trowel Union Vessel Wharf Whistle Wicker Windowbox Workhorse",
);

/** Lakes, rivers, shores and hills that businesses are named after, by the counties that they belong to. */
export const regionWords: readonly (readonly [names: readonly string[], counties: readonly County[]])[] = [
  [
    ["Grand River", "Speed River", "Eramosa", "Conestogo", "Nith River"],
    ["Wellington County", "Waterloo Region", "Brant County", "Perth County", "Dufferin County"],
  ],
  [
    ["Huron", "Maitland", "Ausable", "Sunset Shore"],
    ["Huron County", "Lambton County", "Middlesex County"],
  ],
  [
    ["Georgian", "Escarpment", "Saugeen", "Bighead", "Sauble"],
    ["Grey County", "Bruce County"],
  ],
  [
    ["Nottawasaga", "Lake Simcoe", "Severn"],
    ["Simcoe County", "York Region"],
  ],
  [
    ["Oak Ridges", "Rouge", "Humber", "Holland Marsh"],
    ["York Region", "Durham Region", "Toronto", "Peel Region"],
  ],
  [
    ["Credit River", "Forks of the Credit", "Bronte Creek"],
    ["Peel Region", "Halton Region"],
  ],
  [
    ["Dundas Valley", "Twenty Valley", "Welland Canal", "Escarpment"],
    ["City of Hamilton", "Niagara Region"],
  ],
  [
    ["Long Point", "Erie", "Rondeau", "Carolinian", "Talbot Trail"],
    ["Norfolk County", "Haldimand County", "Elgin County", "Chatham-Kent"],
  ],
  [
    ["Pelee", "Sydenham", "Point Pelee Road", "Erie Shore"],
    ["Essex County", "Chatham-Kent", "Lambton County"],
  ],
  [
    ["Thames Valley", "Oxford Hills", "Dereham"],
    ["Oxford County", "Middlesex County", "Perth County"],
  ],
  [
    ["Trent", "Kawartha", "Ganaraska", "Rice Lake"],
    ["Peterborough County", "Kawartha Lakes", "Northumberland County"],
  ],
  [
    ["Quinte", "Moira", "Loyalist", "Long Reach"],
    ["Hastings County", "Prince Edward County", "Frontenac and Lennox"],
  ],
  [
    ["Rideau", "Mississippi Mills", "Thousand Islands", "Tay Valley"],
    ["Leeds and Grenville", "Lanark County", "Frontenac and Lennox"],
  ],
  [
    ["Ottawa Valley", "South Nation", "Glengarry Road", "Carp Hills"],
    ["City of Ottawa", "Prescott and Russell", "Stormont, Dundas and Glengarry"],
  ],
  [["Madawaska", "Bonnechere", "Opeongo"], ["Renfrew County"]],
  [
    ["Muskoka", "Almaguin", "Lake of Pines"],
    ["Muskoka", "Parry Sound District"],
  ],
  [
    ["Nickel Belt", "Temagami", "Clay Belt", "Nipissing"],
    ["Greater Sudbury", "Nipissing District", "Timiskaming", "Cochrane District"],
  ],
  [
    ["North Channel", "Manitou", "Superior", "Rainy River", "Sunset Country"],
    ["Manitoulin", "Algoma", "Thunder Bay District", "Kenora and Rainy River"],
  ],
];

/** Streets in towns, and what they are called after. */
export const streetNames = words(
  "Main King Queen Church Mill Water Victoria William Albert George Elgin Wellington Union Dundas Market Bridge Front Park Ontario " +
    "Huron Erie Maple Elm Simcoe Colborne Talbot Commercial Wharf Station John James Mary Wilson Charlotte Princess Division",
);
export const streetKinds = words("Street Street Street Street Avenue Road Lane Drive");
export const roadNames = words(
  "Concession Line Sideroad Line Concession Townline Highway Road Road Quarry Mill Church Cemetery Lakeshore River School Hydro Gravel",
);
