import { type Mocks, ownSettings } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../testing/renderWidget.tsx";
import { SettingsPage } from "./SettingsPage/SettingsPage.tsx";

export type User = ReturnType<typeof renderWidget>["user"];

/** Renders the settings of a member over a mocked API that stores what is saved. */
export function showSettings(mocks: Mocks = {}, options: RenderWidgetOptions = {}) {
  return renderWidget(<SettingsPage />, {
    signedInAs: {},
    mocks: { ...ownSettings(), ...mocks },
    ...options,
  });
}

export const section = (name: string) => within(screen.getByRole("region", { name }));

export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const dialog = async () => within(await screen.findByRole("dialog", { name: "Is it you?" }));

/** Fills in the authentication dialog. */
export async function authenticate(
  user: User,
  { email = "ada@maplehill.example", secret = "orchard#2026" } = {},
) {
  const form = await dialog();
  fill(form.getByLabelText("Email"), email);
  fill(form.getByLabelText("Password"), secret);
  await user.click(form.getByRole("button", { name: "Confirm" }));
}

/** The page behind an open dialog is inert. */
export const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
