import { SHIPMENT_DRAFT_KEY } from "@foodshed/sdk/vocabulary";
import { beforeEach, describe, expect, it } from "vitest";
import { keepShipmentDraft, shipmentPath, takeShipmentDraft } from "./shipmentDraft.ts";

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

  it("is kept through the login, and taken once", () => {
    keepShipmentDraft("#from_city=Elora&to_street1=100+Queen+St+W");
    expect(takeShipmentDraft()).toEqual({ from_city: "Elora", to_street1: "100 Queen St W" });
    expect(takeShipmentDraft()).toEqual({});
  });

  it("that holds nothing leaves what is kept", () => {
    keepShipmentDraft("#from_city=Elora");
    keepShipmentDraft("");
    expect(sessionStorage.getItem(SHIPMENT_DRAFT_KEY)).toBe("from_city=Elora");
  });
});
