import { translateError } from "@foodshed/sdk";
import { ErrorPage } from "@foodshed/widgets";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import * as strings from "./generated/strings.ts";
import { translateAt } from "./translate.ts";

/** What a page shows that failed or does not exist, in the language of its address. */
export function PageError() {
  const error = useRouteError();
  const t = translateAt(useLocation().pathname);
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const status = answer?.status ?? 500;
  return (
    <>
      <title>{`${status === 404 ? t(strings.notFound) : t(strings.failure)} · Foodshed`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage status={status} message={answer?.data && translateError(answer.data, t).message} />
    </>
  );
}
