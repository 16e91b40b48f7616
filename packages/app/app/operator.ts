/** Who runs this network, as far as pages name it. */
export const operator = {
  /** The mailbox for questions and support. */
  contactEmail: "support@foodshed.example",
} as const;
