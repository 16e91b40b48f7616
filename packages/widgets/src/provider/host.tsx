import type { FoodshedClient, Session, SessionStore } from "@foodshed/sdk";
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from "react";
import { type BackStep, useNoBackStep } from "./backStep.ts";
import { type LeaveAttempt, type LeaveGuard, useNoLeaveGuard } from "./leaveGuard.ts";
import { type LinkComponent, type Navigate, PlainLink, plainNavigate } from "./links.tsx";

export interface Host {
  /** The API client from `createFoodshedClient`. */
  client: FoodshedClient;
  /** The network, by its slug, whose members widgets show where their own `network` says nothing else; everybody by default. */
  network?: string | undefined;
  /** The session. Without it everybody is a visitor, as required on partners' pages. */
  session?: SessionStore | undefined;
  /** Navigates to a path of the site; by default with a full page load. */
  navigate?: Navigate | undefined;
  /** The router's link; by default a plain anchor. */
  Link?: LinkComponent | undefined;
  /** The address of a path of the site in the page's language, for forms without script; by default the path itself. */
  addressOf?: ((path: string) => string) | undefined;
  /** Blocks client-side navigation away from unsaved work; without it only the browser asks, before it unloads the page. */
  useLeaveGuard?: LeaveGuard | undefined;
  /** Takes a step within the page with the browser's Back, such as closing a dialog; without it Back leaves the page. */
  useBackStep?: BackStep | undefined;
  /** The answer to a call, where it came with the markup that is hydrated; undefined where it has to be fetched. */
  prefetchedAnswers?: PrefetchedAnswers | undefined;
}

/** Finds the answer to what a widget would ask, without asking it. */
export type PrefetchedAnswers = (ask: (client: FoodshedClient) => unknown) => unknown;

interface FullHost {
  client: FoodshedClient;
  network: string | undefined;
  session: SessionStore | undefined;
  navigate: Navigate;
  Link: LinkComponent;
  addressOf: (path: string) => string;
  useLeaveGuard: LeaveGuard;
  useBackStep: BackStep;
  prefetchedAnswers: PrefetchedAnswers | undefined;
  /** A preview of how others see a page: widgets show their props and send no requests. */
  preview: boolean;
}

const HostContext = createContext<FullHost | null>(null);

/** What a widget gets from its host page. */
export function HostProvider(props: Host & { children: ReactNode }) {
  const { client, network, session, navigate = plainNavigate, Link = PlainLink, children } = props;
  const { useLeaveGuard = useNoLeaveGuard, useBackStep = useNoBackStep } = props;
  const { addressOf = asItIs, prefetchedAnswers } = props;
  const host = useMemo(
    () => ({
      ...{
        client,
        network,
        session,
        navigate,
        Link,
        addressOf,
        useLeaveGuard,
        useBackStep,
        prefetchedAnswers,
      },
      preview: false,
    }),
    [client, network, session, navigate, Link, addressOf, useLeaveGuard, useBackStep, prefetchedAnswers],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

function useHost(): FullHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("Foodshed widgets need a <FoodshedProvider> around them.");
  return host;
}

/** The API client. */
export function useClient(): FoodshedClient {
  return useHost().client;
}

/** The network that the page is about, by its slug; undefined for all businesses. */
export function useHostNetwork(): string | undefined {
  return useHost().network;
}

/** The answer to a widget's first call, where it came with the markup: the widget then renders it at once, and does not ask. */
export function usePrefetchedAnswer<Data>(ask: (client: FoodshedClient) => unknown): Data | undefined {
  const { prefetchedAnswers } = useHost();
  return useState(() => prefetchedAnswers?.(ask) as Data | undefined)[0];
}

/** The session's state; null for a visitor, and always null during server rendering. */
export function useSession(): Session | null {
  const { session } = useHost();
  return useSyncExternalStore(session?.subscribe ?? nothingChanges, session?.get ?? nobody, nobody);
}

/** The session itself, to start or end it. */
export function useSessionStore(): SessionStore | undefined {
  return useHost().session;
}

/** Navigates to a path of the site. */
export function useNavigate(): Navigate {
  return useHost().navigate;
}

/** The link component of the page: `const Link = useLink()`. */
export function useLink(): LinkComponent {
  return useHost().Link;
}

/** The address of a path of the site, for a form that works without script: `const addressOf = useAddressOf()`. */
export function useAddressOf(): (path: string) => string {
  return useHost().addressOf;
}

/** Renders its children as another session sees them, without sending requests. */
export function PreviewProvider({
  session,
  children,
}: {
  session: SessionStore | undefined;
  children: ReactNode;
}) {
  const host = useHost();
  const previewed = useMemo(() => ({ ...host, session, preview: true }), [host, session]);
  return <HostContext value={previewed}>{children}</HostContext>;
}

/** Whether this is a preview of how others see the page. */
export function usePreview(): boolean {
  return useHost().preview;
}

/** Blocks navigation while there is unsaved work; returns the attempt to leave, to be confirmed or cancelled. */
export function useLeaveGuard(unsaved: boolean): LeaveAttempt | null {
  // The host's hook, which is constant while the page is open.
  const useGuard = useHost().useLeaveGuard;
  return useGuard(unsaved);
}

/** Calls `onBack` for the browser's Back while `active`, where the page is Foodshed's own. */
export function useBackStep(active: boolean, onBack: () => void): void {
  // The host's hook, which is constant while the page is open. A primitive may be shown without a host.
  const useStep = useContext(HostContext)?.useBackStep ?? useNoBackStep;
  useStep(active, onBack);
}

const asItIs = (path: string) => path;
const nobody = () => null;
const nothingChanges = () => () => {};
