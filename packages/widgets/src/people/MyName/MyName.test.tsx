import { me, peopleMocks, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MyName } from "./MyName.tsx";

const show = (mocks = {}, props = {}) =>
  renderWidget(<MyName {...props} />, { signedInAs: {}, mocks: { ...peopleMocks(), ...mocks } });

describe("One's own name", () => {
  it("is saved, and says so", async () => {
    const { user } = show();
    const first = await screen.findByLabelText("First name");
    expect(first).toHaveValue("Ada");
    await user.clear(first);
    await user.type(first, "Adaeze");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your name is saved.")).toBeVisible();
    expect(first).toHaveValue("Adaeze");
  });

  it("is wanted in both parts", async () => {
    const { user } = show(peopleMocks({}, me({ last_name: "" })));
    await screen.findByLabelText("First name");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("You must provide a last name.")).toBeVisible();
  });

  it("stays in the form when it cannot be saved", async () => {
    const { user } = show({ "POST /people/set_my_name/": () => problem(503, "Not right now.") });
    await user.type(await screen.findByLabelText("Last name"), "-Roy");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(screen.getByLabelText("Last name")).toHaveValue("Okafor-Roy");
  });

  it("cannot be changed while support acts for the member", async () => {
    show({}, { disabled: true });
    expect(await screen.findByLabelText("First name")).toBeDisabled();
    expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  });
});
