/** A list of the demo member: whom it holds, by the trades whose businesses fit, and what is noted about each. */
export interface ListWords {
  name: string;
  shared: boolean;
  notes: readonly (readonly [trades: readonly string[], note: string])[];
}

export const memberLists: readonly ListWords[] = [
  {
    name: "Beside our cheese",
    shared: true,
    notes: [
      [["honey"], "Creamed honey for the blue. Takes our empty pails back."],
      [["bakery"], "Seeded crackers on Fridays only. Order by Wednesday noon."],
      [["preserves"], "Onion jam and the pickled pears; ask for the cases without labels."],
      [["cidery", "winery"], "Pours at our tasting in June. Knows the washed-rind best."],
      [["nuts-and-seeds", "tender-fruit", "apples"], ""],
    ],
  },
  {
    name: "Kitchens to call in the new year",
    shared: false,
    notes: [
      [["restaurant"], "Spoke at the buyers' breakfast. Wants halves, not wheels."],
      [["restaurant", "chef-caterer"], "Wedding season starts in May: crème fraîche by the pail."],
      [["hotel-and-lodge"], "New chef since the fall. Send the price list again."],
      [["specialty-shop", "grocer"], "Counter is full until February."],
    ],
  },
];

/** What is noted about the first classified that the demo member keeps. */
export const classifiedNote = "Ask whether it keeps until our next make day.";
