import type { FoodshedClient, Session, SessionStore } from "@foodshed/sdk";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { type LeaveAttempt, type LeaveGuard, useNoLeaveGuard } from "./leaveGuard.ts";
import { type LinkComponent, type Navigate, PlainLink, plainNavigate } from "./links.tsx";

export interface Host {
  /** The calls of the API; made by `createFoodshedClient`. */
  client: FoodshedClient;
  /** Who is signed in. Left out, everybody is a visitor: so it must be on a page that is not ours. */
  session?: SessionStore | undefined;
  /** Goes to a path of the site; without it the browser loads the page. */
  navigate?: Navigate | undefined;
  /** The router's link; without it a plain anchor. */
  Link?: LinkComponent | undefined;
  /** Blocks client-side navigation away from unsaved work; without it only the browser asks, before it unloads the page. */
  useLeaveGuard?: LeaveGuard | undefined;
}

interface FullHost {
  client: FoodshedClient;
  session: SessionStore | undefined;
  navigate: Navigate;
  Link: LinkComponent;
  useLeaveGuard: LeaveGuard;
  /** A preview of how others see a page: widgets show their props, fetch nothing more, and send nothing. */
  preview: boolean;
}

const HostContext = createContext<FullHost | null>(null);

/** Everything a widget may know of its host page. */
export function HostProvider(props: Host & { children: ReactNode }) {
  const { client, session, navigate = plainNavigate, Link = PlainLink, children } = props;
  const { useLeaveGuard = useNoLeaveGuard } = props;
  const host = useMemo(
    () => ({ client, session, navigate, Link, useLeaveGuard, preview: false }),
    [client, session, navigate, Link, useLeaveGuard],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

function useHost(): FullHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("Foodshed widgets need a <FoodshedProvider> around them.");
  return host;
}

/** The calls of the API. */
export function useClient(): FoodshedClient {
  return useHost().client;
}

/** Who is signed in; null for a visitor, and always null while a page is rendered on the server. */
export function useSession(): Session | null {
  const { session } = useHost();
  return useSyncExternalStore(session?.subscribe ?? nothingChanges, session?.get ?? nobody, nobody);
}

/** The session itself, for what begins or ends it. */
export function useSessionStore(): SessionStore | undefined {
  return useHost().session;
}

/** Goes to a path of the site. */
export function useNavigate(): Navigate {
  return useHost().navigate;
}

/** The link component of the page: `const Link = useLink()`. */
export function useLink(): LinkComponent {
  return useHost().Link;
}

/** Renders its children as another session sees them, and without effect. */
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

/** Whether this is a preview of how somebody else sees the page. */
export function usePreview(): boolean {
  return useHost().preview;
}

/** Blocks navigation while there is unsaved work; returns the attempt to leave, to be confirmed or cancelled. */
export function useLeaveGuard(unsaved: boolean): LeaveAttempt | null {
  // The host's own hook, which never changes while the page is open.
  const useGuard = useHost().useLeaveGuard;
  return useGuard(unsaved);
}

const nobody = () => null;
const nothingChanges = () => () => {};
