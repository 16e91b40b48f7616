import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ShippingEmbed } from "./ShippingEmbed.tsx";

describe("The shipping calculator on a partner's page", () => {
  const part = (name: string) => within(screen.getByRole("group", { name }));
  const send = () => screen.getByRole("button", { name: "Get Shipping Rates" });

  async function fill(user: ReturnType<typeof renderWidget>["user"]) {
    await user.type(part("1. Ship from").getByLabelText("Street address"), "7800 Sideroad 15");
    await user.type(part("1. Ship from").getByLabelText("Postal code"), "n0b 1s0");
    for (const name of ["Length (cm)", "Width (cm)", "Height (cm)"])
      await user.type(part("2. Parcel").getByLabelText(name), "20");
    await user.type(part("2. Parcel").getByLabelText("Weight (lb)"), "5.25");
    await user.type(part("3. Ship to").getByLabelText("Street address"), "100 Queen St W");
    await user.type(part("3. Ship to").getByLabelText("City"), "Toronto");
    await user.type(part("3. Ship to").getByLabelText("Postal code"), "m5h 2n2");
  }

  it("takes what was typed along to the site, and asks for nothing itself", async () => {
    const { user, navigate } = renderWidget(<ShippingEmbed fromCity="Elora" />);
    expect(part("1. Ship from").getByLabelText("City")).toHaveValue("Elora");
    await fill(user);
    await user.click(part("3. Ship to").getByLabelText("Residential address"));
    await user.click(send());
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      "/shipping/start#from_street1=7800+Sideroad+15&from_city=Elora&from_postal_code=N0B+1S0&parcel.length=20&parcel.width=20&parcel.height=20&parcel.weight=5.25&to_street1=100+Queen+St+W&to_city=Toronto&to_postal_code=M5H+2N2&to_residential=true",
    );
  });

  it("shows errors at their fields, before a window opens", async () => {
    const { user, navigate } = renderWidget(<ShippingEmbed fromCity="Elora" />);
    await user.click(send());
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getAllByText("Required")).toHaveLength(9);
    expect(part("1. Ship from").getByLabelText("Street address")).toHaveFocus();
    expect(part("1. Ship from").getByLabelText("City")).not.toBeInvalid();

    await fill(user);
    expect(screen.queryByText("Required")).not.toBeInTheDocument();
    const weight = part("2. Parcel").getByLabelText("Weight (lb)");
    await user.clear(weight);
    await user.type(weight, "0");
    const code = part("3. Ship to").getByLabelText("Postal code");
    await user.clear(code);
    await user.type(code, "12345");
    await user.click(send());
    expect(navigate).not.toHaveBeenCalled();
    expect(weight).toHaveAccessibleDescription("Minimum 0.01");
    expect(code).toHaveAccessibleDescription("You must provide a valid postal code.");
    expect(weight).toHaveFocus();

    await user.clear(weight);
    await user.type(weight, "2");
    await user.clear(code);
    await user.type(code, "M5H 2N2");
    await user.click(send());
    expect(navigate).toHaveBeenCalledOnce();
  });
});
