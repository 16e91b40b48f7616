import type { Schema } from "@foodshed/sdk";
import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Step } from "./Step.tsx";

/** A network of the member that has closed its account: its page and its name on the profile are gone already. */
export function ClosingStep({ network }: { network: Schema<"ClosingNetwork"> }) {
  const t = useTranslate();
  return (
    <Step
      icon={<PeopleIcon />}
      action={
        <LinkButton variant="secondary" size="sm" to="/search?profile_type=ORG">
          {t(strings.otherNetworks)}
        </LinkButton>
      }
    >
      {t.rich(strings.networkCloses, {
        network: network.business_name,
        date: formatDate(network.until, ONTARIO_TIME_ZONE, t.locale),
        b: (text) => <b>{text}</b>,
      })}
    </Step>
  );
}
