import {
  hits,
  menu,
  pagination,
  refinementList,
  stats,
  toggleRefinement,
} from "instantsearch.js/es/widgets/index.js";
import { at, start } from "./instant.ts";

start([
  stats({ container: at("count") }),
  menu({ container: at("kind"), attribute: "kind" }),
  refinementList({ container: at("categories"), attribute: "category", showMore: true }),
  toggleRefinement({ container: at("ending"), attribute: "ending_soon" }),
  hits({ container: at("hits") }),
  pagination({ container: at("pages") }),
]);
