import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import {
  emptyShipment,
  type ShippingValues,
  serverFieldErrors,
  shippingSchema,
  toRequest,
} from "./shippingForm.ts";

const shipment: ShippingValues = {
  from_street1: "7800 Sideroad 15",
  from_city: "Elora",
  from_postal_code: "n0b1s0",
  from_residential: false,
  parcel: { length: "30", width: "20", height: "20.5", weight: "5" },
  dry_ice: true,
  to_street1: "100 Queen St W",
  to_city: "Toronto",
  to_postal_code: "M5H 2N2",
  to_residential: true,
};

function wrong(values: ShippingValues, t = english): Record<string, string> {
  const { error } = shippingSchema(t).safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}
const lengthOf = (length: string) => wrong({ ...shipment, parcel: { ...shipment.parcel, length } });

describe("A shipment on the wire", () => {
  it("is in inches and ounces", () => {
    const { parcel } = toRequest(shipment, "en-CA").shipment;
    expect(parcel.length).toBeCloseTo(11.81103, 5);
    expect(parcel.width).toBeCloseTo(7.87402, 5);
    expect(parcel.height).toBeCloseTo(8.0708705, 5);
    expect(parcel.weight).toBe(80);
  });

  it("is measured with a comma as well", () => {
    const typed = { ...shipment, parcel: { length: "30", width: "20,5", height: "1,255", weight: "5,5" } };
    expect(wrong({ ...typed, parcel: { ...typed.parcel, height: "20" } })).toEqual({});
    expect(wrong(typed, french)).toHaveProperty(["parcel.height"]);
    expect(toRequest(typed, "fr-CA").shipment.parcel).toMatchObject({ weight: 88 });
    expect(toRequest(typed, "fr-CA").shipment.parcel.width).toBeCloseTo(8.07, 2);
  });

  it("stays within Ontario, in Canadian dollars", () => {
    const { from_address, to_address, options } = toRequest(shipment, "en-CA").shipment;
    expect(from_address).toEqual({
      street1: "7800 Sideroad 15",
      city: "Elora",
      zip: "N0B 1S0",
      state: "ON",
      country: "CA",
      residential: false,
    });
    expect(to_address).toMatchObject({ zip: "M5H 2N2", residential: true });
    expect(options).toEqual({ dry_ice: true, currency: "CAD" });
  });
});

describe("What a shipment needs", () => {
  it("is every address field and every dimension", () => {
    expect(wrong(emptyShipment)).toEqual({
      from_street1: "Required",
      from_city: "Required",
      from_postal_code: "Required",
      "parcel.length": "Required",
      "parcel.width": "Required",
      "parcel.height": "Required",
      "parcel.weight": "Required",
      to_street1: "Required",
      to_city: "Required",
      to_postal_code: "Required",
    });
    expect(wrong({ ...shipment, to_city: "   " })).toEqual({ to_city: "Required" });
  });

  it.each([
    ["0", "Minimum 0.01"],
    ["0.009", "Minimum 0.01"],
    ["-3", "Minimum 0.01"],
    ["1000.01", "Maximum 1,000"],
    ["1.005", "In steps of 0.01"],
    ["long", "Must be a number"],
  ])("is not a length of %s", (length, message) => {
    expect(lengthOf(length)).toEqual({ "parcel.length": message });
  });

  it("is said in French, with its numbers and the province", () => {
    const parcel = { ...shipment.parcel, length: "0" };
    expect(wrong({ ...shipment, parcel, from_postal_code: "H2X 1Y4", to_city: "" }, french)).toEqual({
      "parcel.length": "Minimum 0,01",
      from_postal_code: "H2X se trouve au Québec. Tous les emplacements doivent être en Ontario.",
      to_city: "Obligatoire",
    });
  });

  it.each(["0.01", "0.07", "1.1", "999.99"])("can be a length of %s", (length) => {
    expect(lengthOf(length)).toEqual({});
  });

  it("is a postal code that is one", () => {
    expect(wrong({ ...shipment, to_postal_code: "90210" })).toEqual({
      to_postal_code: "You must provide a valid postal code.",
    });
    expect(wrong({ ...shipment, from_postal_code: "H2X 1Y4" })).toEqual({
      from_postal_code: "H2X is in Quebec. All locations must be in Ontario.",
    });
  });
});

describe("What the server refused", () => {
  const problem = (errors: Record<string, string[]>) =>
    serverFieldErrors({
      kind: "problem",
      type: "about:blank",
      title: "",
      status: 400,
      message: "No.",
      errors,
    });

  it("leads back to the field where it was typed", () => {
    expect(
      problem({
        "shipment.from_address.zip": ["This is not a postal code of Ontario."],
        "shipment.parcel.length": ["Too long."],
      }),
    ).toEqual([
      { field: "from_postal_code", message: "This is not a postal code of Ontario." },
      { field: "parcel.length", message: "Too long." },
    ]);
  });

  it("is shown even when it belongs to no field", () => {
    expect(problem({ "shipment.options": ["Unknown option."] })).toEqual([{ message: "Unknown option." }]);
  });
});
