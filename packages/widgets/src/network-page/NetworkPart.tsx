import type { Schema } from "@foodshed/sdk";
import type { NetworkPageData } from "./loadNetworkPage.ts";
import { NetworkSections } from "./NetworkSections/NetworkSections.tsx";
import { NetworkWeek } from "./NetworkWeek/NetworkWeek.tsx";

export interface NetworkPartProps {
  /** The week stands in the middle column, the rest below all columns. */
  part: "week" | "rest";
  /** The network's profile. */
  profile: Schema<"Profile">;
  data: NetworkPageData;
}

/** One of the two places of a network's page that only networks have. One module, so that it is fetched at once. */
export function NetworkPart({ part, profile, data }: NetworkPartProps) {
  if (part === "rest") return <NetworkSections profile={profile} data={data} />;
  return data.week && <NetworkWeek network={profile.slug} week={data.week} />;
}
