import { LoginForm } from "@foodshed/widgets";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { session } from "../browser.ts";
import * as strings from "../generated/strings.ts";
import { localeAfter } from "../locale-after.ts";
import { pageMeta } from "../page-meta.ts";
import { addressFor, pathAfterLogin } from "../paths.ts";
import { useSessionExpired } from "../session-end.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/login.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.logIn });

export default function Login() {
  const [query] = useSearchParams();
  const next = pathAfterLogin(query);
  useOnlyForVisitors(next);
  return <LoginForm next={next} toMessage={query.has("message")} sessionEnded={useSessionExpired()} />;
}

/** Redirects members who are already logged in. The server does not know the session and sends the form to everybody. */
function useOnlyForVisitors(next: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const elsewhere = useRef(next);
  useEffect(() => {
    if (session.get()) navigate(addressFor(elsewhere.current, localeAfter(pathname)), { replace: true });
  }, [navigate, pathname]);
}
