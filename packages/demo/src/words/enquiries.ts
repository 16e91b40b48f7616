/** What a business writes that has what the demo member asks for; the price is in dollars by the kilogram. */
export interface AnswerWords {
  quantity: number;
  price: number;
  /** Days from now on which it can be had. */
  inDays: number;
  delivers: boolean;
  /** Hours after the enquiry. */
  afterHours: number;
  content: string;
}

/** The demo member asks five growers; three of them have answered. */
export const sentEnquiry = {
  trades: ["garlic-and-herbs", "vegetables", "potatoes-onions"],
  fallbackTrades: ["csa", "farm-shop", "food-hub", "greenhouse", "apples"],
  recipients: 5,
  product: "Music garlic",
  quantity: 40,
  unit: "kg",
  wantedInDays: 18,
  daysAgo: 3,
  content:
    "For a garlic curd that we make from now until spring. Seconds are welcome as long as they are dry and sound; we peel by hand.",
  answers: [
    {
      quantity: 40,
      price: 15.5,
      inDays: 5,
      delivers: true,
      afterHours: 4,
      content: "Cured and cleaned. We pass Elora on Tuesdays and can drop it at the make room.",
    },
    {
      quantity: 25,
      price: 12,
      inDays: 3,
      delivers: false,
      afterHours: 21,
      content: "Mostly seconds, split wrappers but dry. 25 kg is all we can spare this season.",
    },
    {
      quantity: 60,
      price: 17.25,
      inDays: 9,
      delivers: false,
      afterHours: 30,
      content: "Certified organic. $16 a kilogram if you take all sixty.",
    },
  ] as readonly AnswerWords[],
} as const;

/** A kitchen asks the demo member, and waits. */
export const receivedEnquiry = {
  trades: ["restaurant", "chef-caterer", "hotel-and-lodge"],
  product: "Washed-rind sheep's milk cheese",
  quantity: 6,
  unit: "kg",
  wantedInDays: 12,
  hoursAgo: 26,
  content: "For a tasting menu of six weeks, a wheel a week. Would a standing order be possible?",
} as const;
