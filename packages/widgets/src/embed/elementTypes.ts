import type { appearanceAttributes } from "./element.ts";
import type { EmbeddedWidget } from "./embeddedWidget.ts";
import type { embeddedWidgets } from "./widgets.ts";

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type AttributesOf<Widget extends EmbeddedWidget> =
  | Widget["attributes"][number]
  | (typeof appearanceAttributes)[number];

/** An element as a script sees it: each attribute as a property, and `reload()`. */
export type FoodshedElementOf<Widget extends EmbeddedWidget> = HTMLElement & {
  [Name in AttributesOf<Widget> as Camel<Name>]: string | null;
} & {
  /** Reads everything again. */
  reload(): void;
};

export type FoodshedElements = {
  [Widget in (typeof embeddedWidgets)[number] as Widget["tag"]]: FoodshedElementOf<Widget>;
};

/** The events of the elements, by name. */
export interface FoodshedEvents {
  /** The widget is rendered with its content. */
  "foodshed:ready": CustomEvent<undefined>;
  /** A search was answered. */
  "foodshed:results": CustomEvent<{ total: number }>;
  /** Something could not be shown, and the element says so. */
  "foodshed:error": CustomEvent<{ kind: string; status?: number; message: string }>;
  /** A window of the site is about to open; `preventDefault()` keeps it shut. */
  "foodshed:open": CustomEvent<{ url: string }>;
}

declare global {
  interface HTMLElementTagNameMap extends FoodshedElements {}
  interface HTMLElementEventMap extends FoodshedEvents {}
}
