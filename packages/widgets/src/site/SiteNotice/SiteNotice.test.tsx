import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SiteNotice } from "./SiteNotice.tsx";

const notice = { en: "Closed on <b>Monday</b>.", fr: "Fermé lundi." };

it("A notice is in the reader's language, and never markup", () => {
  const { unmount } = renderWidget(<SiteNotice notice={notice} />);
  expect(screen.getByText("Closed on <b>Monday</b>.")).toBeVisible();
  unmount();
  renderWidget(<SiteNotice notice={notice} />, { locale: "fr-CA" });
  expect(screen.getByText("Fermé lundi.")).toBeVisible();
});
