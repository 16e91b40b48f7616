import type { EmbeddedWidget } from "./embeddedWidget.ts";

/** The type of an attribute: the builder shows a field of that type. */
export type AttributeType =
  | "text"
  | "network"
  | "slug"
  | "postal-code"
  | "choice"
  | "categories"
  | "flag"
  | "color"
  | "length"
  | "font"
  | "number";

/** The documentation of one attribute. */
export interface AttributeDocs {
  /** Its name in a form. */
  label: string;
  /** Its description, as a sentence. */
  description: string;
  type: AttributeType;
  /** The format, where it is not obvious. */
  format?: string;
  /** The allowed values of a choice, or the suggested values of a length. */
  choices?: readonly { value: string; label: string }[];
  /** The default, as text or as a value. */
  without?: string;
  /** The greatest value of a number; the least is 1. */
  most?: number;
  /** The widget shows nothing without it. */
  required?: boolean;
}

/** The documentation of an element. It is separate from the element's code, which every partner's page loads. */
export interface EmbedDocs {
  /** The last part of the address of its iframe form, `/embed/{name}`; the tag is `foodshed-{name}`. */
  name: string;
  widget: EmbeddedWidget;
  /** Pixels of height to keep free in windows narrower than so many pixels, where that is much more; the widest first. */
  narrow?: readonly { window: number; height: number }[];
  title: string;
  summary: string;
  attributes: Readonly<Record<string, AttributeDocs>>;
}

/** Describes a widget; types hold the descriptions to the widget's attributes. */
export function defineEmbedDocs<Widget extends EmbeddedWidget>(
  widget: Widget,
  words: Pick<EmbedDocs, "title" | "summary" | "narrow"> & {
    attributes: { [Name in Widget["attributes"][number]]: AttributeDocs };
  },
): EmbedDocs {
  return { name: widget.tag.replace(/^foodshed-/, ""), widget, ...words };
}

export const networkAttribute: AttributeDocs = {
  label: "Network",
  description: "Only members of this network, by its slug: the last part of its profile’s address.",
  type: "network",
  without: "everybody",
};

/** The attributes of a list, by what it lists. */
export const measureAttributes = (what: string) =>
  ({
    limit: {
      label: "How many",
      description: `How many ${what} are shown, up to 24. With it the list is an excerpt in a room of known height, with a link to the rest.`,
      type: "number",
      most: 24,
      without: "24, and more on request",
    },
    columns: {
      label: "Columns",
      description: "How many stand side by side at most, up to 4; fewer where there is no room.",
      type: "number",
      most: 4,
      without: "as many as fit",
    },
    layout: {
      label: "Layout",
      description:
        "`cards` have a picture above, `list` has one at the side, `compact` has none. Without it pictures are at the side in narrow columns and in an excerpt.",
      type: "choice",
      choices: [
        { value: "cards", label: "Cards" },
        { value: "list", label: "List" },
        { value: "compact", label: "Compact" },
      ],
      without: "as there is room",
    },
    more: {
      label: "Way to more",
      description:
        "A link to the site, a button that loads more, or none. Without the button there are no filters.",
      type: "choice",
      choices: [
        { value: "link", label: "Link to all" },
        { value: "button", label: "Button" },
        { value: "none", label: "None" },
      ],
      without: "a button; with a number, a link",
    },
  }) as const satisfies Record<string, AttributeDocs>;
