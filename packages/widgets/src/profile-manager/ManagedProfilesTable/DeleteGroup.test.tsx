import { problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { DeleteGroup } from "./DeleteGroup.tsx";

const query = { id: 3, name: "Orchards", where: "category = Fruits", accounts: [] };

function show(mocks: RenderWidgetOptions["mocks"]) {
  const onDeleted = vi.fn();
  const view = renderWidget(<DeleteGroup group={query} onDeleted={onDeleted} />, {
    signedInAs: { is_manager: true },
    mocks,
  });
  return {
    ...view,
    onDeleted,
    press: () => view.user.click(screen.getByRole("button", { name: /Orchards/ })),
  };
}

it("A saved group is deleted with one press, and brought back as it was", async () => {
  const saved = vi.fn();
  const { user, press, onDeleted } = show({
    "DELETE /recipient_groups/{id}/": () => undefined,
    "POST /recipient_groups/": ({ body }) => {
      saved(body);
      return query;
    },
  });
  await press();
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: "Orchards", where: "category = Fruits" }));
});

it("A saved group that another manager has deleted is gone as well", async () => {
  const { press, onDeleted } = show({ "DELETE /recipient_groups/{id}/": () => problem(404, "Not found.") });
  await press();
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
});

it("A saved group stays when it cannot be deleted, and says why", async () => {
  const { press, onDeleted } = show({
    "DELETE /recipient_groups/{id}/": () => problem(503, "Please try again in a moment."),
  });
  await press();
  expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});
