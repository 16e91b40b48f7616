import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { attachment } from "../../testing/photoFixtures.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { AttachmentForm } from "./AttachmentForm.tsx";

const meta = {
  title: "Widgets/Profile editing/AttachmentForm",
  component: AttachmentForm,
} satisfies Meta<typeof AttachmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const files = [
  attachment(1, "Price list.pdf"),
  attachment(2, "Availability of vegetables from June to November, with the days on which we deliver.xlsx"),
];
const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

export const Empty: Story = profileFormStory();
export const Default: Story = profileFormStory({ files });

const sent = fn();
const uploading = profileFormStory(
  { files },
  {
    "POST /files/file": ({ body }) => {
      const { file_data, ...fields } = body as unknown as { file_data: File };
      sent(file_data.name, fields);
      const added = attachment(3, file_data.name);
      uploading.server.saveElsewhere({ files: [...files, added] });
      return added;
    },
  },
);
export const Uploads: Story = {
  ...uploading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sent.mockClear();
    await userEvent.upload(canvas.getByLabelText("Add a file"), pdf("scan_0012.PDF"));
    const title = await canvas.findByLabelText("Title");
    await expect(title).toHaveValue("scan_0012");
    await userEvent.clear(title);
    await userEvent.type(title, "Harvest calendar");
    await userEvent.click(canvas.getByRole("button", { name: "Upload" }));
    await canvas.findByText("Harvest calendar.pdf has been added.");
    await expect(sent).toHaveBeenLastCalledWith("Harvest calendar.pdf", {
      public: "true",
      profile_id: "412",
    });
    await canvas.findByRole("link", { name: "Harvest calendar.pdf" });
    await expect(canvas.queryByLabelText("Title")).toBeNull();
  },
};

export const NoFile: Story = {
  ...profileFormStory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Upload" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You must select a file to add.");
  },
};

export const Refused: Story = {
  ...profileFormStory(
    { files },
    {
      "POST /files/file": () => problem(409, "File already exists.", { file_data: ["File already exists."] }),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Add a file"), pdf("Prices.pdf"));
    await userEvent.click(canvas.getByRole("button", { name: "Upload" }));
    const summary = await canvas.findByRole("alert");
    await expect(summary).toHaveTextContent("File already exists.");
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText("Title")).toHaveValue("Prices");
  },
};
