/** What buyers ask a business that they have not written to before, and what it says. */
export const firstMessages: readonly (readonly [string, string])[] = [
  [
    "Hello, do you deliver to restaurants in Guelph?",
    "We do, on Thursdays. What would you like to try first?",
  ],
  [
    "Could you send me your wholesale prices?",
    "Gladly, they are on their way. Ask me about the fall list as well.",
  ],
  ["Is there any left of what you had at the market?", "A little. I can hold some for you until Saturday."],
  ["What is your smallest order?", "One case, or two if we bring it to your door."],
  [
    "We are opening a shop in spring. Do you still take new customers?",
    "Yes, a few. Shall we talk next week?",
  ],
  ["Do you have somebody for invoices, or should I write to you?", "Write to me, it is only the two of us."],
  [
    "May our class of 22 visit you one morning in May?",
    "With pleasure. Bring boots, and a second pair of socks.",
  ],
];
