import { screen, within } from "@testing-library/react";
import { ownProfile as own } from "../../testing/mockProfileServer.ts";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "./ProfileHub.tsx";

export const section = (name: string) => screen.getByRole("button", { name });
export const general = "General Business Information";

/** Opens the section of general information, over a server of these mocks. */
export async function openGeneral({ mocks }: Pick<RenderWidgetOptions, "mocks">, shown = own()) {
  const view = renderWidget(<ProfileHub profile={shown} />, { signedInAs: {}, mocks });
  await view.user.click(section(general));
  const form = within(await screen.findByRole("form", { name: general }));
  const type = async (label: string, text: string) => {
    await view.user.clear(form.getByLabelText(label));
    await view.user.type(form.getByLabelText(label), text);
  };
  const save = () => view.user.click(form.getByRole("button", { name: "Save" }));
  return { ...view, form, type, save };
}

/** A refusal of a save; of these fields it says only "this". */
export const refusal = (errors: Record<string, string[]>, ...general: string[]) =>
  Response.json({ message: "No.", errors, general }, { status: 400 });
