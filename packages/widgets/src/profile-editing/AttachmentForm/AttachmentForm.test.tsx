import { type Mocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { attachment } from "../../testing/photoFixtures.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { AttachmentForm } from "./AttachmentForm.tsx";

const priceList = attachment(640, "Price list.pdf");

function show(mocks: Mocks = {}) {
  const server = mockProfileServer(ownProfile({ files: [priceList] }));
  const sent = vi.fn();
  const view = renderWidget(
    <EditedProfileProvider profile={server.saved()}>
      <AttachmentForm />
    </EditedProfileProvider>,
    {
      signedInAs: {},
      mocks: {
        ...server.mocks,
        "POST /files/file": () => {
          sent();
          return priceList;
        },
        "DELETE /files/file/{id}": ({ params }) => {
          server.saveElsewhere({ files: server.saved().files.filter(({ id }) => id !== Number(params.id)) });
          return undefined as never;
        },
        ...mocks,
      },
    },
  );
  return { ...view, ...server, sent };
}

const pdf = (name: string, bytes = 4) => new File(["x".repeat(bytes)], name, { type: "application/pdf" });
const picker = () => screen.getByLabelText("Add a file");
const upload = () => screen.getByRole("button", { name: "Upload" });
const files = () => screen.queryAllByRole("link").map((link) => link.textContent);

// The stories test uploads in a real browser: jsdom cannot send a file.
describe("A profile's attachments", () => {
  it("free a deleted file's name, and clear the error about it", async () => {
    const { user, sent } = show();
    await user.upload(picker(), pdf("Price list.pdf"));
    await user.click(upload());
    expect((await screen.findAllByText("File already exists.")).length).toBeGreaterThan(0);
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: /^Delete/ }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(/deleted|removed/)).toBeVisible();
    expect(screen.queryByText("File already exists.")).toBeNull();
  });

  it("leave the keyboard at what was said when one is deleted", async () => {
    const { user } = show();
    screen.getByRole("button", { name: /^Delete/ }).focus();
    await user.keyboard("{Enter}");
    within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }).focus();
    await user.keyboard("{Enter}");
    const said = await screen.findByText(/has been deleted|deleted|removed/);
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    expect(document.body).not.toHaveFocus();
  });

  it("can be loaded under their names", () => {
    show();
    const link = screen.getByRole("link", { name: "Price list.pdf" });
    expect(link).toHaveAttribute("href", "/api/v1/files/content/640");
    expect(link).toHaveAttribute("download", "Price list.pdf");
  });

  it("need a file", async () => {
    const { user } = show();
    await user.click(upload());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("You must select a file to add.");
    expect(summary).toHaveFocus();
  });

  it("are listed once under a name", async () => {
    const { user, sent } = show();
    await user.upload(picker(), pdf("Price list.pdf"));
    await user.click(upload());
    const summary = await screen.findByRole("alert");
    await user.click(within(summary).getByRole("button", { name: "File already exists." }));
    expect(screen.getByLabelText("Title")).toHaveFocus();
    expect(screen.getByLabelText("Title")).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Title"), " of spring");
    expect(screen.getByLabelText("Title")).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are refused at over 5 MB, and when they are of another kind", async () => {
    const { user, sent } = show();
    await user.upload(picker(), pdf("Catalogue.pdf", 5_242_881));
    expect(
      screen.getByText("You must choose an image that is less than 5 megabytes in file size."),
    ).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    expect(picker()).toHaveAttribute("accept", ".jpg,.jpeg,.png,.gif,.bmp,.pdf,.doc,.docx,.xls,.xlsx");
    expect(picker()).not.toHaveAttribute("multiple");
  });

  it("are deleted after a question", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Delete Price list.pdf" }));
    const dialog = screen.getByRole("dialog", { name: "Delete Price list.pdf?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Price list.pdf has been deleted.")).toBeVisible();
    expect(files()).toEqual([]);
  });

  it("stay when they cannot be deleted, and say why", async () => {
    const { user } = show({ "DELETE /files/file/{id}": () => problem(503, "Please try again in a moment.") });
    await user.click(screen.getByRole("button", { name: "Delete Price list.pdf" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    await user.keyboard("{Escape}");
    expect(files()).toEqual(["Price list.pdf"]);
  });
});
