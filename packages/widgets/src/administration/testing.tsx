import { administrationMocks, type Mocks } from "@foodshed/sdk/testing";
import type { ReactElement } from "react";
import { type RenderWidgetOptions, renderWidget } from "../testing/renderWidget.tsx";
import { administrator } from "./stories.ts";

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
