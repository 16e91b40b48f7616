import { describe, expect, it } from "vitest";
import { browserFindings, type ObservedWidget } from "./browser-findings.ts";

const origin = "https://foodshed.example";
const board: ObservedWidget = {
  tag: "<foodshed-classifieds>",
  started: true,
  visible: true,
  width: 600,
  height: 840,
  texts: [{ text: "For Sale", front: "rgb(30, 42, 34)", behind: "rgb(255, 255, 255)" }],
};
const see = (widget: Partial<ObservedWidget>, more = {}) =>
  browserFindings({ widgets: [{ ...board, ...widget }], blocked: [], errors: [], ...more }, origin);
const codes = (...args: Parameters<typeof see>) => see(...args).map(({ code }) => code);

describe("In a browser", () => {
  it("nothing is wrong with a widget that can be seen and read", () => expect(codes({})).toEqual([]));

  it.each([
    ["browser-not-started", { started: false, visible: false }],
    ["browser-failed", { failure: "The list could not be loaded." }],
    ["browser-hidden", { visible: false, height: 0 }],
  ])("%s is told alone", (code, widget) => expect(codes(widget)).toEqual([code]));

  it("only the weakest text of a widget is told, rounded so that it does not look like enough", () => {
    const behind = "rgb(255, 255, 255)";
    const texts = [
      { text: "a", front: "#777", behind },
      { text: "Needed\n  by Friday", front: "#999", behind },
      { text: "see-through", front: "rgba(0, 0, 0, 0.1)", behind },
    ];
    const [finding, ...more] = see({ texts });
    expect(more).toEqual([]);
    expect(finding?.message.values).toMatchObject({ text: "Needed by Friday", ratio: 2.8 });
    expect(see({ texts: [{ text: "a", front: "#767676", behind }] })).toEqual([]);
  });

  it("what a policy blocks of ours counts, and each error once", () => {
    const blocked = [
      { directive: "connect-src", address: `${origin}/api/v1/search/classifieds/` },
      { directive: "script-src", address: "https://ads.example/a.js" },
    ];
    const errors = ["x is undefined", "x is undefined", "y".repeat(500)];
    expect(codes({}, { blocked, errors })).toEqual(["browser-blocked", "browser-error", "browser-error"]);
  });
});
