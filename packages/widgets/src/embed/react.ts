/*
 * React as embeds need it, on Preact: the hooks, contexts, lazy parts and the few names of properties that differ. preact/compat does all
 * of React, and would be a fifth of a widget's weight.
 */
import { type ComponentType, createElement, Fragment, hydrate, options, render } from "preact";
import { useEffect, useState } from "preact/hooks";

export { cloneElement, createContext, createElement, Fragment, isValidElement } from "preact";
export * from "preact/hooks";

/** Lazy components show nothing until they load, so there is no promise to catch. */
export const Suspense = Fragment;

/** The lazy parts that are being fetched. */
export const pendingParts = new Set<Promise<unknown>>();

const loaders: (() => Promise<unknown>)[] = [];

/** Fetches every lazy part of the widgets whose code is there, so that they are rendered at once: on a server, and for what it has rendered. */
export const loadParts = (): Promise<unknown> => Promise.all(loaders.map((load) => load().catch(() => {})));

/** How many lazy parts were rendered, for a server to say whether a widget's first content has any. */
export const renderedParts = { count: 0 };

export function lazy<Properties extends object>(
  load: () => Promise<{ default: ComponentType<Properties> }>,
): ComponentType<Properties> {
  let loaded: ComponentType<Properties> | undefined;
  const fetchPart = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  loaders.push(fetchPart);
  // biome-ignore lint/correctness/noComponentHookFactories: that is what lazy() makes, once per part
  return function Lazy(properties) {
    const [Part, setPart] = useState(() => loaded);
    renderedParts.count += 1;
    useEffect(() => {
      if (Part) return;
      const fetched = fetchPart()
        .then(
          (part) => setPart(() => part),
          () => {},
        )
        .finally(() => pendingParts.delete(fetched));
      pendingParts.add(fetched);
    }, [Part]);
    return Part ? createElement(Part, properties) : null;
  };
}

export function useSyncExternalStore<Value>(
  subscribe: (changed: () => void) => () => void,
  get: () => Value,
): Value {
  const [, setTurn] = useState(0);
  useEffect(() => subscribe(() => setTurn((turn) => turn + 1)), [subscribe]);
  return get();
}

export function hydrateRoot(container: Element, widget: Parameters<typeof render>[0]) {
  hydrate(widget, container);
  return createRoot(container);
}

export function createRoot(container: Element) {
  return {
    render: (widget: Parameters<typeof render>[0]) => render(widget, container),
    unmount: () => render(null, container),
  };
}

// React's names for what the DOM calls otherwise: SVG attributes with a dash, and change events during input.
const dashed = /^(?:stroke|fill|clip|stop)[A-Z]/;
const typedInto = (type: unknown, properties: Record<string, unknown>) =>
  type === "textarea" || (type === "input" && !/file|checkbox|radio/.test(String(properties.type)));
const before = options.vnode;
options.vnode = (node) => {
  if (typeof node.type === "string") {
    const properties = node.props as Record<string, unknown>;
    for (const name of Object.keys(properties)) {
      const other =
        name === "onChange" && typedInto(node.type, properties)
          ? "onInput"
          : dashed.test(name)
            ? name.replace(/[A-Z]/g, "-$&").toLowerCase()
            : undefined;
      if (other) {
        properties[other] = properties[name];
        delete properties[name];
      }
    }
  }
  before?.(node);
};
