import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ShippingEmbed } from "./ShippingEmbed.tsx";

describe("The shipping calculator on a partner's page", () => {
  it("takes what was typed along to the site, and asks for nothing itself", async () => {
    const { user, navigate } = renderWidget(<ShippingEmbed fromCity="Elora" />);
    const part = (name: string) => within(screen.getByRole("group", { name }));
    expect(part("1. Ship from").getByLabelText("City")).toHaveValue("Elora");
    await user.type(part("3. Ship to").getByLabelText("Postal code"), "m5h 2n2");
    await user.type(part("2. Parcel").getByLabelText("Weight (lb)"), "5.25");
    await user.click(part("3. Ship to").getByLabelText("Residential address"));
    await user.click(screen.getByRole("button", { name: "Get Shipping Rates" }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      "/shipping/start#from_city=Elora&parcel.weight=5.25&to_postal_code=M5H+2N2&to_residential=true",
    );
  });
});
