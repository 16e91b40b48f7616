import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClassifiedsEmbed } from "../classifieds/ClassifiedsBoard/ClassifiedsEmbed.tsx";
import { ProfileCardBySlug } from "../profiles/ProfileCard/ProfileCardBySlug.tsx";
import { HostProvider } from "../provider/host.tsx";
import { InlineResults } from "../search/SearchEmbed/InlineResults.tsx";
import { SearchEmbed } from "../search/SearchEmbed/SearchEmbed.tsx";
import { english } from "../testing/translate.ts";
import { earlyPath, propertyOf } from "./element.ts";
import type { EmbeddedWidget } from "./embeddedWidget.ts";
import { prefetchedAnswersFrom } from "./first-content/answers.ts";
import { createVisitorClient } from "./visitorClient.ts";
import { embeddedWidgets } from "./widgets.ts";

const client = createVisitorClient("https://foodshed.example", { onAnswer() {}, onError() {} }, english);
const components: Record<string, React.ComponentType<object>> = {
  "foodshed-classifieds": ClassifiedsEmbed,
  "foodshed-profile-card": ProfileCardBySlug,
  "foodshed-search": SearchEmbed,
};

/** What a widget asks when it is rendered. */
function asked(tag: string, attributes: Record<string, string>): string[] {
  const paths: string[] = [];
  const Widget = components[tag] ?? (() => null);
  const properties = Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]);
  renderToString(
    <HostProvider
      client={client}
      prefetchedAnswers={prefetchedAnswersFrom({}, ({ path }) => paths.push(path))}
    >
      <Widget {...Object.fromEntries(properties)} />
    </HostProvider>,
  );
  return paths;
}

const widgetOf = (tag: string) => embeddedWidgets.find((one) => one.tag === tag) as EmbeddedWidget;

describe("What leaves together with an element's code is what it asks first", () => {
  // The part that lists results is there when it has been imported.
  expect(InlineResults).toBeDefined();

  it.each<[string, Record<string, string>]>([
    ["foodshed-classifieds", {}],
    ["foodshed-classifieds", { network: "elora-table", kind: "sale" }],
    ["foodshed-classifieds", { kind: "wanted", keywords: "goat’s & cheese", "ending-soon": "" }],
    ["foodshed-classifieds", { "ending-soon": "false" }],
    ["foodshed-classifieds", { limit: "3" }],
    ["foodshed-classifieds", { limit: "99", more: "button" }],
    ["foodshed-classifieds", { limit: "many" }],
    ["foodshed-search", { results: "inline", text: "cheese", limit: "3" }],
    ["foodshed-profile-card", { slug: "maple-hill" }],
    ["foodshed-search", { results: "inline", text: " cheese ", network: "elora-table" }],
  ])("%s %j", (tag, attributes) => {
    const early = earlyPath(widgetOf(tag), (name) => attributes[name] ?? null);
    expect(asked(tag, attributes)).toEqual([early]);
  });

  it.each<[string, Record<string, string>]>([
    ["foodshed-classifieds", { categories: "2,Meat" }],
    ["foodshed-classifieds", { kind: "For Sale" }],
    ["foodshed-search", { results: "inline", text: "cheese", type: "SELLS" }],
    ["foodshed-search", { results: "inline", text: "cheese", near: "n0b 1s0" }],
    ["foodshed-search", { text: "cheese" }],
    ["foodshed-search", { results: "inline" }],
    ["foodshed-shipping", {}],
  ])("and nothing leaves where only the code knows: %s %j", (tag, attributes) => {
    expect(earlyPath(widgetOf(tag), (name) => attributes[name] ?? null)).toBeUndefined();
  });
});
