import { data } from "react-router";
import * as strings from "./generated/strings.ts";
import { translateAt } from "./translate.ts";

/** What the loader of an address throws that leads to no page. */
export function noSuchPage({ pathname }: URL) {
  return data({ message: translateAt(pathname)(strings.noSuchPage) }, { status: 404 });
}
