import { afterEach, expect, test, vi } from "vitest";
import { type AvailabilityRow, availabilityRow } from "../products/availability.ts";
import { toProfile } from "./export.lines.ts";
import type { ExportRow } from "./export.queries.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const AVAILABLE: AvailabilityRow = availabilityRow({
  from: "07",
  to: "10",
  price_min: 4.5,
  price_max: 6,
  price_unit: "kg",
  quantity: 40,
  quantity_unit: "kg",
  delivery_days: ["tue", "fri"],
});

const business = (products: number) =>
  ({
    managed: true,
    products: Array.from({ length: products }, (_, at) => [4, `Apple ${at}`, AVAILABLE]),
  }) as unknown as ExportRow;

const linesOf = (row: ExportRow) =>
  toProfile(row, new Set(["availability"]), {
    images: { address: () => "" } as unknown as Parameters<typeof toProfile>[2]["images"],
    includeHidden: true,
    distance: null,
  }).availability;

test("says of each product when it is to be had", () => {
  expect(linesOf(business(2))).toEqual([
    "Apple 0: July to October, $4.50 to $6.00/kg, 40 kg, delivered on Tuesday and Friday",
    "Apple 1: July to October, $4.50 to $6.00/kg, 40 kg, delivered on Tuesday and Friday",
  ]);
});

test("writes what many products share once: a format takes thousands of times the memory of a line", () => {
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  const numbers = vi.spyOn(Intl, "NumberFormat");
  expect(linesOf(business(500))).toHaveLength(500);
  expect(dates.mock.calls.length + numbers.mock.calls.length).toBeLessThan(10);
});
