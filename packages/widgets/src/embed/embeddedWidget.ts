import type { ComponentType } from "react";

/** A widget that partners can embed. Its `.docs.ts` documents the attributes and is not part of the embed bundle. */
export interface EmbeddedWidget {
  /** The element's name: `foodshed-…`. */
  tag: string;
  /** Attributes that become the component's properties, in camel case, as strings; each is a property of the element too. */
  attributes: readonly string[];
  /** Pixels of height to keep free: what a usual one has, or so much that what follows is out of view when it grows. */
  height: number;
  /** Pixels where it does not read at once, if that leaves it smaller. */
  quietHeight?: number;
  /** The path of the site for the fallback link; `{slug}` is replaced by the attribute of that name. */
  path: string;
  /**
   * A CSS selector of those elements that read from the site at once, and so are ready with the first answer; others are ready as soon as they
   * stand. Empty for one that reads nothing.
   */
  reads: string;
  /** Fetches its component, and what draws one. */
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  load: () => Promise<{ default: ComponentType<any>; mount: Mount }>;
}

/** A mounted widget. */
export interface Mounted {
  /** Draws it again from its attributes; `again` also reads again. */
  update: (again?: boolean) => void;
  remove: () => void;
}

/** What a mounted widget needs of the loader; passed in, because the loader is a standalone bundle. */
export interface Tools {
  /** The property that an attribute is as well, in camel case. */
  propertyOf: (attribute: string) => string;
  pathFor: (element: HTMLElement, widget: EmbeddedWidget) => string;
  emit: (element: HTMLElement, name: string, detail?: object, cancelable?: boolean) => boolean;
  appearanceAttributes: readonly string[];
}

/** Draws a widget into an element's shadow root. */
export type Mount = (
  element: HTMLElement,
  shadow: ShadowRoot,
  widget: EmbeddedWidget,
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  component: ComponentType<any>,
  origin: string,
  tools: Tools,
) => Mounted;
