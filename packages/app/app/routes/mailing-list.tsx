import { MailingListPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/mailing-list.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.mailingList,
    description: strings.mailingListDescription,
    canonical: paths.mailingList,
  });

export default MailingListPage;
