export {
  activityFeed,
  activityItem,
  dashboard,
  dashboardStats,
  feedHits,
  news,
  nextSteps,
} from "./activity.ts";
export {
  abuseReport,
  accountSummary,
  administrationMocks,
  moderationCase,
  moderationDecision,
} from "./administration.ts";
export {
  administrationOverview,
  auditChain,
  auditEntry,
  job,
  mailRecord,
  settingsReport,
} from "./administration-records.ts";
export { accountCard, accountRef, type Business, businesses } from "./businesses.ts";
export { certificate } from "./certificates.ts";
export {
  classified,
  classifiedHit,
  classifiedMatches,
  classifiedPage,
  classifieds,
  inDays,
} from "./classifieds.ts";
export { enquiry, enquiryAnswer, enquiryMocks, receivedEnquiry } from "./enquiries.ts";
export { favouriteItem, favouriteList, ownFavourites, SHARE_TOKEN, sharedList } from "./favourites.ts";
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
export { invitation, invitationMocks, me, myBusiness, peopleMocks, person } from "./people.ts";
export { basicProfile, profile, profileRole, vendorHighlight } from "./profiles.ts";
export {
  buyLocalNetwork,
  classifiedSearch,
  profileHit,
  profileHits,
  profileSearch,
  suggestions,
} from "./search.ts";
export { notificationPreferences, openSession, ownSettings, savedSearch, secondFactors } from "./settings.ts";
export { shippingRate, shippingRates } from "./shipping.ts";
export { claims, exampleToken } from "./token.ts";
export { weeklyList } from "./weekly-list.ts";
