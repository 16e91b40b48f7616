import { createTranslate } from "@foodshed/sdk/locale";
import { expect, fn, waitFor } from "storybook/test";
import { embedEvents } from "../../../embed/allEmbedDocs.ts";
import type { EmbedDocs } from "../../../embed/embedDocs.ts";
import { scriptSnippet } from "../../../embed-builder/snippets.ts";
import { BACKDROPS, type BackdropName } from "./backdrops.ts";
import { type ElementArgs, ElementOnPage } from "./ElementOnPage.tsx";
import { elementArgTypes } from "./elementArgTypes.ts";

/** A story of an element. */
export interface ElementStory {
  name?: string;
  args?: ElementArgs;
  tags?: string[];
  // biome-ignore lint/suspicious/noExplicitAny: Storybook's parameters are open
  parameters?: Record<string, any>;
  render?: (args: ElementArgs) => React.ReactNode;
  play?: (context: { canvasElement: HTMLElement; args: ElementArgs }) => Promise<void>;
}

/**
 * The stories' settings for one element: a control for each of its attributes, its events in the actions, and the lines to copy. All of
 * it comes from the element's documentation, so that an attribute that is added there is here too.
 */
export function elementMeta(docs: EmbedDocs, given: ElementArgs = {}) {
  return {
    args: {
      // In the order in which the controls shall be.
      ...Object.fromEntries(Object.keys(elementArgTypes(docs)).map((name) => [name, undefined])),
      backdrop: "light" as const,
      ...given,
      ...Object.fromEntries(embedEvents.map(({ name }) => [name, fn().mockName(name)])),
    } as ElementArgs,
    argTypes: elementArgTypes(docs),
    render: (args: ElementArgs) => <ElementOnPage docs={docs} args={args} />,
    parameters: {
      layout: "fullscreen",
      controls: { expanded: true, sort: "none" },
      docs: {
        codePanel: true,
        description: { component: `${docs.summary} \`<${docs.widget.tag}>\`, to copy below the example.` },
        source: {
          language: "html",
          type: "dynamic",
          transform: (_code: string, { args }: { args: ElementArgs }) => snippet(docs, args),
        },
      },
    },
  };
}

/** The element on every page at once. */
export function onEveryBackdrop(docs: EmbedDocs) {
  return (args: ElementArgs) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))" }}>
      {Object.keys(BACKDROPS).map((backdrop) => (
        <ElementOnPage key={backdrop} docs={docs} args={{ ...args, backdrop: backdrop as BackdropName }} />
      ))}
    </div>
  );
}

/** The inside of the first element of a story, once it has said so. */
export async function elementIn(
  canvasElement: HTMLElement,
  args: ElementArgs,
  event: (typeof embedEvents)[number]["name"] = "foodshed:ready",
): Promise<HTMLElement> {
  await waitFor(() => expect(args[event]).toHaveBeenCalled());
  const host = [...canvasElement.querySelectorAll("*")].find(({ localName }) =>
    localName.startsWith("foodshed-"),
  );
  return host?.shadowRoot?.lastElementChild as HTMLElement;
}

/** What a partner copies, with the attributes that the controls have set. */
function snippet(docs: EmbedDocs, args: ElementArgs): string {
  const values = Object.entries(args).flatMap(([name, value]) =>
    typeof value === "string" || value === true ? [[name, value === true ? "true" : value]] : [],
  );
  const t = createTranslate("en-CA");
  return scriptSnippet({ origin: location.origin, docs, values: Object.fromEntries(values), t });
}
