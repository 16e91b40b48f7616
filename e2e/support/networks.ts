import { newAddress, password } from "./accounts.ts";
import { call, type Member, newMember, tokenOf } from "./members.ts";
import { mailedLink } from "./outbox.ts";

export interface Network extends Member {
  slug: string;
}

/** A buy-local network that manages members: created by an administrator, and claimed. */
export async function newNetwork(): Promise<Network> {
  const admin = await tokenOf("admin@foodshed.example");
  const email = newAddress("network");
  const business = `Journeys Network ${email.slice(-22, -17)}`;
  const [user] = await call<[{ account: { id: number; slug: string } }]>("POST", "/accounts/signup/", {
    token: admin,
    body: {
      email,
      first_name: "Nora",
      last_name: "Whitfield",
      business_name: business,
      roles: [4],
      on_behalf: true,
    },
  });
  const { id, slug } = user.account;
  await call("POST", "/accounts/update_account/", {
    token: admin,
    body: { account_id: id, is_manager: true },
  });
  const { searchParams } = new URL(await mailedLink(email, "/claim\\?"));
  await call("POST", "/accounts/activate_account_and_set_password/", {
    body: {
      act_token: searchParams.get("act_token"),
      pw_token: searchParams.get("pw_token"),
      password,
      email_consent: true,
    },
  });
  return { email, password, business, accountId: id, slug, token: await tokenOf(email, password) };
}

/** A member of the network that lets it manage its profile. */
export async function newManagedMember(network: Network, name: string, roles?: number[]): Promise<Member> {
  const member = await newMember(name, roles);
  const { id } = await call<{ id: number }>("POST", "/accounts/request_connection/", {
    token: member.token,
    body: { recipient: network.accountId, manage: true },
  });
  await call("POST", "/accounts/accept_connection_request/", {
    token: network.token,
    body: { id, accept: true },
  });
  return member;
}
