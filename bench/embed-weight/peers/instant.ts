// The peers' own client and look, as InstantSearch's guide begins. Each peer takes the widgets that our embed has a counterpart of.
import { liteClient } from "algoliasearch/lite";
import instantsearch from "instantsearch.js";
import { configure } from "instantsearch.js/es/widgets/index.js";
import "instantsearch.css/themes/satellite-min.css";

type Widgets = Parameters<ReturnType<typeof instantsearch>["addWidgets"]>[0];

export function start(widgets: Widgets): void {
  // The server of the page answers in place of Algolia's.
  const hosts = [{ url: location.host, accept: "readWrite", protocol: "http" }] as const;
  // A slow line is not a lost one.
  const timeouts = { connect: 20_000, read: 20_000, write: 20_000 };
  const searchClient = liteClient("application", "key", { hosts: [...hosts], timeouts });
  const search = instantsearch({ indexName: "profiles", searchClient });
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
