import { hits, pagination, searchBox, stats } from "instantsearch.js/es/widgets/index.js";
import { at, start } from "./instant.ts";

start([
  searchBox({ container: at("box") }),
  stats({ container: at("count") }),
  hits({ container: at("hits") }),
  pagination({ container: at("pages") }),
]);
