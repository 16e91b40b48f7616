import { MailingListPage } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/mailing-list.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mailing list",
    description: "News of Ontario’s local food, a few times a year.",
    canonical: paths.mailingList,
  });

export default MailingListPage;
