import { createFoodshedClient, createSession } from "@foodshed/sdk";
import { type claims, exampleToken } from "@foodshed/sdk/testing";
import type { Decorator } from "@storybook/react-vite";
import { useMemo, useSyncExternalStore } from "react";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";
import { LANGUAGES, type Language, shownLanguage, subscribeToLanguage } from "./language.ts";

/** Renders a widget as a page of the site would; `parameters.signedInAs` logs a member in. */
export const withProvider: Decorator = (Story, { parameters, globals, id }) => {
  const signedInAs: Parameters<typeof claims>[0] = parameters.signedInAs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each story starts with an empty cache
  const { client, session } = useMemo(() => {
    const session = createSession();
    if (signedInAs) session.start(exampleToken(signedInAs));
    return { session, client: createFoodshedClient({ baseUrl: location.origin, session }) };
  }, [id]);
  const shown = useSyncExternalStore(subscribeToLanguage, shownLanguage);
  const { locale, catalogue } = LANGUAGES[shown ?? (globals.language as Language)];
  return (
    <FoodshedProvider key={id} {...{ client, session, locale, catalogue }} navigate={() => {}}>
      <Story />
    </FoodshedProvider>
  );
};
