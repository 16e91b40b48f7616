import { localized } from "@foodshed/sdk/locale";
import { ErrorPage, WeeklyListPage } from "@foodshed/widgets";
import { data, useLocation } from "react-router";
import { requestClient } from "../api.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { thisWeekPath } from "../paths.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { weeklyListData } from "../structured-data/weekly-list.ts";
import { translateAt } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/this-week.ts";

export async function loader(args: Route.LoaderArgs) {
  const { data: list, error } = await requestClient(args).GET("/weekly_list/", {
    params: { query: { network: args.params.slug, size: 100 } },
  });
  return data({ list, message: error?.message }, { status: error?.status ?? 200 });
}

export const meta: Route.MetaFunction = (args) => {
  const network = args.loaderData?.list?.network;
  if (!network) return pageMeta(args, { title: strings.notFound });
  const values = { network: network.business_name };
  return pageMeta(args, {
    title: localized(strings.thisWeek, values),
    description: localized(strings.thisWeekDescription, values),
    canonical: thisWeekPath(network.slug),
  });
};

export default function ThisWeek({ loaderData: { list, message } }: Route.ComponentProps) {
  const publicUrl = usePublicUrl();
  const t = translateAt(useLocation().pathname);
  if (!list) return <ErrorPage status={404} message={message} />;
  const { slug } = list.network;
  return (
    <>
      <StructuredData key={slug} json={import.meta.env.SSR && weeklyListData(list, publicUrl, t)} />
      <WeeklyListPage key={`page ${slug}`} list={list} />
    </>
  );
}
