/** What most farms have in common: they sell to businesses, to people, or to both. */
export const farmRoles = { seller: 4, "seller vendor": 5, vendor: 4 };

export const farmTitles =
  "Owner, Farmer, Grower, Co-owner, Farm manager, Sales manager, Field manager, Partner";
