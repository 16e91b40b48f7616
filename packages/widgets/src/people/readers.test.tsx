import {
  businesses,
  classified,
  conversation,
  message,
  peopleMocks,
  profile,
  typedHandlers,
} from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PostClassified } from "../classifieds/PostClassified/PostClassified.tsx";
import { ProfileClassifieds } from "../classifieds/ProfileClassifieds/ProfileClassifieds.tsx";
import { FavouriteButton } from "../favourites/FavouriteButton/FavouriteButton.tsx";
import { MessageButton } from "../messages/MessageButton/MessageButton.tsx";
import { MessagesPage } from "../messages/MessagesPage/MessagesPage.tsx";
import { ProfileHub } from "../profile-hub/ProfileHub/ProfileHub.tsx";
import { ProfilePage } from "../profiles/ProfilePage/ProfilePage.tsx";
import { renderWidget } from "../testing/renderWidget.tsx";
import { server } from "../testing/server.ts";

const [orchard, dairy] = businesses;
const own = profile(orchard, { editable: true });
const asReader = { signedInAs: { role: "reader" as const }, mocks: peopleMocks() };
const asEditor = { signedInAs: { role: "editor" as const }, mocks: peopleMocks() };

const note = () => screen.findByText(/Your role at Maple Hill Orchard is reader/);

describe("A reader of a business", () => {
  it("sees its profile without a button to edit it, and why", async () => {
    const { unmount } = renderWidget(<ProfilePage profile={own} base="/profile" />, asEditor);
    expect(await screen.findAllByRole("button", { name: /edit/i })).not.toHaveLength(0);
    unmount();
    renderWidget(<ProfilePage profile={own} base="/profile" />, asReader);
    expect(await note()).toBeVisible();
    expect(screen.queryAllByRole("button", { name: /edit|change photo/i })).toHaveLength(0);
    // It is their own business all the same.
    expect(screen.queryByRole("button", { name: /report/i })).toBeNull();
  });

  it("reads in the hub what is saved in each section, and opens none", async () => {
    renderWidget(<ProfileHub profile={own} />, asReader);
    expect(await note()).toBeVisible();
    expect(screen.getByText("General Business Information")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("posts nothing, and changes no classified", async () => {
    server.use(
      ...typedHandlers({ "GET /accounts/classifieds_list/": () => [classified({ editable: true })] }),
    );
    renderWidget(
      <>
        <PostClassified />
        <ProfileClassifieds profileId={orchard.id} />
      </>,
      asReader,
    );
    expect(await screen.findAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /post|edit|delete/i })).toBeNull();
  });

  it("writes to nobody, and keeps nothing", () => {
    renderWidget(
      <>
        <MessageButton recipient={dairy.id} businessName={dairy.business_name} />
        <FavouriteButton target={{ profile_id: dairy.id }} name={dairy.business_name} next="/" />
      </>,
      asReader,
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("reads conversations, which stay unread for those who answer", async () => {
    const read = vi.fn(() => undefined);
    const one = conversation({ last_message: message() });
    renderWidget(<MessagesPage />, {
      ...asReader,
      mocks: {
        ...peopleMocks(),
        "GET /conversations/conversations_by_user/": () => ({ count: 1, results: [one] }),
        "GET /conversations/messages_by_conversation/": () => ({ count: 1, results: [message()] }),
        "POST /conversations/read_conversation/": read as never,
      },
    });
    expect(await screen.findByRole("log")).toHaveTextContent(/litres of cream/);
    expect(await note()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Send" })).toBeNull());
    expect(screen.queryByRole("button", { name: /Start/ })).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });
});
