import "../theme/theme.css.ts";
import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { HostProvider, type PrefetchedAnswers } from "../provider/host.tsx";
import type { LinkProps, Navigate } from "../provider/links.tsx";
import { LocaleProvider, useTranslate } from "../provider/locale.tsx";
import type { Follower } from "./backdrop/followBackdrop.ts";
import type { EmbeddedWidget, Mounted, Tools, Translation } from "./embeddedWidget.ts";
import * as css from "./frame.css.ts";
import * as strings from "./loader/generated/strings.ts";
import { pendingParts } from "./react.ts";
import { addStyles, sharedSheet } from "./sheet.ts";
import { createVisitorClient } from "./visitorClient.ts";

/** Milliseconds after which a rendered widget has asked for its lazy parts. */
const ASKED_AFTER_MS = 100;

// Most elements keep the default appearance, so the code for any other is fetched on demand.
let appearance: { appearanceSheet: (element: HTMLElement) => string } | undefined;

/** Renders a widget into an element's shadow root. */
export function mount(
  element: HTMLElement,
  shadow: ShadowRoot,
  widget: EmbeddedWidget,
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  component: ComponentType<any>,
  origin: string,
  tools: Tools,
): Mounted {
  const appearanceStyles = new CSSStyleSheet();
  // What the server has rendered stays until the script can hydrate it.
  const { shown, onPage } = tools;
  addStyles(onPage.ownBackdropStyles);
  const rendered = (shown || shadow.querySelector("script")) && shadow.querySelector("div");
  const box = rendered ?? document.createElement("div");
  if (!shown) onPage.containKeyEvents(box);
  let content:
    | Awaited<ReturnType<typeof import("./first-content/prepareHydration.ts")["prepareHydration"]>>
    | undefined;
  let root: Root | undefined;
  let follower: Follower | undefined;
  let turn = shown?.isChanged() ? 1 : 0;
  let readyEmitted = !!shown;
  const ready = () => {
    // After the initial content has been rendered.
    if (readyEmitted) return;
    setTimeout(() => tools.emit(element, "ready"));
    readyEmitted = true;
    const [own] = shadow.adoptedStyleSheets as [CSSStyleSheet];
    const release = () => onPage.releaseSpace(element, box, own, widget.height);
    // Parts that are fetched later may add to the height.
    if (reads) setTimeout(() => Promise.all(pendingParts).then(release), ASKED_AFTER_MS);
    const slug = element.getAttribute("network") ?? element.getAttribute("slug");
    if (slug) onPage.count(element, origin, slug);
  };
  let latest = 0;
  const reads = !!widget.reads && element.matches(widget.reads);
  const update = (again?: boolean) => {
    if (again) turn += 1;
    latest += 1;
    const current = latest;
    // Waits for the partner's appearance and language, to avoid a flash of the default ones; falls back to those if they fail to load.
    const needed: Promise<unknown>[] = [];
    let translation: Translation | undefined;
    if (!appearance && tools.appearanceAttributes.some((name) => element.hasAttribute(name))) {
      const module = import("./appearance.ts").catch(() => ({ appearanceSheet: () => "" }));
      needed.push(module.then((loaded) => (appearance = loaded)));
    }
    if (rendered && !root) {
      const prepared = import("./first-content/prepareHydration.ts").then(({ prepareHydration }) =>
        prepareHydration(tools.content),
      );
      needed.push(prepared.then((found) => (content = found)).catch(() => {}));
    }
    // Most pages are of one plain colour. Any other must be read before there is text on it.
    const scheme = onPage.isThemed(element) ? "" : onPage.plainBackdrop(element);
    box.style.colorScheme = scheme ?? onPage.schemeOfText(element);
    const fetched = tools.translationOf(element, widget);
    if (fetched) needed.push(fetched.then((found) => (translation = found)));
    if (needed.length > 0) void Promise.all(needed).then(() => current === latest && show(translation));
    else show();
  };
  const show = (translation?: Translation) => {
    appearanceStyles.replaceSync(appearance?.appearanceSheet(element) ?? "");
    // What is read again has to be waited for.
    const waits = reads && (!content || turn > 0);
    const frame = (
      <LocaleProvider {...translation}>
        <Frame
          key={turn}
          {...{ element, widget, component, origin, tools, ready, waits }}
          localizedPath={translation?.localizedPath ?? asItIs}
          prefetchedAnswers={content?.prefetchedAnswers}
          again={turn > 0}
          properties={propertiesOf(element, widget, tools)}
        />
      </LocaleProvider>
    );
    if (root) root.render(frame);
    else {
      // The first sheet is the element's own, which reserves the height.
      shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets.slice(0, 1), sharedSheet(), appearanceStyles];
      const repeat = shown?.stop();
      // Content in another language than the code now has is rendered again.
      const spoken = box.querySelector<HTMLElement>("[lang]")?.lang;
      if (content?.isSame && spoken === (translation?.locale ?? "en-CA")) root = hydrateRoot(box, frame);
      else {
        root = createRoot(box);
        root.render(frame);
      }
      // The server's styles and answers go; its content is not touched, or it would lose the focus.
      for (const other of [...shadow.children]) if (other !== box) other.remove();
      if (!rendered) shadow.append(box);
      repeat?.();
      if (!shown) for (const total of content?.totals ?? []) tools.emit(element, "results", { total });
    }
    follower ??= onPage.followBackdrop(element, box, () => update());
    follower.look();
    if (!waits) ready();
  };
  update();
  return {
    update,
    remove: () => {
      latest = 0;
      follower?.leave();
      root?.unmount();
    },
  };
}

