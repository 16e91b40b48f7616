import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { Tabs } from "./Tabs.tsx";
import { TabsFallback } from "./TabsFallback.tsx";

const roles = [
  { value: "seller", label: "Seller", content: "Apples" },
  { value: "vendor", label: "Vendor", content: "Open on Saturdays" },
] as const;

function Roles({ loaded }: { loaded: boolean }) {
  const [value, setValue] = useState<"seller" | "vendor">("seller");
  const props = { label: "Roles", tabs: roles, value, onValueChange: setValue };
  return loaded ? <Tabs keepAll {...props} /> : <TabsFallback {...props} />;
}

it("shows the tab that is pressed before the tabs are loaded, and so do they", async () => {
  const { user, rerender } = renderWidget(<Roles loaded={false} />);
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Apples");
  await user.click(screen.getByRole("tab", { name: "Vendor" }));
  expect(screen.getByRole("tab", { name: "Vendor", selected: true })).toBeVisible();
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Open on Saturdays");
  rerender(<Roles loaded />);
  expect(screen.getByRole("tab", { name: "Vendor", selected: true })).toBeVisible();
  expect(screen.getByText("Open on Saturdays")).toBeVisible();
});
