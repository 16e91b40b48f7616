import { shippingRate } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { cheapestFirst, daysText, quoteText, sortRates } from "./rates.ts";

const post = shippingRate({ carrier: "Canada Post", rate: 14.82, delivery_days: 3 });
const ups = shippingRate({ carrier: "UPS", rate: 101, delivery_days: 1 });
const freight = shippingRate({ carrier: "Day & Ross", service_name: "", rate: null, delivery_days: null });
const carriers = (by: "carrier" | "rate" | "delivery_days", direction: "ascending" | "descending") =>
  sortRates([freight, ups, post], { by, direction }, english).map(({ carrier }) => carrier);

describe("Shipping rates", () => {
  it("begin with the cheapest", () => {
    expect(sortRates([freight, ups, post], cheapestFirst, english)[0]).toBe(post);
  });

  it("without a price or a time go last in both directions", () => {
    expect(carriers("rate", "ascending")).toEqual(["Canada Post", "UPS", "Day & Ross"]);
    expect(carriers("rate", "descending")).toEqual(["UPS", "Canada Post", "Day & Ross"]);
    expect(carriers("delivery_days", "ascending")).toEqual(["UPS", "Canada Post", "Day & Ross"]);
    expect(carriers("delivery_days", "descending")).toEqual(["Canada Post", "UPS", "Day & Ross"]);
  });

  it("are sorted by the carrier's name too", () => {
    expect(carriers("carrier", "descending")).toEqual(["UPS", "Day & Ross", "Canada Post"]);
  });

  it("read as dollars with two decimals, or as a request to ask", () => {
    expect(quoteText(post, english)).toBe("$14.82");
    expect(quoteText(ups, english)).toBe("$101.00");
    expect(quoteText(freight, english)).toBe("Please Contact");
  });

  it("are in French sorted by the names that are shown", () => {
    const byCarrier = { by: "carrier", direction: "ascending" } as const;
    expect(sortRates([ups, post, freight], byCarrier, french)).toEqual([freight, post, ups]);
    expect(quoteText(post, french)).toBe("14,82\u00a0$");
    expect(daysText(post, french)).toBe("3 jours");
  });

  it("count one Day and several Days", () => {
    expect(daysText(ups, english)).toBe("1 Day");
    expect(daysText(post, english)).toBe("3 Days");
    expect(daysText(shippingRate({ delivery_days: 0 }), english)).toBe("0 Days");
    expect(daysText(freight, english)).toBeNull();
  });
});
