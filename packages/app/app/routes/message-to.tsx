import { redirect } from "react-router";
import { dataOrThrow, requestClient } from "../api.ts";
import { loginPath, paths } from "../paths.ts";
import type { Route } from "./+types/message-to.ts";

/** `/message/{slug}`: redirects from a partner's page to a message to one business; members skip the login. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { account_id: recipient } = dataOrThrow(
    await requestClient(context).GET("/accounts/profile_by_slug/", {
      params: { query: { slug: params.slug } },
    }),
  );
  return redirect(loginPath(`${paths.messages}?recipient=${recipient}`, { message: true }));
}

export default function MessageTo() {
  return null;
}
