import type { LocalizedString } from "@foodshed/sdk/locale";
import type { AccountPart } from "./account-part.ts";
import * as strings from "./generated/strings.ts";
import { loginParts } from "./parts/login-parts.ts";
import { classifiedParts, connectionParts, historyParts, keptParts } from "./parts/market-parts.ts";
import { enquiryParts, messageParts } from "./parts/message-parts.ts";
import { productParts, profileParts } from "./parts/profile-parts.ts";

/** A JSON document of the file, with what the README says of it. */
export interface AccountDocument {
  name: string;
  about: LocalizedString;
  parts: readonly AccountPart[];
}

export const DOCUMENTS: readonly AccountDocument[] = [
  { name: "login.json", about: strings.aboutLogin, parts: loginParts },
  { name: "profile.json", about: strings.aboutProfile, parts: profileParts },
  { name: "products.json", about: strings.aboutProducts, parts: productParts },
  { name: "classifieds.json", about: strings.aboutClassifieds, parts: classifiedParts },
  { name: "messages.json", about: strings.aboutMessages, parts: messageParts },
  { name: "enquiries.json", about: strings.aboutEnquiries, parts: enquiryParts },
  { name: "connections.json", about: strings.aboutConnections, parts: connectionParts },
  { name: "kept.json", about: strings.aboutKept, parts: keptParts },
  { name: "history.json", about: strings.aboutHistory, parts: historyParts },
];
