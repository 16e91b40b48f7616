import { ConsumerPage } from "@foodshed/widgets";
import { redirect } from "react-router";
import { requestClient } from "../api.ts";
import { loadContext } from "../load-context.ts";
import { pageMeta } from "../page-meta.ts";
import { marketPath } from "../paths.ts";
import { loadVendor } from "../profile-data.ts";
import type { Route } from "./+types/market.ts";

/** With a separate consumers' host the vendor's page is only there. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { consumerUrl } = context.get(loadContext);
  if (consumerUrl) throw redirect(marketPath(slug, consumerUrl));
  return { ...(await loadVendor(requestClient(context), slug)), canonical: marketPath(slug) };
}

export const meta: Route.MetaFunction = (args) => {
  const { profile, canonical } = args.loaderData ?? {};
  if (!profile) return pageMeta(args, { title: "Vendor" });
  const place = profile.city ? `${profile.business_name}, ${profile.city}` : profile.business_name;
  return pageMeta(args, {
    title: place,
    description: profile.description?.slice(0, 200) || `${place}: local food, straight from who makes it.`,
    ...(canonical && { canonical }),
    image: profile.photo_file_name,
    type: "profile",
  });
};

export default function Market({ loaderData }: Route.ComponentProps) {
  return <ConsumerPage profile={loaderData.profile} />;
}
