export const invitationTitle = "Local food, in your inbox";
export const invitationText = "Market days, new members and what is in season, a few times a year.";
