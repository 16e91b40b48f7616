import { localeOfPath, localized } from "@foodshed/sdk/locale";
import { ConsumerPage } from "@foodshed/widgets";
import { redirect, useLocation } from "react-router";
import * as strings from "../generated/strings.ts";
import { loadContext } from "../load-context.ts";
import { localizedUrl, pageMeta } from "../page-meta.ts";
import { marketPath } from "../paths.ts";
import { loadVendor } from "../profile-data.ts";
import { businessAndCity } from "../profile-meta.ts";
import { vendorData } from "../structured-data/profile.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { translateAt } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
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
  const publicUrl = usePublicUrl();
  const t = translateAt(useLocation().pathname);
  const { profile, canonical } = loaderData;
  return (
    <>
      <StructuredData
        key={profile.slug}
        json={import.meta.env.SSR && vendorData(profile, canonical, publicUrl, t)}
      />
      <ConsumerPage profile={profile} />
    </>
  );
}
