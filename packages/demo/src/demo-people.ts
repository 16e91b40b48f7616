import type { DemoBusiness, DemoPerson } from "./demo-data.ts";

/** The people beside the owners: two colleagues of the demo member, and one who is with two businesses and a network. */
export function demoPeople(
  businesses: readonly DemoBusiness[],
  { member, manager }: { member: number; manager: number },
): DemoPerson[] {
  const neighbour = businesses.find(
    ({ index, trade, standing, isAdmin }) =>
      index !== member && trade !== "network" && standing === "active" && !isAdmin,
  ) as DemoBusiness;
  return [
    {
      email: "editor@foodshed.example",
      firstName: "Tobias",
      lastName: "Fraser",
      lastLoginDaysAgo: 2,
      memberships: [{ business: member, role: "editor", daysAgo: 410 }],
    },
    {
      email: "reader@foodshed.example",
      firstName: "Anouk",
      lastName: "Pelletier",
      lastLoginDaysAgo: 6,
      memberships: [{ business: member, role: "reader", daysAgo: 95 }],
    },
    {
      email: "several@foodshed.example",
      firstName: "Odile",
      lastName: "Marchand",
      lastLoginDaysAgo: 1,
      memberships: [
        { business: neighbour.index, role: "owner", daysAgo: 300 },
        { business: member, role: "reader", daysAgo: 210 },
        { business: manager, role: "editor", daysAgo: 120 },
      ],
    },
  ];
}
