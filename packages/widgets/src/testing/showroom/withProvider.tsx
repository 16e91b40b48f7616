import { createFoodshedClient, createSession } from "@foodshed/sdk";
import { type claims, exampleToken } from "@foodshed/sdk/testing";
import type { Decorator } from "@storybook/react-vite";
import { useMemo } from "react";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";

/** Renders a widget as a page of the site would; `parameters.signedInAs` logs a member in. */
export const withProvider: Decorator = (Story, { parameters, id }) => {
  const signedInAs: Parameters<typeof claims>[0] = parameters.signedInAs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each story starts with an empty cache
  const { client, session } = useMemo(() => {
    const session = createSession();
    if (signedInAs) session.start(exampleToken(signedInAs));
    return { session, client: createFoodshedClient({ baseUrl: location.origin, session }) };
  }, [id]);
  return (
    <FoodshedProvider key={id} client={client} session={session} navigate={() => {}}>
      <Story />
    </FoodshedProvider>
  );
};
