import "../theme/theme.css.ts";
import { type ComponentType, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { HostProvider } from "../provider/host.tsx";
import type { LinkProps, Navigate } from "../provider/links.tsx";
import type { EmbeddedWidget, Mounted, Tools } from "./element.ts";
import * as css from "./frame.css.ts";
import { sharedSheet } from "./sheet.ts";
import { createVisitorClient } from "./visitorClient.ts";

// Most elements look as we made them: what makes them look otherwise comes when one asks for it.
let looks: { lookSheet: (element: HTMLElement) => string } | undefined;

/** Draws a widget into an element's shadow root. */
export function mount(
  element: HTMLElement,
  shadow: ShadowRoot,
  widget: EmbeddedWidget,
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  component: ComponentType<any>,
  origin: string,
  tools: Tools,
): Mounted {
  const look = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sharedSheet(), look];
  const box = document.createElement("div");
  shadow.replaceChildren(box);
  const root = createRoot(box);
  let turn = 0;
  let told = false;
  const ready = () => {
    // After what came with it has been drawn.
    if (!told) setTimeout(() => tools.tell(element, "ready"));
    told = true;
  };
  let gone = false;
  const update = (again?: boolean) => {
    if (again) turn += 1;
    // The room that was kept stays kept, so that nothing jumps.
    const room = `:host>div{min-height:${widget.height}px;box-sizing:border-box}`;
    look.replaceSync(room + (looks?.lookSheet(element) ?? ""));
    if (!looks && tools.lookAttributes.some((name) => element.hasAttribute(name))) {
      // Nobody should see it in our colours first; where they cannot be had, ours are better than nothing.
      void import("./look.ts")
        .catch(() => ({ lookSheet: () => "" }))
        .then((module) => {
          looks = module;
          if (!gone) update();
        });
      return;
    }
    root.render(
      <Frame
        key={turn}
        {...{ element, widget, component, origin, tools, ready }}
        properties={properties(element, widget, tools)}
      />,
    );
    if (!widget.reads) ready();
  };
  update();
  return {
    update,
    remove: () => {
      gone = true;
      root.unmount();
    },
  };
}

function properties(
  element: HTMLElement,
  { attributes }: EmbeddedWidget,
  { propertyOf }: Tools,
): Record<string, string> {
  const given = attributes.filter((attribute) => element.hasAttribute(attribute));
  return Object.fromEntries(
    given.map((attribute) => [propertyOf(attribute), element.getAttribute(attribute) ?? ""]),
  );
}

interface FrameProps {
  element: HTMLElement;
  widget: EmbeddedWidget;
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  component: ComponentType<any>;
  origin: string;
  tools: Tools;
  ready: () => void;
  properties: Record<string, string>;
}

/** What a widget knows of a partner's page: nobody is signed in, and every link opens our own site in a new window. */
function Frame({ element, widget, component: Widget, origin, tools, ready, properties }: FrameProps) {
  const { tell, pathFor } = tools;
  const [hint, setHint] = useState("");
  const host = useMemo(() => {
    /** Tells the page which window is about to open; it may keep it shut. */
    const opens = (url: string) => tell(element, "open", { url }, true);
    // biome-ignore lint/correctness/noComponentHookFactories: one link per site, as stable as its address
    const Link = ({ to, keepScroll: _, onClick, ...rest }: LinkProps) => {
      const { href } = new URL(to, origin);
      return (
        <a
          {...rest}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            onClick?.(event);
            if (!opens(href)) event.preventDefault();
          }}
        />
      );
    };
    const navigate: Navigate = (to) => {
      const { href } = new URL(to, origin);
      if (opens(href)) open(href, "_blank", "noopener");
    };
    const onError = ({ kind, status, message }: { kind: string; status: number; message: string }) =>
      tell(element, "error", { kind, status, message });
    const client = createVisitorClient(origin, {
      onError,
      onAnswer: (answer, asked) => {
        ready();
        const total = (answer as { hits?: { total: number } }).hits?.total;
        if (total !== undefined) tell(element, "results", { total });
        const { network } = (asked ?? {}) as { network?: string };
        if (!network || total !== 0) return setHint("");
        // Nothing at all: perhaps there is no such network, and whoever wrote the page ought to know.
        void import("./unknownNetwork.ts").then(async ({ unknownNetwork }) => {
          const message = await unknownNetwork(origin, network);
          setHint(message);
          if (message) onError({ kind: "unknown-network", status: 404, message });
        });
      },
    });
    return { client, Link, navigate };
  }, [element, origin, tell, ready]);
  const { Link } = host;
  return (
    <HostProvider {...host}>
      <div className={css.frame}>
        {hint && (
          <p role="alert" className={css.hint}>
            {hint}
          </p>
        )}
        <Widget {...properties} />
        {widget.reads && (
          <p className={css.credit}>
            <Link className={css.creditLink} to={pathFor(element, widget)}>
              Open on Foodshed
            </Link>
          </p>
        )}
      </div>
    </HostProvider>
  );
}
