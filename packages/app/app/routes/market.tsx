import { localeOfPath, localized } from "@foodshed/sdk/locale";
import { ConsumerPage } from "@foodshed/widgets";
import { redirect } from "react-router";
import * as strings from "../generated/strings.ts";
import { loadContext } from "../load-context.ts";
import { localizedUrl, pageMeta } from "../page-meta.ts";
import { marketPath } from "../paths.ts";
import { loadVendor } from "../profile-data.ts";
import { businessAndCity } from "../profile-meta.ts";
import type { Route } from "./+types/market.ts";

/** With a separate consumers' host the vendor's page is only there. */
export async function loader({ params: { slug }, ...args }: Route.LoaderArgs) {
  const { consumerUrl } = args.context.get(loadContext);
  if (consumerUrl)
    throw redirect(localizedUrl(marketPath(slug, consumerUrl), localeOfPath(args.url.pathname)));
  return { ...(await loadVendor(args, slug)), canonical: marketPath(slug) };
}

export const meta: Route.MetaFunction = (args) => {
  const { profile, canonical } = args.loaderData ?? {};
  if (!profile) return pageMeta(args, { title: strings.vendor });
  const business = businessAndCity(profile);
  return pageMeta(args, {
    title: business,
    description: profile.description?.slice(0, 200) || localized(strings.vendorDescription, { business }),
    ...(canonical && { canonical }),
    image: profile.photo_file_name,
    type: "profile",
  });
};

export default function Market({ loaderData }: Route.ComponentProps) {
  return <ConsumerPage profile={loaderData.profile} />;
}
