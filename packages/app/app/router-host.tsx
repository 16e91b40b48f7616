import { FoodshedProvider, type LinkProps, type Navigate } from "@foodshed/widgets";
import { type ReactNode, useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { client, session } from "./browser.ts";

/** Gives the widgets what they may know of the site: the API, the session, and the router's links. */
export function RouterHost({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const navigate: Navigate = useCallback((path, options) => void go(path, options), [go]);
  return (
    <FoodshedProvider client={client} session={session} navigate={navigate} Link={RouterLink}>
      {children}
    </FoodshedProvider>
  );
}

function RouterLink({ to, ...rest }: LinkProps) {
  return <Link to={to} prefetch="intent" {...rest} />;
}
