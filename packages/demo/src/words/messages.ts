/** Conversations of the demo member: who says what. "me" is the demo member; the last line is the newest. */
export interface Thread {
  /** The trades whose businesses would say this. */
  trades: readonly string[];
  lines: readonly ["me" | "them", string][];
  /** Hours between now and the last line. */
  hoursAgo: number;
  /** The last lines from them that the demo member has not read. */
  unread: number;
  blocked?: boolean;
}

export const memberThreads: readonly Thread[] = [
  {
    trades: ["restaurant", "hotel-and-lodge"],
    lines: [
      [
        "them",
        "Hello, we tried your washed-rind at the Guelph market and the whole kitchen is in love. Do you sell to restaurants?",
      ],
      ["me", "Gladly. Wheels are 2.4 kg, or I can cut halves for you. We are in your town on Thursdays."],
      ["them", "Thursday is perfect. Two wheels to start, and a kilo of the crème fraîche?"],
      ["me", "Set aside for you. I will be at the back door around ten."],
      ["them", "Could you make it three wheels? We put it on the fall menu and it sold out on Saturday."],
    ],
    hoursAgo: 3,
    unread: 1,
  },
  {
    trades: ["distributor", "food-hub"],
    lines: [
      ["them", "We are adding Ontario cheese to our northern route and would like to talk about your line."],
      ["me", "Interested! What are your minimums, and how long are the cheeses on the truck?"],
      [
        "them",
        "Minimum is ten cases across everything. Never more than 30 hours door to door, at 3 °C the whole way.",
      ],
      ["them", "I can send our vendor form if that helps. It asks about insurance and your HACCP plan."],
    ],
    hoursAgo: 20,
    unread: 2,
  },
  {
    trades: ["specialty-shop", "grocer"],
    lines: [
      ["me", "The December order sheet is ready. Shall I hold the usual for you?"],
      ["them", "Yes please, and double the chèvre. People put it on everything at the holidays."],
      ["me", "Done. Delivery on the 10th and the 17th."],
    ],
    hoursAgo: 46,
    unread: 0,
  },
  {
    trades: ["berries", "cranberries-and-wild", "vegetables"],
    lines: [
      ["them", "Saw your ad for black currants. I have about 20 kilos in the freezer, picked in July."],
      ["me", "Wonderful. Are they stripped or on the strig?"],
      ["them", "Stripped, I promise. My children were paid by the litre."],
    ],
    hoursAgo: 9,
    unread: 1,
  },
  {
    trades: ["lamb-and-goat", "dairy-farm"],
    lines: [
      ["me", "Would you have ewe's milk to spare in February? Ours are dry until the middle of March."],
      ["them", "Maybe 60 litres a week. I would have to see how lambing goes."],
      ["me", "Anything helps. I can pick up on my way back from Guelph."],
      ["them", "Let us talk after New Year."],
      ["me", "I will call in the first week of January. Thank you!"],
    ],
    hoursAgo: 130,
    unread: 0,
  },
  {
    trades: ["packaging"],
    lines: [
      [
        "them",
        "Your paper for the quarter wheels is printed. Blue came out a touch darker than the proof; here is hoping you like it.",
      ],
      ["me", "Darker is better. Invoice me and I will be by on Friday."],
    ],
    hoursAgo: 300,
    unread: 0,
  },
  {
    trades: ["marketing", "advice-and-finance"],
    lines: [
      ["them", "GET MORE CUSTOMERS NOW!!! We guarantee page one in 30 days. Reply YES."],
      ["me", "No, thank you. Please do not write again."],
      ["them", "Last chance! 50 % off if you sign today. You will regret missing this."],
    ],
    hoursAgo: 520,
    unread: 0,
    blocked: true,
  },
  {
    trades: ["trucking"],
    lines: [
      ["me", "Do you still have room on Mondays between Fergus and Toronto? Two skids, chilled."],
      ["them", "One skid for certain, two most weeks. $85 each, pickup before seven."],
      ["me", "Put me down for one, and call me when there is room for two."],
      ["them", "Will do. Watch the bridge on the seventh line, it is down to one lane until spring."],
    ],
    hoursAgo: 700,
    unread: 0,
  },
  {
    trades: ["school-and-institution"],
    lines: [
      [
        "them",
        "Good morning. Our student nutrition program is looking for plain yogurt in four-litre pails, about thirty a month from September to June. We are asked to spend a third of " +
          "our budget in the province, and the children have been very clear that the present yogurt is, in their words, sad. Before the tender goes out I am speaking with a few small " +
          "dairies to find out what is possible: price per pail, shelf life on arrival, whether you could deliver to one dock in Guelph, and whether your plant's licence and insurance are " +
          "up to date. It does not have to be sheep's milk! If thirty is too many, half would still help, and we could find a second dairy for the rest. Would you have time for a call next week?",
      ],
      ["me", "What a good brief. Thirty is a stretch in winter but fifteen is easy. Tuesday after two?"],
    ],
    hoursAgo: 96,
    unread: 0,
  },
];

/** What the demo manager and the members of the network have said to one another. */
export const managerThreads: readonly Thread[] = [
  {
    trades: [],
    lines: [
      [
        "me",
        "The new network map goes to the printer on Friday. Please look at your listing and tell me what is wrong.",
      ],
      ["them", "Our hours are last year's. We close at five now."],
    ],
    hoursAgo: 5,
    unread: 1,
  },
  {
    trades: [],
    lines: [
      ["them", "Could you update our products for us? I have never got the hang of the categories."],
      ["me", "Of course. Send me the list and I will do it this week."],
      ["them", "Bless you. It is on the back of the egg carton I left at your office."],
    ],
    hoursAgo: 30,
    unread: 1,
  },
  {
    trades: [],
    lines: [
      ["me", "Thank you for hosting the buyers' breakfast. Fourteen new orders came out of it."],
      ["them", "Same again in spring? We will find more chairs."],
      ["me", "Yes, please."],
    ],
    hoursAgo: 210,
    unread: 0,
  },
];
