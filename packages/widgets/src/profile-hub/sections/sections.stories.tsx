import { problem, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { BusinessTypeSection } from "./BusinessTypeSection.tsx";
import { DeliverySection } from "./DeliverySection.tsx";
import { GeneralInfoSection } from "./GeneralInfoSection.tsx";
import { HighlightSection } from "./HighlightSection.tsx";
import { SocialSection } from "./SocialSection.tsx";

const meta = { title: "Widgets/Profile hub/Sections" } satisfies Meta;
export default meta;
type Story = StoryObj;

const as = (...roles: RoleValue[]) => ({ roles: roles.map((role) => profileRole(role)) });

const summary = async (canvasElement: HTMLElement) => within(canvasElement).findByRole("alert");
const save = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Save" }));

export const GeneralOfAVendor: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <GeneralInfoSection />,
};

export const GeneralEmptied: Story = {
  ...profileFormStory(as("buyer")),
  render: () => <GeneralInfoSection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of [
      "Business name",
      "First name",
      "Last name",
      "Job title",
      "Email",
      "About your business",
    ]) {
      await userEvent.clear(canvas.getByLabelText(label));
    }
    await userEvent.type(canvas.getByLabelText("Phone (optional)"), " 1");
    await save(canvasElement);
    const alert = await summary(canvasElement);
    await expect(alert).toHaveFocus();
    await expect(
      within(alert)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "You must provide a business name.",
      "You must provide your first name.",
      "You must provide your last name.",
      "You must provide your job title.",
      "You must provide a valid email address.",
      "You must provide a valid phone number.",
      "You must provide a description of your business.",
    ]);
  },
};

export const GeneralRefused: Story = {
  ...profileFormStory(as("buyer"), {
    "POST /accounts/save_profile/": () => problem(503, "The service is not available right now."),
  }),
  render: () => <GeneralInfoSection />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Job title"), "!");
    await save(canvasElement);
    await expect(await summary(canvasElement)).toHaveTextContent("The service is not available right now.");
    await expect(within(canvasElement).getByLabelText("Job title")).toHaveValue("Owner!");
  },
};

export const SocialWithStore: Story = {
  ...profileFormStory({
    ...as("seller"),
    twitter: "https://twitter.com/maplehill",
    instagram: "https://instagram.com/maple.hill",
  }),
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Twitter (optional)")).toHaveValue("@maplehill");
  },
};

export const SocialWrong: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Instagram (optional)"), "maple..hill");
    await userEvent.type(canvas.getByLabelText("LinkedIn (optional)"), "maple");
    await save(canvasElement);
    await expect(await summary(canvasElement)).toHaveTextContent(
      "You must provide a valid LinkedIn address formatted in the following manner: https://www.linkedin.com/yourpage",
    );
  },
};

export const HighlightsEmpty: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <HighlightSection />,
};

export const HighlightsTooMany: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <HighlightSection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ["Fish", "Grains", "Halal", "Organic"]) {
      await userEvent.click(canvas.getByRole("checkbox", { name }));
    }
    await save(canvasElement);
    const alert = await summary(canvasElement);
    await expect(alert).toHaveTextContent("You can’t choose more than three icons.");
    await expect(alert).toHaveTextContent("You must choose one masthead.");
  },
};

export const HighlightsChosen: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <HighlightSection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const orchard = canvas.getByRole("radio", { name: "Orchard rows" });
    orchard.focus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Market stall" })).toBeChecked();
    await save(canvasElement);
    await expect(await canvas.findByText("Your vendor highlights have been saved.")).toBeVisible();
  },
};

export const DeliveryOfAllRoles: Story = {
  ...profileFormStory(as("vendor", "seller", "processor", "buyer")),
  render: () => <DeliverySection />,
};

export const DeliveryTooLong: Story = {
  ...profileFormStory(as("vendor")),
  render: () => <DeliverySection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("Further details (optional)"));
    await userEvent.paste("We deliver. ".repeat(22));
    await save(canvasElement);
    await expect(await summary(canvasElement)).toHaveTextContent("You can use at most 250 characters.");
  },
};

export const BusinessTypesOfABuyer: Story = {
  ...profileFormStory(as("buyer")),
  render: () => <BusinessTypeSection />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Show \d+ more$/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Restaurant" }));
    await save(canvasElement);
    await expect(await canvas.findByText("Your business types have been saved.")).toBeVisible();
  },
};
