import { searchBox } from "instantsearch.js/es/widgets/index.js";
import { at, start } from "./instant.ts";

start([searchBox({ container: at("box") })]);
