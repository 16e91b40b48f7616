import type { Schema } from "@foodshed/sdk";
import { useSession } from "../provider/host.tsx";
import { useQuery, useSetQueryData } from "../provider/useQuery.ts";

export type Person = Schema<"Person">;
export type Invitation = Schema<"Invitation">;

/** The people of the business that the member acts for, and its open invitations. */
export function usePeople() {
  const key = ["listPeople", useSession()?.account_id] as const;
  const query = useQuery<Schema<"PeopleList">>(key, (client) => client.GET("/people/"));
  const change = useSetQueryData();
  const update = (to: (list: Schema<"PeopleList">) => Partial<Schema<"PeopleList">>) =>
    change<Schema<"PeopleList">>(key, (list) => ({ ...list, ...to(list) }));
  return {
    ...query,
    /** The person after a change of their role. */
    replacePerson: (person: Person) =>
      update(({ people }) => ({ people: people.map((one) => (one.id === person.id ? person : one)) })),
    dropPerson: (id: number) => update(({ people }) => ({ people: people.filter((one) => one.id !== id) })),
    /** A new invitation; it takes the place of an earlier one of the same address. */
    putInvitation: (invitation: Invitation) =>
      update(({ invitations }) => ({
        invitations: [invitation, ...invitations.filter(({ email }) => !isSame(email, invitation.email))],
      })),
    dropInvitation: (id: number) =>
      update(({ invitations }) => ({ invitations: invitations.filter((one) => one.id !== id) })),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