/** The properties of a widget's component, from the attributes of its element. */
export function propertiesOf(
  element: HTMLElement,
  { attributes }: EmbeddedWidget,
  { propertyOf }: Pick<Tools, "propertyOf">,
): Record<string, string> {
  const given = attributes.filter((attribute) => element.hasAttribute(attribute));
  return Object.fromEntries(
    given.map((attribute) => [propertyOf(attribute), element.getAttribute(attribute) ?? ""]),
  );
}

/** Whether the widget has a link to the site itself. */
const isLinked = ({ limit, more = limit && "link" }: Record<string, string>) => more === "link";

export const asItIs = (path: string) => path;

interface FrameProps {
  element: HTMLElement;
  widget: EmbeddedWidget;
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  component: ComponentType<any>;
  origin: string;
  tools: Tools;
  ready: () => void;
  /** Where a page of the site is in the element's language. */
  localizedPath: (path: string) => string;
  /** Whether the widget waits for a first response when it is mounted. */
  waits: boolean;
  prefetchedAnswers: PrefetchedAnswers | undefined;
  /** Whether everything is read again. */
  again: boolean;
  properties: Record<string, string>;
}

/** The host of an embed: no session, and every link opens the site in a new window. */
export function Frame(props: FrameProps) {
  const {
    element,
    widget,
    component: Widget,
    origin,
    tools,
    ready,
    localizedPath,
    waits,
    prefetchedAnswers,
    again,
    properties,
  } = props;
  const { emit, pathFor } = tools;
  const t = useTranslate();
  const [hint, setHint] = useState<ReactNode>("");
  const [waiting, setWaiting] = useState(waits);
  const host = useMemo(() => {
    /** Announces to the page which window is about to open; the page may prevent it. */
    const opens = (url: string) => emit(element, "open", { url }, true);
    /** Opens a window of the site or, where the browser does not let it, offers its address. */
    const openWindow = (href: string) => {
      // With "noopener" nobody would learn whether it opened.
      const site = open(href, "_blank");
      if (site) site.opener = null;
      else void import("./blockedWindow.tsx").then(({ blockedWindow }) => setHint(blockedWindow(href, t)));
    };
    // biome-ignore lint/correctness/noComponentHookFactories: one link per site, as stable as its address
    const Link = ({ to, keepScroll: _, onClick, ...rest }: LinkProps) => {
      const { href } = new URL(localizedPath(to), origin);
      return (
        <a
          {...rest}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            onClick?.(event);
            if (!opens(href)) event.preventDefault();
            // A frame's sandbox may forbid windows, and then a press on a link would do nothing.
            else if (parent !== window && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
              event.preventDefault();
              openWindow(href);
            }
          }}
        />
      );
    };
    const navigate: Navigate = (to) => {
      const { href } = new URL(localizedPath(to), origin);
      if (opens(href)) openWindow(href);
    };
    const onError = ({ kind, status, message }: { kind: string; status: number; message: string }) => {
      setWaiting(false);
      emit(element, "error", { kind, status, message });
    };
    const client = createVisitorClient(
      origin,
      {
        onError,
        onAnswer: (answer, asked) => {
          setWaiting(false);
          ready();
          // A map that is moved asks again for what is found already.
          if ((asked as { map?: object } | undefined)?.map) return;
          const total = (answer as { hits?: { total: number } }).hits?.total;
          if (total === undefined) return;
          emit(element, "results", { total });
          const { network } = (asked ?? {}) as { network?: string };
          if (!network || total !== 0) return setHint("");
          // No results: the network may not exist, which the author of the page should learn.
          void import("./unknownNetwork.ts").then(async ({ unknownNetwork }) => {
            const message = await unknownNetwork(origin, network, t);
            setHint(message);
            if (message) onError({ kind: "unknown-network", status: 404, message });
          });
        },
      },
      t,
      // What is read again is not taken from what the browser has kept.
      again ? "no-cache" : "default",
    );
    const addressOf = (path: string) => new URL(localizedPath(path), origin).href;
    return { client, Link, navigate, onError, addressOf, prefetchedAnswers };
  }, [element, origin, emit, ready, localizedPath, prefetchedAnswers, again, t]);
  const { onError, ...rest } = host;
  const { Link } = rest;
  return (
    <HostProvider {...rest}>
      <div className={css.frame} lang={t.locale}>
        {hint && (
          <p role="alert" className={css.hint}>
            {hint}
          </p>
        )}
        <Widget {...properties} onFailure={onError} />
        {/* Rendered after the content, so that loading does not move it; the reserved height of an excerpt includes it. */}
        {widget.reads && (!waiting || properties.limit) && !isLinked(properties) && (
          <p className={css.credit}>
            <Link className={css.creditLink} to={pathFor(element, widget)}>
              {t(strings.openOnFoodshed)}
            </Link>
          </p>
        )}
      </div>
    </HostProvider>
  );
}
