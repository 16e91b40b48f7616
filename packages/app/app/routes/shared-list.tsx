import type { Schema } from "@foodshed/sdk";
import { type Locale, localized } from "@foodshed/sdk/locale";
import { sharedListFeedPath } from "@foodshed/sdk/vocabulary";
import { ErrorPage, SharedListPage } from "@foodshed/widgets";
import { data } from "react-router";
import { requestClient } from "../api.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/shared-list.ts";

interface Found {
  list: Schema<"SharedList"> | null;
  message?: string;
}

export async function loader(args: Route.LoaderArgs) {
  const { token } = args.params;
  const { data: list, error } = await requestClient(args).GET("/shared_lists/{token}/", {
    params: { path: { token } },
  });
  const found: Found = list ? { list } : { list: null, message: error?.message };
  // An address that is no token is as unknown as one that was taken back.
  const status = list ? 200 : error?.status === 400 ? 404 : error?.status || 503;
  // The list is for those who have its address, and the address may be taken back.
  return data(found, { status, headers: { "Cache-Control": "private, no-cache" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const list = args.loaderData?.list;
  const { token } = args.params;
  return pageMeta(args, {
    title: list ? localized(strings.sharedList, { name: list.name }) : strings.notShared,
    feeds: list
      ? [{ title: list.name, path: (locale: Locale) => sharedListFeedPath(token, locale), isAtom: true }]
      : [],
  });
};

export default function SharedList({ loaderData, params }: Route.ComponentProps) {
  const { list, message } = loaderData;
  if (!list) return <ErrorPage status={404} message={message} />;
  return <SharedListPage list={list} token={params.token} />;
}
