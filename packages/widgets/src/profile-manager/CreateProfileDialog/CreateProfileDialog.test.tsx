import type { Locale } from "@foodshed/sdk/locale";
import { problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { english } from "../../testing/translate.ts";
import { CreateProfileDialog } from "./CreateProfileDialog.tsx";
import { signupErrors } from "./createProfileForm.ts";

const created = [
  {
    id: 901,
    email: "info@northfork.example",
    account: { id: 7, slug: "north-fork", business_name: "North Fork" },
  },
];

function show(mocks: RenderWidgetOptions["mocks"] = {}, claims = {}, locale: Locale = "en-CA") {
  const onOpenChange = vi.fn();
  const view = renderWidget(<CreateProfileDialog open onOpenChange={onOpenChange} />, {
    signedInAs: { is_manager: true, ...claims },
    mocks,
    locale,
  });
  return { ...view, onOpenChange };
}

const submit = () => screen.getByRole("button", { name: "Submit" });

async function fill({ user }: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText("First name"), "Lou");
  await user.type(screen.getByLabelText("Last name"), "Tremblay");
  await user.type(screen.getByLabelText("Business name"), "North Fork");
  await user.type(screen.getByLabelText("Email"), "info@northfork.example");
  await user.click(screen.getByRole("checkbox", { name: "Processor" }));
}

describe("Creating a profile on behalf of a business", () => {
  it("cannot be submitted while nothing is filled in", async () => {
    const { user } = show();
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText("First name"), "L");
    expect(submit()).toBeEnabled();
  });

  it("names what is missing, and leads to it", async () => {
    const { user } = show();
    await user.type(screen.getByLabelText("First name"), "Lou");
    await user.click(submit());
    const summary = await screen.findByRole("alert");
    for (const sentence of [
      "You must provide a last name.",
      "You must provide a business name.",
      "You must provide a valid email address.",
      "You must choose at least one profile.",
    ]) {
      expect(summary).toHaveTextContent(sentence);
    }
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "You must choose at least one profile." }));
    expect(screen.getByRole("checkbox", { name: "Buyer" })).toHaveFocus();
  });

  it("signs the business up without a password, once, and says so", async () => {
    const sent = vi.fn();
    const view = show({
      "POST /accounts/signup/": ({ body, request }) => {
        sent(body, request.headers.get("Idempotency-Key"));
        return created;
      },
    });
    await fill(view);
    await view.user.dblClick(submit());
    expect(await screen.findByText("Your profile has been submitted for authentication.")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(
      {
        first_name: "Lou",
        last_name: "Tremblay",
        business_name: "North Fork",
        email: "info@northfork.example",
        roles: [5],
        on_behalf: true,
      },
      expect.stringMatching(/.{16,}/),
    );
    expect(view.onOpenChange).toHaveBeenCalledWith(false);
  });

  it("says why it failed and keeps what was typed; a retry creates no second account", async () => {
    const keys: (string | null)[] = [];
    const view = show({
      "POST /accounts/signup/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? problem(409, "Error: email already exists") : created;
      },
    });
    await fill(view);
    await view.user.click(submit());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Failure to signup due to:");
    expect(summary).toHaveTextContent("Error: email already exists");
    expect(screen.getByLabelText("Business name")).toHaveValue("North Fork");
    await view.user.click(submit());
    expect(await screen.findByText("Your profile has been submitted for authentication.")).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
  });

  it("forgets a refusal once the form itself is wrong", async () => {
    const view = show({ "POST /accounts/signup/": () => problem(409, "Error: email already exists") });
    await fill(view);
    await view.user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent("Error: email already exists");
    await view.user.clear(screen.getByLabelText("Last name"));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("You must provide a last name."));
    expect(screen.getByRole("alert")).not.toHaveTextContent("Error: email already exists");
    await view.user.click(submit());
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("has a message for a failure without one", () => {
    const silent = { type: "about:blank", title: "", status: 500, message: "", errors: {} };
    expect(signupErrors(silent, english)).toEqual(["Unknown Error"]);
  });

  it("names in French what is missing", async () => {
    const { user } = show({}, {}, "fr-CA");
    await user.type(screen.getByLabelText("Prénom"), "Lou");
    await user.click(screen.getByRole("button", { name: "Soumettre" }));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Vous devez fournir un nom de famille.");
    expect(summary).toHaveTextContent("Vous devez fournir une adresse courriel valide.");
    expect(screen.getByRole("checkbox", { name: "Transformateur" })).toBeVisible();
  });

  it("leaves networks to administrators", () => {
    const { unmount } = show();
    expect(screen.getByRole("checkbox", { name: "Organization" })).toBeDisabled();
    expect(screen.getByText("Only an administrator can create an organization.")).toBeVisible();
    unmount();
    show({}, { is_admin: true });
    expect(screen.getByRole("checkbox", { name: "Organization" })).toBeEnabled();
  });
});
