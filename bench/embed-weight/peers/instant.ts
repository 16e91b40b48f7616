// The peers' own client and look, as InstantSearch's guide begins. Each peer takes the widgets that our embed has a counterpart of.
import { liteClient } from "algoliasearch/lite";
import instantsearch from "instantsearch.js";
import { configure } from "instantsearch.js/es/widgets/index.js";
import "instantsearch.css/themes/satellite-min.css";

type Widgets = Parameters<ReturnType<typeof instantsearch>["addWidgets"]>[0];

export function start(widgets: Widgets): void {
  const search = instantsearch({ indexName: "profiles", searchClient: liteClient("application", "key") });
  search.addWidgets([configure({ hitsPerPage: 24 }), ...widgets]);
  search.start();
}

/** Where a widget draws itself. */
export const at = (name: string) => {
  const place = document.createElement("div");
  place.id = name;
  document.body.append(place);
  return place;
};
