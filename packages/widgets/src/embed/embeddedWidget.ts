import type { Catalogue, Locale } from "@foodshed/sdk/locale";
import type { ComponentType } from "react";
import type { onPage } from "./onPage.ts";

type OnPage = typeof onPage;

/** What can be asked of an element where there may be none. */
export interface Matching {
  matches(selector: string): boolean;
}

/** A widget that partners can embed. Its `.docs.ts` documents the attributes and is not part of the embed bundle. */
export interface EmbeddedWidget {
  /** The element's name: `foodshed-…`. */
  tag: string;
  /** Attributes that become the component's properties, in camel case, as strings; each is a property of the element too. */
  attributes: readonly string[];
  /** Pixels of height to reserve: the usual height, or enough that content below is out of view when the widget grows. */
  height: number;
  /** Pixels to reserve when the widget fetches nothing at first, if it is smaller then. */
  quietHeight?: number;
  /**
   * The height in pixels where the attributes determine it, for one column, for two, and so on; undefined where they do not. The widget
   * keeps this height itself.
   */
  heights?: (attribute: (name: string) => string | null | undefined) => readonly number[] | undefined;
  /** The path of the site for the fallback link; `{slug}` is replaced by the attribute of that name. */
  path: string;
  /**
   * A CSS selector of the elements that fetch from the site on mount, and so are ready with the first response; others are ready as soon as they
   * are rendered. Empty for a widget that fetches nothing.
   */
  reads: string;
  /** Whether it does something by itself, and so wants its code as soon as the browser has nothing else to do. */
  lives?: boolean;
  /** Imports its component and the render function, and what an element needs besides. */
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  load: (element: Matching) => Promise<{ default: ComponentType<any>; mount: Mount }>;
  /** Import its messages in every language but English, which its code contains. */
  translations: Readonly<Record<TranslatedLocale, () => Promise<Translation>>>;
}

/** A language that embeds fetch messages of. */
export type TranslatedLocale = Exclude<Locale, "en-CA">;

/** A language with the messages of one element. */
export interface Translation {
  locale: TranslatedLocale;
  catalogue: Catalogue;
  /** The address in that language of a page that the element leads to. */
  localizedPath: (path: string) => string;
}

/** A mounted widget. */
export interface Mounted {
  /** Renders it again from its attributes; `again` also fetches again. */
  update: (again?: boolean) => void;
  remove: () => void;
}

/** What comes with an element's markup, beside it, for the script that hydrates it. */
export interface FirstContent {
  /** When the answers were read, in milliseconds since 1970. */
  at: number;
  /** What it was rendered by: only the same build of the code hydrates it. */
  build?: string | undefined;
  /** A hash of the markup, which tells whether the site would render something else by now. */
  hash?: string;
  /** How many the searches among them found. */
  totals?: readonly number[];
  /** Whether it shows lazy parts, which have to be there before it is hydrated. */
  parts?: boolean;
  /** What the API answered, by the request; absent where they follow with the code. */
  answers?: Record<string, unknown>;
}

/** What first content is hydrated from. */
export interface HydratedContent extends FirstContent {
  answers: Record<string, unknown>;
  /** Whether the site would still render the markup that is there. */
  isCurrent: boolean;
}

/** First content that is shown, and waits for somebody to use it. */
export interface ShownContent {
  /** Resolves when the code is needed; once more after it could not be fetched. */
  intent: () => Promise<void>;
  /** What it is hydrated from; undefined after its element has changed. */
  content: () => Promise<HydratedContent | undefined>;
  /** Its element has changed, or reads again. */
  wake: () => void;
  isChanged: () => boolean;
  /** The code takes over from here. @returns repeats what was done meanwhile */
  stop: () => () => void;
  /** The element is gone. */
  leave: () => void;
}

/** What a mounted widget needs of the loader; passed in, because the loader is a standalone bundle. */
export interface Tools {
  /** The property that an attribute is as well, in camel case. */
  propertyOf: (attribute: string) => string;
  pathFor: (element: HTMLElement, widget: EmbeddedWidget) => string;
  emit: (element: HTMLElement, name: string, detail?: object, cancelable?: boolean) => boolean;
  appearanceAttributes: readonly string[];
  /** First content that is shown without the widget's code. */
  shown?: ShownContent | undefined;
  /** What its first rendering is made of. */
  content?: Promise<HydratedContent | undefined> | undefined;
  onPage: OnPage;
  /** Fetches the messages of the element's language; undefined for English, and when they cannot be fetched. */
  translationOf: (
    element: HTMLElement,
    widget: EmbeddedWidget,
  ) => Promise<Translation | undefined> | undefined;
}

/** Renders a widget into an element's shadow root. */
export type Mount = (
  element: HTMLElement,
  shadow: ShadowRoot,
  widget: EmbeddedWidget,
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  component: ComponentType<any>,
  origin: string,
  tools: Tools,
) => Mounted;
