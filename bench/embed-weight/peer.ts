// The peer: a search box with hits and facets made with InstantSearch, its own client and its own look, as its guide begins.
import { liteClient } from "algoliasearch/lite";
import instantsearch from "instantsearch.js";
import { configure, hits, pagination, refinementList, searchBox } from "instantsearch.js/es/widgets/index.js";
import "instantsearch.css/themes/satellite-min.css";

const search = instantsearch({ indexName: "profiles", searchClient: liteClient("application", "key") });
search.addWidgets([
  configure({ hitsPerPage: 24 }),
  searchBox({ container: "#box" }),
  hits({ container: "#hits" }),
  refinementList({ container: "#categories", attribute: "category" }),
  pagination({ container: "#pages" }),
]);
search.start();
