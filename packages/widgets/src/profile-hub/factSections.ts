import { lazy } from "react";
import { certificatesSummary } from "../profile-editing/CertificatesForm/certificatesSummary.ts";
import { replyTimeSummary } from "../profile-editing/ReplyTimeForm/replyTimeSummary.ts";
import * as strings from "./generated/strings.ts";
import type { HubSectionEntry } from "./hubSection.ts";

/** What buyers go by, below the sections that describe the business; it does not count as filled in or not. */
export const factSections: readonly HubSectionEntry[] = [
  {
    id: "certificates",
    title: strings.certificates,
    summary: certificatesSummary,
    Part: lazy(() =>
      import("./sections/CertificatesSection.tsx").then(({ CertificatesSection }) => ({
        default: CertificatesSection,
      })),
    ),
  },
  {
    id: "reply-time",
    title: strings.replyTime,
    summary: replyTimeSummary,
    Part: lazy(() =>
      import("./sections/ReplyTimeSection.tsx").then(({ ReplyTimeSection }) => ({
        default: ReplyTimeSection,
      })),
    ),
  },
];
