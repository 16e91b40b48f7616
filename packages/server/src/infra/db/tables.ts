import type { AbuseReportTables } from "./tables/abuse-reports.ts";
import type { PlatformTables } from "./tables/accounts.ts";
import type { EmbedTables } from "./tables/embeds.ts";
import type { EnquiryTables } from "./tables/enquiries.ts";
import type { FavouriteTables } from "./tables/favourites.ts";
import type { MarketplaceTables } from "./tables/marketplace.ts";
import type { MessageTables } from "./tables/messages.ts";
import type { ModerationTables } from "./tables/moderation.ts";
import type { ProfileTables } from "./tables/profiles.ts";
import type { SearchTables } from "./tables/search.ts";

/** The whole database as Kysely sees it; `migrations/` makes it so. */
export interface Tables
  extends PlatformTables,
    ProfileTables,
    MarketplaceTables,
    FavouriteTables,
    EnquiryTables,
    MessageTables,
    SearchTables,
    EmbedTables,
    AbuseReportTables,
    ModerationTables {}
