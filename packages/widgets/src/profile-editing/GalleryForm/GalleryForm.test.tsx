import { type Mocks, problem, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { galleryPhoto } from "../../testing/photoFixtures.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { english } from "../../testing/translate.ts";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { GalleryForm } from "./GalleryForm.tsx";
import { gallerySummary } from "./galleryForm.ts";

function show(
  count: number,
  { roles = ["vendor", "seller"], mocks }: { roles?: RoleValue[]; mocks?: Mocks } = {},
) {
  const photos = Array.from({ length: count }, (_, index) => galleryPhoto(index + 1));
  const server = mockProfileServer(
    ownProfile({ media: { photo: null, photos }, roles: roles.map((role) => profileRole(role)) }),
  );
  const deleted = vi.fn();
  const keepPhotos = (
    edit: (photos: ReturnType<typeof galleryPhoto>[]) => ReturnType<typeof galleryPhoto>[],
  ) => server.saveElsewhere({ media: { photo: null, photos: edit(server.saved().media.photos) } });
  const view = renderWidget(
    <EditedProfileProvider profile={server.saved()}>
      <GalleryForm />
    </EditedProfileProvider>,
    {
      signedInAs: {},
      mocks: {
        ...server.mocks,
        "POST /accounts/delete_photo_gallery/": ({ body }) => {
          deleted(body.photo_id);
          keepPhotos((all) => all.filter(({ id }) => id !== body.photo_id));
          return undefined as never;
        },
        "POST /accounts/update_photo_gallery/": ({ body }) => {
          const { photo_id, showInGallery } = body;
          keepPhotos((all) => all.map((one) => (one.id === photo_id ? { ...one, showInGallery } : one)));
          return galleryPhoto(photo_id, showInGallery);
        },
        ...mocks,
      },
    },
  );
  return { ...view, ...server, deleted };
}

const photos = () => within(screen.getByRole("list", { name: "Gallery photos" })).getAllByRole("listitem");
const select = (name: string) => screen.getByRole("checkbox", { name: `Select to delete: ${name}` });
const remove = () => screen.getByRole("button", { name: /^Delete/ });

describe("The gallery", () => {
  it("says so when it is empty", () => {
    const { saved } = show(0);
    expect(screen.getByText("No Gallery Photos Available")).toBeVisible();
    expect(gallerySummary(saved(), english)).toBeUndefined();
  });

  it("holds six, and then offers no seventh", () => {
    const { saved } = show(6);
    expect(photos()).toHaveLength(6);
    expect(screen.getByText("You are limited to a maximum of 6 images.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload" })).toBeNull();
    expect(gallerySummary(saved(), english)).toBe("6 of 6 photos");
  });

  it("uploads nothing before a photo is chosen", () => {
    show(1);
    expect(screen.getByRole("button", { name: "Upload" })).toBeDisabled();
  });

  it("deletes nothing while nothing is selected, and says so", async () => {
    const { user, deleted } = show(2);
    await user.click(remove());
    const summary = screen.getByRole("alert");
    expect(summary).toHaveTextContent("You must select at least one file to delete.");
    expect(summary).toHaveFocus();
    await user.click(select("Photo 1 of 2"));
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(select("Photo 1 of 2"));
    await user.click(remove());
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(deleted).not.toHaveBeenCalled();
  });

  it("deletes what is selected, after asking", async () => {
    const { user, deleted } = show(3);
    await user.click(select("Photo 2 of 3"));
    await user.click(remove());
    const dialog = screen.getByRole("dialog", {
      name: "Are you sure you want to delete this gallery photo?",
    });
    expect(dialog).toHaveTextContent("This action cannot be undone.");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The photo has been deleted.")).toBeVisible();
    expect(deleted.mock.calls).toEqual([[2]]);
    expect(photos()).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps everything when the question is not confirmed", async () => {
    const { user, deleted } = show(1);
    await user.click(select("Photo 1 of 1"));
    await user.click(remove());
    await user.keyboard("{Escape}");
    expect(deleted).not.toHaveBeenCalled();
    expect(select("Photo 1 of 1")).toBeChecked();
  });

  it("deletes several at once, also when another tab was first with one of them", async () => {
    const { user } = show(3, {
      mocks: { "POST /accounts/delete_photo_gallery/": () => problem(404, "This photo does not exist.") },
    });
    await user.click(select("Photo 1 of 3"));
    await user.click(select("Photo 3 of 3"));
    await user.click(remove());
    expect(
      screen.getByRole("dialog", { name: "Are you sure you want to delete these 2 gallery photos?" }),
    ).toBeVisible();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 photos have been deleted.")).toBeVisible();
  });

  it("keeps what could not be deleted selected, and says why", async () => {
    const { user } = show(2, {
      mocks: { "POST /accounts/delete_photo_gallery/": () => problem(503, "Please try again in a moment.") },
    });
    await user.click(select("Photo 1 of 2"));
    await user.click(remove());
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(
      "Please try again in a moment.",
    );
    await user.keyboard("{Escape}");
    expect(select("Photo 1 of 2")).toBeChecked();
  });

  it("shows each photo in the galleries that are ticked", async () => {
    const { user, saved } = show(2);
    const second = within(screen.getByRole("group", { name: "Photo 2 of 2: galleries that show it" }));
    await user.click(second.getByRole("checkbox", { name: "Vendor Gallery" }));
    await waitFor(() => expect(second.getByRole("checkbox", { name: "Vendor Gallery" })).not.toBeChecked());
    await waitFor(() =>
      expect(saved().media.photos.map(({ showInGallery }) => showInGallery)).toEqual([
        { vendor: true, b2b: true },
        { vendor: false, b2b: true },
      ]),
    );
    expect(second.getByRole("checkbox", { name: "B2B Gallery" })).toBeChecked();
  });

  it("takes a tick back that could not be saved", async () => {
    const { user } = show(1, {
      mocks: { "POST /accounts/update_photo_gallery/": () => problem(503, "Please try again in a moment.") },
    });
    await user.click(screen.getByRole("checkbox", { name: "B2B Gallery" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    expect(screen.getByRole("checkbox", { name: "B2B Gallery" })).toBeChecked();
  });

  it("has a vendor gallery for vendors only", () => {
    show(1, { roles: ["seller"] });
    expect(screen.queryByRole("checkbox", { name: "Vendor Gallery" })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "B2B Gallery" })).toBeVisible();
  });
});
