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
  | "font";

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
  /** The widget shows nothing without it. */
  required?: boolean;
}

/** The documentation of an element. It is separate from the element's code, which every partner's page loads. */
export interface EmbedDocs {
  /** The last part of the address of its iframe form, `/embed/{name}`; the tag is `foodshed-{name}`. */
  name: string;
  widget: EmbeddedWidget;
  /** Pixels of height to keep free in windows narrower than so many pixels, where that is much more. */
  narrow?: { window: number; height: number };
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
