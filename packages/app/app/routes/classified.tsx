import { ClassifiedPage, ErrorPage } from "@foodshed/widgets";
import { data, useLocation, useRevalidator } from "react-router";
import { requestClient } from "../api.ts";
import { clientAt, session } from "../browser.ts";
import { findClassified } from "../classified-data.ts";
import { classifiedMeta } from "../classified-meta.ts";
import { classifiedPageData } from "../structured-data/classifieds.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { translateAt } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/classified.ts";

export async function loader(args: Route.LoaderArgs) {
  const answer = await findClassified(requestClient(args), args.params.ad, args.url);
  return data(answer, { status: answer.status });
}

/** The browser loads it with the member's session, which may show more; also during hydration. */
export const clientLoader = async ({ params, url, serverLoader }: Route.ClientLoaderArgs) =>
  session.get() ? findClassified(clientAt(url), params.ad, url) : serverLoader();
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (args) => classifiedMeta(args, args.loaderData?.page);

export default function Classified({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const publicUrl = usePublicUrl();
  const t = translateAt(useLocation().pathname);
  const { page, status, message } = loaderData;
  if (!page) return <ErrorPage status={status} message={message} />;
  const { classified, ended } = page;
  return (
    <>
      {classified && !ended && (
        <StructuredData json={import.meta.env.SSR && classifiedPageData(classified, publicUrl, t)} />
      )}
      <ClassifiedPage key={page.id} page={page} onChanged={() => void revalidate()} />
    </>
  );
}
