import { englishPath } from "@foodshed/sdk/locale";
import { PageLoading } from "@foodshed/widgets";
import { AdministrationFrame, administrationTitle } from "@foodshed/widgets/administration";
import { Outlet, useLocation } from "react-router";
import { administrationFrench } from "../administration-french.ts";
import { pageMeta } from "../page-meta.ts";
import { requireAdministrator } from "../require-administrator.ts";
import type { Route } from "./+types/administration.ts";

export const clientMiddleware = [requireAdministrator];

/** The pages of the administration share this. The title says nothing before it is known who reads. */
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData ? { title: administrationTitle(pathOf(args.location.pathname)) } : {});

export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => {
  await administrationFrench(url.pathname);
  return { administrator: true };
};
clientLoader.hydrate = true as const;

export const HydrateFallback = PageLoading;

export default function Administration() {
  return (
    <AdministrationFrame path={pathOf(useLocation().pathname)}>
      <Outlet />
    </AdministrationFrame>
  );
}

const pathOf = (pathname: string) => (englishPath(pathname) ?? pathname).replace(/(?<=.)\/$/, "");
