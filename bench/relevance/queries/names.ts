// A business by its name, or by what one remembers of it.
import { named } from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";

export const names: ProfileQuery[] = queries("names", "en", [
  ["Saltlick Hill Creamery", named(/^saltlick hill creamery$/i)],
  ["saltlick hill", named(/saltlick hill/i)],
  ["Everything Acres", named(/^everything acres$/i)],
  ["long story farm", named(/^long story farm$/i)],
  ["corner store", named(/^corner store$/i)],
  ["bold beans", named(/bold.*beans/i)],
  ["Aunt Bea's", named(/aunt bea/i)],
  ["oshaughnessy bakery", named(/o'shaughnessy/i)],
  ["grand valley local food network", named(/^grand valley local food network/i)],
  ["perth table", named(/^perth table/i)],
  ["Sun Parlour Producers", named(/^sun parlour producers/i)],
  ["plow sow wait", named(/^plow\. sow\. wait\.$/i)],
  ["the farm next door", named(/^the farm next door/i)],
  ["100% rye", named(/^100% rye/i)],
  ["ripe", named(/^ripe$/i)],
  ["headwaters fresh", named(/^headwaters fresh/i)],
  ["Capital Region Growers", named(/^capital region growers/i)],
  ["grey bruce", named(/^grey bruce/i, /grey|bruce/i)],
  ["llanfair", named(/^llanfair/i)],
  ["Zebulon Quigley Emporium", named(/zebulon quigley/i), "unanswered"],
]);
