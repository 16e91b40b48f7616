import { localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { redirect } from "react-router";
import { loadContext } from "../load-context.ts";
import { marketPath, profilePath } from "../paths.ts";
import { loadVendor } from "../profile-data.ts";
import type { Route } from "./+types/named-profile.ts";

export { default, meta } from "./market.tsx";

/** `/profile/{slug}`: the vendor's page on the consumers' host, elsewhere a redirect to the business's profile. */
export async function loader({ params: { slug }, ...args }: Route.LoaderArgs) {
  const { consumerUrl, onConsumerHost } = args.context.get(loadContext);
  if (!onConsumerHost) throw redirect(localizedPath(profilePath(slug), localeOfPath(args.url.pathname)));
  return { ...(await loadVendor(args, slug)), canonical: marketPath(slug, consumerUrl) };
}
