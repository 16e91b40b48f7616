export { activityFeed, activityItem, dashboard, dashboardStats, feedHits } from "./activity.ts";
export { accountCard, accountRef, type Business, businesses } from "./businesses.ts";
export { classified, classifiedHit, classifieds, inDays } from "./classifieds.ts";
export {
  type MockCall,
  type Mocks,
  type Operation,
  problem,
  typedHandlers,
  unreachable,
} from "./handlers.ts";
export { conversation, conversations, mailbox, message } from "./messages.ts";
export { smallNetwork } from "./network.ts";
export { basicProfile, profile, profileRole, vendorHighlight } from "./profiles.ts";
export { classifiedSearch, profileHit, profileHits, profileSearch, suggestions } from "./search.ts";
export { notificationPreferences, ownSettings, savedSearch } from "./settings.ts";
export { shippingRate, shippingRates } from "./shipping.ts";
export { claims, exampleToken } from "./token.ts";
