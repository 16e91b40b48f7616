import "./docs.css.ts";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { brandTheme, schemeOf } from "./brandTheme.ts";
import { applySurroundings } from "./surroundings.ts";
import { initialGlobals } from "./toolbar.ts";

type Globals = Readonly<Record<string, unknown>>;

/** A page of text or of a component's documentation, in the toolbar's theme. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(globalsOfAddress);
  useEffect(() => {
    const update = (given: { globals: Globals }) => setGlobals(given.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  useEffect(() => applySurroundings(globals), [globals]);
  return (
    <DocsContainer context={context} theme={brandTheme(schemeOf(globals.theme))}>
      {children}
    </DocsContainer>
  );
}

/** What the address says over what is usual: `globals=theme:dark;language:fr-CA`. */
function globalsOfAddress(): Globals {
  const said = new URLSearchParams(location.search).get("globals") ?? "";
  const given = said.split(";").flatMap((pair) => {
    const [name, value] = pair.split(":");
    return name && value ? [[name, value]] : [];
  });
  return { ...initialGlobals, ...Object.fromEntries(given) };
}
