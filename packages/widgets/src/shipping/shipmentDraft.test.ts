import { SHIPMENT_DRAFT_KEY } from "@foodshed/sdk/vocabulary";
import { beforeEach, describe, expect, it } from "vitest";
import { saveShipmentDraft, shipmentPath, takeShipmentDraft } from "./shipmentDraft.ts";

describe("A shipment that was begun elsewhere", () => {
  beforeEach(() => sessionStorage.clear());

  it("goes along behind the #, without what was left empty", () => {
    const path = shipmentPath([
      ["from_city", " Elora "],
      ["to_city", ""],
      ["parcel.length", "30"],
      ["dry_ice", "true"],
    ]);
    expect(path).toBe("/shipping/start#from_city=Elora&parcel.length=30&dry_ice=true");
  });

  it("is saved through the login and restored once", () => {
    saveShipmentDraft("#from_city=Elora&to_street1=100+Queen+St+W");
    expect(takeShipmentDraft()).toEqual({ from_city: "Elora", to_street1: "100 Queen St W" });
    expect(takeShipmentDraft()).toEqual({});
  });

  it("that is empty leaves the saved draft unchanged", () => {
    saveShipmentDraft("#from_city=Elora");
    saveShipmentDraft("");
    expect(sessionStorage.getItem(SHIPMENT_DRAFT_KEY)).toBe("from_city=Elora");
  });
});
