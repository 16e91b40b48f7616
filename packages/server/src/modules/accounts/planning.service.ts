import { type Locale, type Translate, translateText } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { signedIn } from "../../core/signed-in.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { claimMail } from "./accounts.mails.ts";
import * as accounts from "./accounts.queries.ts";
import * as strings from "./generated/strings.ts";
import { ORGANIZATION } from "./organizations.ts";
import * as queries from "./planning.queries.ts";
import { ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS } from "./signup.service.ts";
import { findCandidates } from "./similar-accounts.ts";

type Planned = ResponseBody<"planAccounts">["results"][number];
type Wanted = Body<"planAccounts">["accounts"][number];

/** Stands where the real link's codes will be, which are made when it is sent. */
const LEFT_OUT = "…";

/** What creating these accounts on behalf of others would do, without doing it. */
export async function planAccounts(
  services: Services,
  actor: Actor,
  { accounts: wanted, facts = [], with_mails: withMails = true }: Body<"planAccounts">,
  translate: Translate,
): Promise<ResponseBody<"planAccounts">> {
  const caller = signedIn(actor);
  if (caller.kind !== "administrator" && !caller.isManager) throw DomainError.forbidden();
  const { db, config } = services;
  const maker = await accounts.findUserOfAccount(db, caller.accountId);
  const names = wanted.map(({ business_name }) => business_name.trim());
  const keys = await queries.foldNames(db, names);
  const emails = wanted.map(({ email }) => email.toLowerCase());
  const found = await queries.readKnownAccounts(db, { emails, nameKeys: keys, by: caller.accountId });
  // What gives way when the account is made is not there.
  const known = found.filter(({ unconfirmed, email }) => !unconfirmed || !emails.includes(email as string));
  const replaced = new Set(found.filter((account) => !known.includes(account)).map(({ id }) => id));
  const byEmail = new Map(known.map((account) => [account.email, account]));
  const candidates = await findCandidates(
    db,
    wanted.map(({ business_name }, index) => ({ ...facts[index], business_name })),
    { by: caller.accountId, all: caller.kind === "administrator", translate },
  );
  const mayKnow = ({ managed }: queries.KnownAccount) => caller.kind === "administrator" || managed;
  const byName = new Map(
    known
      .filter((account) => mayKnow(account) || account.published)
      .map((account) => [account.name_key, account]),
  );

  return {
    results: wanted.map((account, index): Planned => {
      if (caller.kind !== "administrator" && account.roles.includes(ORGANIZATION)) {
        return nothing("error", translateText(translate, ONLY_ADMINISTRATORS_MAKE_ORGANIZATIONS));
      }
      const holder = byEmail.get(account.email.toLowerCase());
      if (holder && !mayKnow(holder)) return nothing("conflict", translate(strings.plannedAddressTaken));
      if (holder?.name_key === keys[index]) {
        return nothing("match", translate(strings.plannedMatch), holder);
      }
      if (holder)
        return nothing(
          "conflict",
          translate(strings.plannedAddressOf, { name: holder.business_name }),
          holder,
        );
      const language = account.language ?? caller.language;
      const mail = withMails ? mailFor(config, { ...account, language }, maker?.business_name) : null;
      const namesake = byName.get(keys[index] as string);
      const similar = (candidates[index] ?? []).filter(({ account: { id } }) => !replaced.has(id));
      if (!namesake)
        return { outcome: "create", account: null, message: null, mail, language, candidates: similar };
      return {
        ...nothing(
          "conflict",
          translate(strings.plannedNamesake, { name: namesake.business_name }),
          namesake,
        ),
        mail,
        language,
        candidates: similar,
      };
    }),
  };
}

function nothing(
  outcome: Planned["outcome"],
  message: string,
  account: queries.KnownAccount | null = null,
): Planned {
  const named = account && { id: account.id, slug: account.slug, business_name: account.business_name };
  return { outcome, account: named, message, mail: null, language: null, candidates: [] };
}

/** The claim mail as it would go out, in plain text. */
function mailFor(
  config: Services["config"],
  account: Wanted & { language: Locale },
  maker: string | undefined,
): Planned["mail"] {
  const recipient = {
    email: account.email,
    first_name: account.first_name.trim(),
    business_name: account.business_name.trim(),
    language: account.language,
  };
  const { to, subject, text } = claimMail(
    config,
    recipient,
    { activation: LEFT_OUT, password: LEFT_OUT },
    maker,
  );
  return { to, subject, text: text.replaceAll(encodeURIComponent(LEFT_OUT), LEFT_OUT) };
}
