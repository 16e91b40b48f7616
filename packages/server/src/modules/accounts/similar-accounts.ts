import type { Translate } from "@foodshed/sdk/locale";
import {
  type AgreeingFact,
  agreementWeight,
  type BusinessFacts,
  type BusinessKeys,
  businessKeys,
  perhapsSame,
} from "@foodshed/sdk/vocabulary/business-identity";
import type { Connection } from "../../infra/db/connection.ts";
import type { ResponseBody } from "../handler.ts";
import * as strings from "./generated/strings.ts";
import { readSimilarAccounts, type SimilarAccount } from "./similar-accounts.queries.ts";

type Candidate = ResponseBody<"planAccounts">["results"][number]["candidates"][number];

/** Candidates that a business is told of. */
const SHOWN = 5;
/** A phone number or website of more businesses than this belongs to an association or a market hall. */
const SHARED_BY = 3;

/** For each business, the existing ones that it is perhaps the same as, as far as the account that asks may know them. */
export async function findCandidates(
  db: Connection,
  wanted: readonly BusinessFacts[],
  { by, all, translate }: { by: number; all: boolean; translate: Translate },
): Promise<Candidate[][]> {
  const keys = wanted.map(businessKeys);
  const found = await readSimilarAccounts(
    db,
    {
      nameKeys: keys.map(({ name }) => name),
      phones: keys.map(({ phone }) => phone ?? null),
      postalCodes: keys.map(({ postal_code }) => postal_code ?? null),
      websites: keys.map(({ website }) => website ?? null),
    },
    { by, all },
  );
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return keys.map((business, index) => rank(business, byPlace.get(index + 1) ?? [], translate));
}

function rank(business: BusinessKeys, found: readonly SimilarAccount[], translate: Translate): Candidate[] {
  return found
    .flatMap((account) => {
      const agrees = perhapsSame(business, businessKeys(account));
      return agrees ? [{ account, agrees, weight: agreementWeight(agrees) }] : [];
    })
    .filter(({ agrees }, _, all) => !isOfMany(agrees, all))
    .toSorted((one, other) => other.weight - one.weight || one.account.id - other.account.id)
    .slice(0, SHOWN)
    .map(({ account, agrees }) => toCandidate(account, agrees, translate));
}

/** Whether two businesses agree only in a phone number or website that many others have as well. */
function isOfMany(
  agrees: readonly AgreeingFact[],
  all: readonly { agrees: readonly AgreeingFact[] }[],
): boolean {
  if (agrees.includes("name") || agrees.includes("similar_name")) return false;
  return (["phone", "website"] as const).every(
    (fact) => !agrees.includes(fact) || all.filter((each) => each.agrees.includes(fact)).length > SHARED_BY,
  );
}

const LABELS = {
  name: strings.agreesName,
  similar_name: strings.agreesSimilarName,
  phone: strings.agreesPhone,
  postal_code: strings.agreesPostalCode,
  website: strings.agreesWebsite,
  city: strings.agreesCity,
} as const satisfies Record<AgreeingFact, unknown>;

function toCandidate(account: SimilarAccount, agrees: AgreeingFact[], translate: Translate): Candidate {
  const { id, slug, business_name, phone, postal_code, website, city } = account;
  const facts = agrees.map((fact) => translate(LABELS[fact])).join(", ");
  return {
    account: { id, slug, business_name },
    agrees,
    message: translate(strings.plannedCandidate, { name: business_name, facts }),
    phone: phone || null,
    postal_code: postal_code || null,
    website: website || null,
    city: city || null,
  };
}
