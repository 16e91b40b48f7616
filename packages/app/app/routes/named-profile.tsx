import { redirect } from "react-router";
import { requestClient } from "../api.ts";
import { loadContext } from "../load-context.ts";
import { marketPath, profilePath } from "../paths.ts";
import { loadVendor } from "../profile-data.ts";
import type { Route } from "./+types/named-profile.ts";

export { default, meta } from "./market.tsx";

/** `/profile/{slug}`: the vendor's page on the consumers' host, elsewhere a redirect to the business's profile. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { consumerUrl, onConsumerHost } = context.get(loadContext);
  if (!onConsumerHost) throw redirect(profilePath(slug));
  return { ...(await loadVendor(requestClient(context), slug)), canonical: marketPath(slug, consumerUrl) };
}
