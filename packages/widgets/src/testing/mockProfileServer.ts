import type { Schema } from "@foodshed/sdk";
import { type Mocks, problem, profile } from "@foodshed/sdk/testing";
import { applyRoleChange } from "./applyRoleChange.ts";

type Profile = Schema<"Profile">;
type Change = Schema<"ProfileChange">;

/** The example business as its owner reads it. */
export function ownProfile(changes: Partial<Profile> = {}): Profile {
  return profile(undefined, { editable: true, version: 3, ...changes });
}

/**
 * Mock handlers of a server with one profile, as far as its forms need it: each save increments the version, and a save of
 * an older version is refused.
 */
export function mockProfileServer(start: Profile = ownProfile()) {
  let current = start;
  const saves: Schema<"SaveProfileRequest">[] = [];
  const save = (changes: Partial<Profile>) => {
    current = { ...current, ...changes, version: current.version + 1 };
    return current;
  };
  const mocks = {
    "POST /accounts/profile_by_id/": ({ body }) =>
      body.basic ? problem(400, "Only the whole profile is kept here.") : current,
    "POST /accounts/save_profile/": ({ body }) => {
      saves.push(body);
      if (body.version !== undefined && body.version !== current.version) {
        return problem(409, "Somebody else has changed this profile in between. Please load it again.");
      }
      try {
        return save(body.changes.reduce(applied, current));
      } catch {
        return problem(404, "There is nothing here.");
      }
    },
  } satisfies Mocks;
  return {
    mocks,
    /** The bodies of all saves, refused ones too. */
    saves,
    /** The changes of the last one. */
    lastChanges: () => saves.at(-1)?.changes,
    /** Simulates a save elsewhere. */
    saveElsewhere: save,
    saved: () => current,
    /** Forgets all saves, so that a story that is played again begins as it did the first time. */
    reset() {
      current = start;
      saves.length = 0;
    },
  };
}

let lastId = 9000;

function applied(profile: Profile, change: Change): Profile {
  switch (change.call) {
    case "update_profile": {
      const { category, ...details } = change.body.details ?? {};
      const types = category?.map((value) => ({ value, display: value }));
      return { ...profile, ...(details as Partial<Profile>), ...(types && { category: types }) };
    }
    case "create_address":
      lastId += 1;
      return { ...profile, addresses: [...profile.addresses, addressOf(lastId, change.body)] };
    case "update_address":
      return { ...profile, addresses: changed(profile.addresses, change.body) };
    case "delete_address":
      return { ...profile, addresses: without(profile.addresses, change.body.id) };
    case "create_contact":
      lastId += 1;
      return { ...profile, contacts: [...profile.contacts, contactOf(lastId, change.body)] };
    case "update_contact":
      return { ...profile, contacts: changed(profile.contacts, change.body) };
    case "delete_contact":
      return { ...profile, contacts: without(profile.contacts, change.body.id) };
    case "create_certificate":
      lastId += 1;
      return {
        ...profile,
        certificates: [...(profile.certificates ?? []), certificateOf(lastId, change.body)],
      };
    case "update_certificate":
      return {
        ...profile,
        certificates: changed(profile.certificates ?? [], change.body).map((one) =>
          one.id === change.body.id ? { ...one, check: null } : one,
        ),
      };
    case "delete_certificate":
      return { ...profile, certificates: without(profile.certificates ?? [], change.body.id) };
    case "update_highlight": {
      const { details } = change.body;
      return inRoles(profile, ({ data }) => ({
        ...data,
        highlights: data.highlights && ({ ...data.highlights, ...details } as Schema<"VendorHighlight">),
      }));
    }
    default:
      return applyRoleChange(profile, change);
  }
}

const nothing = {
  address_2: null,
  phone: null,
  fax: null,
  cell: null,
  name: null,
  position: null,
  email: null,
};

function addressOf(id: number, { profile_id: _, ...fields }: Schema<"CreateAddressRequest">) {
  return { ...nothing, province: "Ontario", country: "Canada", ...fields, id } satisfies Schema<"Address">;
}

function contactOf(id: number, { profile_id: _, ...fields }: Schema<"CreateContactRequest">) {
  return { ...nothing, ...fields, id } satisfies Schema<"Contact">;
}

function certificateOf(
  id: number,
  { profile_id: _, file_id: __, ...fields }: Schema<"CreateCertificateRequest">,
): Schema<"Certificate"> {
  return { ...fields, id, file: null, check: null };
}

function changed<Thing extends { id: number }>(all: Thing[], { id, ...fields }: { id: number }): Thing[] {
  if (!all.some((one) => one.id === id)) throw new Error("Not there.");
  return all.map((one) => (one.id === id ? { ...one, ...fields } : one));
}

function without<Thing extends { id: number }>(all: Thing[], id: number): Thing[] {
  if (!all.some((one) => one.id === id)) throw new Error("Not there.");
  return all.filter((one) => one.id !== id);
}

function inRoles(profile: Profile, data: (role: Schema<"Role">) => Schema<"RoleData">): Profile {
  return { ...profile, roles: profile.roles.map((role) => ({ ...role, data: data(role) })) };
}
