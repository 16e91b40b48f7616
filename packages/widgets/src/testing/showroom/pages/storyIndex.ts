import { isState, type State } from "../states.ts";

/** A story as Storybook's index lists it. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
}

/** A component, with the links to its stories. */
export interface ShownWidget {
  title: string;
  /** The last part of the title. */
  name: string;
  stories: readonly { id: string; name: string; state?: State }[];
}

/** What the index lists, by component, in the index's order; texts are left out. */
export function widgetsOf(entries: readonly IndexEntry[]): ShownWidget[] {
  const stories = entries.filter(({ type }) => type === "story");
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, of]) => ({
    title,
    name: title.split("/").at(-1) ?? title,
    stories: of.map(({ id, name }) => ({ id, name, ...(isState(name) && { state: name }) })),
  }));
}

/** How the reader wants to see the stories, as Storybook's globals: empty for how it usually is. */
export type Surroundings = Readonly<Record<string, string>>;

/** The address of a story, with its surroundings in it, so that the link shows the same to everybody. */
export function addressOf(id: string, surroundings: Surroundings): string {
  const globals = Object.entries(surroundings)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}:${value}`);
  return `./?path=/story/${id}${globals.length > 0 ? `&globals=${globals.join(";")}` : ""}`;
}

/** Those whose title holds every word of the question, with only the stories of the state that is asked for. */
export function chosen(widgets: readonly ShownWidget[], words: string, state: string): ShownWidget[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return widgets
    .filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)))
    .map((widget) => ({
      ...widget,
      stories: state ? widget.stories.filter((story) => story.state === state) : widget.stories,
    }))
    .filter(({ stories }) => stories.length > 0);
}
