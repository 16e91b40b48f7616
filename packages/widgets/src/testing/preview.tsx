import "@fontsource-variable/figtree";
import "@fontsource-variable/fraunces/full.css";
import "../theme/theme.css.ts";
import "../theme/global.css.ts";
import { createFoodshedClient, createSession } from "@foodshed/sdk";
import { type claims, exampleToken, smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Decorator, Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { useEffect, useMemo } from "react";
import { configure } from "storybook/test";
import { FoodshedProvider } from "../provider/FoodshedProvider.tsx";

// Lazy parts are built when a story first asks for them, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Puts a widget where a page of the site would put it; `parameters.signedInAs` signs somebody in. */
const withProvider: Decorator = (Story, { parameters, id }) => {
  const signedInAs: Parameters<typeof claims>[0] = parameters.signedInAs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each story starts afresh, with an empty cache
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

const withTheme: Decorator = (Story, { globals }) => {
  const { theme } = globals;
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withProvider, withTheme],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...typedHandlers(smallNetwork));
      await worker.start({
        quiet: true,
        onUnhandledFrame: "bypass",
        serviceWorker: { url: "mockServiceWorker.js" },
      });
      return worker;
    }),
  ],
  initialGlobals: { theme: "light" },
  globalTypes: {
    theme: {
      description: "Light, dark, or as the system wants it",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
          { value: "system", title: "System", icon: "browser" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error", options: { rules: { "target-size": { enabled: true } } } },
    controls: { expanded: true },
    options: { storySort: { order: ["Start here", "Theme", "Primitives", "*"] } },
  },
};

export default preview;
