import { administrationMocks, type Mocks, typedHandlers } from "@foodshed/sdk/testing";
import type { ReactElement } from "react";
import { type RenderWidgetOptions, renderWidget } from "../testing/renderWidget.tsx";

/** The claims of an administrator. */
export const administrator = { account_id: 1, user_id: 1, email: "admin@foodshed.example", is_admin: true };

/** Renders a page of the administration for an administrator. */
export function showToAdministrator(
  page: ReactElement,
  mocks: Mocks = {},
  options: RenderWidgetOptions = {},
) {
  return renderWidget(page, {
    signedInAs: administrator,
    mocks: { ...administrationMocks(), ...mocks },
    ...options,
  });
}

/** The parameters of a story of such a page. */
export const administratorStory = (mocks: Mocks = {}) => ({
  layout: "padded",
  signedInAs: administrator,
  msw: typedHandlers({ ...administrationMocks(), ...mocks }),
});

/** Answers never. */
export const never = () => new Promise<never>(() => {});
