import { localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { redirect } from "react-router";
import { dataOrThrow, requestClient } from "../api.ts";
import { loginPath, paths } from "../paths.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/message-to.ts";

/** `/message/{slug}`: redirects from a partner's page to a message to one business; members skip the login. */
export async function loader(args: Route.LoaderArgs) {
  const { account_id: recipient } = dataOrThrow(
    await requestClient(args).GET("/accounts/profile_by_slug/", {
      params: { query: { slug: args.params.slug } },
    }),
  );
  const login = loginPath(`${paths.messages}?recipient=${recipient}`, { message: true });
  return redirect(localizedPath(login, localeOfPath(args.url.pathname)));
}

export default function MessageTo() {
  return null;
}
