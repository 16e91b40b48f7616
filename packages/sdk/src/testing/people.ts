import type { Schema } from "../contract.ts";
import { type Business, businesses } from "./businesses.ts";
import { type Mocks, problem } from "./handlers.ts";
import { exampleToken } from "./token.ts";

/** Somebody who acts for Maple Hill Orchard: its owner unless said otherwise. */
export function person(fields: Partial<Schema<"Person">> = {}): Schema<"Person"> {
  return {
    id: 31,
    user_id: 901,
    first_name: "Ada",
    last_name: "Okafor",
    email: "ada@maplehill.example",
    role: "owner",
    since: "2026-03-02T14:00:00Z",
    last_login_at: "2026-11-20T13:05:00Z",
    you: true,
    ...fields,
  };
}

/** An invitation that was not accepted yet. */
export function invitation(fields: Partial<Schema<"Invitation">> = {}): Schema<"Invitation"> {
  return {
    id: 8,
    email: "cy@maplehill.example",
    first_name: "Cy",
    last_name: "Roy",
    role: "reader",
    invited_by: "Ada Okafor",
    invited_at: "2026-11-20T14:05:00Z",
    expires_at: "2099-11-27T14:05:00Z",
    ...fields,
  };
}

/** The signed-in person as they see themself, with one business. */
export function me(fields: Partial<Schema<"Me">> = {}): Schema<"Me"> {
  return {
    user_id: 901,
    first_name: "Ada",
    last_name: "Okafor",
    email: "ada@maplehill.example",
    businesses: [myBusiness(businesses[0], { current: true })],
    ...fields,
  };
}

/** A business that the signed-in person is with. */
export function myBusiness(
  { id, slug, business_name }: Business,
  fields: Partial<Schema<"MyBusiness">> = {},
): Schema<"MyBusiness"> {
  return {
    id,
    slug,
    business_name,
    photo_file_name: null,
    role: "owner",
    is_manager: false,
    is_organization: false,
    current: false,
    ...fields,
  };
}

/** The password of whoever is signed in. */
const PASSWORD = "orchard#2026";

/**
 * Mocks of a business's people: an owner, an editor and an invitation; each set of them remembers what is changed through it. The
 * signed-in person's password is `orchard#2026`; their login asks for no code.
 */
export function peopleMocks(list: Partial<Schema<"PeopleList">> = {}, self: Schema<"Me"> = me()) {
  let people = list.people ?? [
    person(),
    person({
      id: 32,
      user_id: 902,
      first_name: "Bo",
      last_name: "Tremblay",
      email: "bo@maplehill.example",
      role: "editor",
      you: false,
    }),
  ];
  let invitations = list.invitations ?? [invitation()];
  let myself = self;
  let next = 90;

  const unproved = ({ current_password }: { current_password?: string }) => {
    const refuse = (sentence: string, type?: string) =>
      problem(400, sentence, { current_password: [sentence] }, undefined, type);
    if (current_password === undefined)
      return refuse("Please enter your password.", "urn:foodshed:password-due");
    return current_password === PASSWORD ? undefined : refuse("This is not your current password.");
  };
  const lastOwner = (id: number) => {
    const owners = people.filter(({ role }) => role === "owner");
    return owners.length === 1 && owners[0]?.id === id
      ? problem(409, "A business needs an owner. Make somebody else an owner first.")
      : undefined;
  };
  const missing = () => problem(404, "There is nothing here.");
  const tokenFor = ({ id, business_name, slug, role, is_manager }: Schema<"MyBusiness">) => ({
    token: exampleToken({ account_id: id, role, is_manager }),
    business_name,
    slug,
    role,
  });

  return {
    "GET /people/": () => ({ people, invitations, limit: list.limit ?? 50 }),
    "POST /people/invite/": ({ body }) => {
      const refused = body.role === "owner" && unproved(body);
      if (refused) return refused;
      const sentence = `${body.email} is with this business already.`;
      if (people.some(({ email }) => email === body.email)) return problem(409, sentence);
      next += 1;
      const { email, role, first_name = "", last_name = "" } = body;
      const sent = invitation({ id: next, email, role, first_name, last_name });
      invitations = [sent, ...invitations.filter((one) => one.email !== email)];
      return sent;
    },
    "POST /people/resend_invitation/": ({ body }) =>
      invitations.find(({ id }) => id === body.id) ?? missing(),
    "POST /people/withdraw_invitation/": ({ body }) => {
      invitations = invitations.filter(({ id }) => id !== body.id);
      return undefined;
    },
    "POST /people/change_role/": ({ body: { id, role, ...proof } }) => {
      const refused = unproved(proof) ?? (role === "owner" ? undefined : lastOwner(id));
      if (refused) return refused;
      people = people.map((one) => (one.id === id ? { ...one, role } : one));
      return people.find((one) => one.id === id) ?? missing();
    },
    "POST /people/remove/": ({ body }) => {
      const refused = unproved(body) ?? lastOwner(body.id);
      if (refused) return refused;
      people = people.filter(({ id }) => id !== body.id);
      return undefined;
    },
    "POST /people/leave/": () => {
      const refused = lastOwner(people.find(({ you }) => you)?.id ?? 0);
      if (refused) return refused;
      const other = myself.businesses.find(({ current }) => !current);
      return { token: other ? tokenFor(other).token : null };
    },
    "GET /people/me/": () => myself,
    "POST /people/set_my_name/": ({ body }) => {
      myself = { ...myself, ...body };
      people = people.map((one) => (one.you ? { ...one, ...body } : one));
      return body;
    },
    "POST /people/found_business/": ({ body: { business_name } }) => {
      const founded = {
        ...myself.businesses[0],
        id: 9999,
        business_name,
        slug: "founded",
        role: "owner",
      } as const;
      return tokenFor(founded as (typeof myself.businesses)[number]);
    },
    "POST /people/switch/": ({ body }) => {
      const chosen = myself.businesses.find(({ id }) => id === body.account_id);
      if (!chosen) return missing();
      myself = {
        ...myself,
        businesses: myself.businesses.map((one) => ({ ...one, current: one.id === chosen.id })),
      };
      return tokenFor(chosen);
    },
  } satisfies Mocks;
}

/** Mocks of the page of an invitation to Maple Hill Orchard: by default for an address without a login. */
export function invitationMocks(fields: Partial<Schema<"InvitationPreview">> = {}) {
  const { id, slug, business_name } = businesses[0];
  const preview: Schema<"InvitationPreview"> = {
    business: { id, slug, business_name, photo_file_name: null },
    inviter: "Ada Okafor",
    email: "cy@maplehill.example",
    first_name: "Cy",
    last_name: "Roy",
    role: "reader",
    has_login: false,
    expires_at: "2099-11-27T14:05:00Z",
    ...fields,
  };
  return {
    "POST /people/invitation/": () => preview,
    "POST /people/accept_invitation/": () => ({
      token: exampleToken({
        account_id: id,
        email: preview.email,
        username: preview.email,
        role: preview.role,
      }),
      business_name,
      slug,
      role: preview.role,
    }),
  } satisfies Mocks;
}
