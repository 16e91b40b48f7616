import "../theme/theme.css.ts";
import type { FoodshedError } from "@foodshed/sdk";
import { type ComponentType, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { HostProvider } from "../provider/host.tsx";
import type { LinkProps, Navigate } from "../provider/links.tsx";
import type { EmbeddedWidget, Mounted } from "./element.ts";
import * as css from "./frame.css.ts";
import { lookSheet } from "./look.ts";
import { sharedSheet } from "./sheet.ts";
import { createVisitorClient } from "./visitorClient.ts";

/** Draws a widget into an element's shadow root. */
export function mount(
  element: HTMLElement,
  shadow: ShadowRoot,
  widget: EmbeddedWidget,
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  component: ComponentType<any>,
  origin: string,
): Mounted {
  const look = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sharedSheet(), look];
  const box = document.createElement("div");
  shadow.replaceChildren(box);
  const root = createRoot(box);
  const tell = (error: FoodshedError) =>
    element.dispatchEvent(
      new CustomEvent("foodshed:error", {
        bubbles: true,
        composed: true,
        detail: { message: error.message },
      }),
    );
  const update = () => {
    const theme = element.getAttribute("theme");
    if (theme) element.dataset.theme = theme;
    else delete element.dataset.theme;
    // The room that was kept stays kept, so that nothing jumps.
    look.replaceSync(`:host{min-height:${widget.height}px}${lookSheet(element)}`);
    root.render(
      <Frame
        origin={origin}
        path={widget.path}
        onError={tell}
        widget={component}
        properties={properties(element, widget)}
      />,
    );
  };
  update();
  return { update, remove: () => root.unmount() };
}

function properties(element: HTMLElement, { attributes }: EmbeddedWidget): Record<string, string> {
  const given = attributes.filter((attribute) => element.hasAttribute(attribute));
  return Object.fromEntries(
    given.map((attribute) => [
      attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      element.getAttribute(attribute) ?? "",
    ]),
  );
}

interface FrameProps {
  origin: string;
  path: string;
  onError: (error: FoodshedError) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see EmbeddedWidget
  widget: ComponentType<any>;
  properties: Record<string, string>;
}

/** What a widget knows of a partner's page: nobody is signed in, and every link opens our own site in a new window. */
function Frame({ origin, path, onError, widget: Widget, properties }: FrameProps) {
  const host = useMemo(() => {
    // biome-ignore lint/correctness/noComponentHookFactories: one link per site, as stable as its address
    const Link = ({ to, ...rest }: LinkProps) => (
      <a {...rest} href={new URL(to, origin).href} target="_blank" rel="noopener" />
    );
    const navigate: Navigate = (to) => void open(new URL(to, origin), "_blank", "noopener");
    return { client: createVisitorClient(origin, onError), Link, navigate };
  }, [origin, onError]);
  return (
    <HostProvider {...host}>
      <div className={css.frame}>
        <Widget {...properties} />
        <p className={css.credit}>
          <a className={css.creditLink} href={new URL(path, origin).href} target="_blank" rel="noopener">
            Open on Foodshed
          </a>
        </p>
      </div>
    </HostProvider>
  );
}
