import { CasePage } from "@foodshed/widgets/administration";
import { noSuchPage } from "../no-such-page.ts";
import type { Route } from "./+types/administration-report.ts";

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw noSuchPage(url);
  return { id };
};

export default function AdministrationReport({ loaderData: { id } }: Route.ComponentProps) {
  return <CasePage key={id} id={id} />;
}
