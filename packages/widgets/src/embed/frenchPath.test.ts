import { localizedPath as ofAllPages } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { localizedPath } from "./frenchPath.ts";
import { embeddedWidgets } from "./widgets.ts";

describe("The French address of a page that embeds lead to", () => {
  it.each([
    ...embeddedWidgets.map(({ path }) => path.replace("{slug}", "maple-hill")),
    "/search?type=SELLS",
    "/search/goat%20cheese?type=SELLS#results",
    "/search/classified",
    "/search/classifieds?kind=sale",
    "/search/classifieds%20of%20hay",
    "/profiles/search",
    "/profiles/classifieds",
    "/profiles/maple-hill/classifieds",
    "/profiles/maple-hill/classifieds#ad",
    "/message/login",
    "/login?message&next=%2Fmessages%3Frecipient%3D12",
    "/mailing-list#email=ada%40maplehill.example",
    "/shipping/start#from",
    "/register",
  ])("of %s is that of the site", (path) => {
    expect(localizedPath(path)).toBe(ofAllPages(path, "fr-CA"));
    expect(localizedPath(path)).toMatch(/^\/fr\//);
  });
});
