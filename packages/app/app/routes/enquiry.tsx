import { EnquiryPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { noSuchPage } from "../no-such-page.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/enquiry.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.enquiry });

export function loader({ params, request }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw noSuchPage(new URL(request.url));
  return id;
}

export default function Enquiry({ loaderData: id }: Route.ComponentProps) {
  return <EnquiryPage id={id} />;
}
