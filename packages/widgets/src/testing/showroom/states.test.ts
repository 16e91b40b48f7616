import { readFileSync } from "node:fs";
import { loadConfig } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { allEmbedDocs } from "../../embed/allEmbedDocs.ts";
import { isState, STATES, tagOf } from "./states.ts";
import { storyFiles } from "./storyFiles.ts";

const files = storyFiles();

/** Galleries: they show many things once, and no widget in its states. */
const GALLERIES = ["Foundations/Theme", "Foundations/Brand", "Pages/Static", "Widgets/Profile hub/Sections"];
const widgets = files.filter(({ title }) => !GALLERIES.includes(title));
const names = ({ stories }: (typeof files)[number]) => stories.map(({ name }) => name);

/** They read, and show nothing of it until they know: there is no state to show. */
const SILENT = [
  "Widgets/Site/SiteHeader",
  "Widgets/Membership/MembershipRequest",
  "Widgets/Decisions/DecisionNotices",
];

const reads = (source: string) => /\buse(Infinite)?Query\(/.test(source);
const sends = (source: string) => /\buseMutation\(/.test(source);

describe("The stories of every widget", () => {
  it.each(widgets.map((file) => [file.title, file] as const))(
    "%s: begin with its usual state",
    (_title, file) => {
      expect(names(file)).toContain("Default");
    },
  );

  it.each(
    widgets
      .filter(({ title, source }) => !title.startsWith("Embeds/") && !SILENT.includes(title) && reads(source))
      .map((file) => [file.title, file] as const),
  )("%s reads: shown while it loads, and when that failed", (_title, file) => {
    expect(names(file)).toEqual(expect.arrayContaining(["Loading", "Failed"]));
  });

  it.each(
    widgets
      .filter(({ title, source }) => !title.startsWith("Embeds/") && sends(source))
      .map((file) => [file.title, file] as const),
  )("%s sends: shown when that is refused or fails", (_title, file) => {
    expect(names(file).some((name) => name === "Refused" || name === "Failed")).toBe(true);
  });

  it("stand in a part of the showroom", () => {
    const parts = ["Foundations", "Primitives", "Widgets", "Embeds", "Pages"];
    const elsewhere = files.filter(({ title }) => !parts.includes(title.split("/")[0] ?? ""));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it("have no name that only nearly is one of the common ones", () => {
    const close = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "");
    const common = new Map(Object.keys(STATES).map((name) => [close(name), name]));
    const strays = files.flatMap(({ file, stories }) =>
      stories
        .filter(({ name }) => common.has(close(name)) && !isState(name))
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(strays).toEqual([]);
  });
});

describe("Every element", () => {
  it.each(allEmbedDocs.map((docs) => [docs.title, docs] as const))(
    "%s has its own stories",
    (title, { widget, attributes }) => {
      const file = files.find((one) => one.title === `Embeds/${title}`);
      const wanted = ["Default", "French", "Backdrops"];
      if (widget.reads) wanted.push("Loading", "Failed");
      if ("network" in attributes) wanted.push("Empty", "Unknown Network");
      expect(file ? names(file) : []).toEqual(expect.arrayContaining(wanted));
    },
  );
});

describe("Every component", () => {
  // Of the brand each part has its own.
  const shown = files.filter(({ title }) => title !== "Foundations/Brand");
  const sources = shown.flatMap((file) => (file.component ? [{ ...file, name: file.component }] : []));

  it.each(
    sources.map(
      ({ title, name, source, file }) => [title, name, source + readFileSync(file, "utf8")] as const,
    ),
  )("%s has a sentence that says what it is for", (_title, name, source) => {
    expect(source).toMatch(new RegExp(`\\*/\\n(export )?(function|const) (${name})\\b`));
  });
});

describe("The order of the sidebar", () => {
  const order = JSON.stringify(
    loadConfig(readFileSync("../../.storybook/preview.tsx", "utf8"))
      .parse()
      .getFieldValue(["parameters", "options", "storySort", "order"]),
  );

  it.each(["Default", "Loading", "Empty", "Failed", "Incomplete"])("knows the state %s", (state) => {
    expect(order).toContain(JSON.stringify(state));
  });

  it("gives each state a tag of its own to filter by", () => {
    const tags = Object.keys(STATES).filter(isState).map(tagOf);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.every((tag) => /^[a-z-]+$/.test(tag))).toBe(true);
  });
});
