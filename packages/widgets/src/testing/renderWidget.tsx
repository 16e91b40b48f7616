import { createFoodshedClient, createSession } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { type claims, exampleToken, type Mocks, typedHandlers } from "@foodshed/sdk/testing";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { frCA } from "../locale/fr-CA.ts";
import { FoodshedProvider } from "../provider/FoodshedProvider.tsx";
import type { LinkComponent, Navigate } from "../provider/links.tsx";
import { server } from "./server.ts";

export interface RenderWidgetOptions {
  /** Logs in the example member with these claims changed; by default the reader is a visitor. */
  signedInAs?: Parameters<typeof claims>[0];
  /** Mock handlers that override those of the small network. */
  mocks?: Mocks;
  Link?: LinkComponent;
  /** The reader's language; English by default. */
  locale?: Locale;
  /** Renders on the server first, and hydrates after this callback. */
  beforeHydration?: (page: HTMLElement) => void;
}

/** Renders a widget as a page of the site would, over a mocked API. `navigate` records navigations. */
export function renderWidget(
  widget: ReactElement,
  { signedInAs, mocks, Link, locale, beforeHydration }: RenderWidgetOptions = {},
) {
  if (mocks) server.use(...typedHandlers(mocks));
  const session = createSession();
  if (signedInAs) session.start(exampleToken(signedInAs));
  const client = createFoodshedClient({ baseUrl: location.origin, session });
  const navigate = vi.fn<Navigate>();
  const user = userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FoodshedProvider
      client={client}
      session={session}
      navigate={navigate}
      Link={Link}
      locale={locale}
      catalogue={locale === "fr-CA" ? frCA : undefined}
    >
      {children}
    </FoodshedProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  if (beforeHydration) {
    container.innerHTML = renderToString(wrapper({ children: widget }));
    beforeHydration(container);
  }
  const view = render(widget, { wrapper, container, hydrate: beforeHydration !== undefined });
  return { ...view, user, session, navigate, client };
}
