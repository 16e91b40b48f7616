import { EmbedBuilder, type EmbedVersions } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { loadContext } from "../load-context.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/embed.ts";

/** The pinned scripts of the embeds' build; without a build only the evergreen script is offered. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiFetch, publicUrl } = context.get(loadContext);
  const answer = await apiFetch(new Request(`${publicUrl}/embed/versions.json`)).catch(() => undefined);
  const versions: EmbedVersions | undefined = answer?.ok ? await answer.json() : undefined;
  const { widget, check, ...initial } = Object.fromEntries(url.searchParams);
  return { origin: publicUrl, versions, widget, check, initial };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.embed,
    description: strings.embedDescription,
    canonical: paths.embed,
  });

export default function Embed({ loaderData }: Route.ComponentProps) {
  return <EmbedBuilder {...loaderData} />;
}
