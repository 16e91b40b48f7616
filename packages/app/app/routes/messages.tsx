import { DecisionNotices, MessagesPage } from "@foodshed/widgets";
import { useSearchParams } from "react-router";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/messages.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.messages });

export default function Messages() {
  const [query] = useSearchParams();
  const recipient = Number(query.get("recipient"));
  return (
    <>
      <DecisionNotices about={["remove_message", "suspend_messaging"]} />
      <MessagesPage recipient={Number.isSafeInteger(recipient) && recipient > 0 ? recipient : undefined} />
    </>
  );
}
