import { invitationMocks, type Mocks, problem } from "@foodshed/sdk/testing";
import { INVITATION_WITHDRAWN, LINK_TOO_OLD, LINK_USED, LOGIN_FIRST } from "@foodshed/sdk/vocabulary";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { pageLoad } from "../enterBusiness.ts";
import { InvitationPage } from "./InvitationPage.tsx";

const TOKEN = "3f9aK2mXv8Qq1LwZ7nR4tY6u";
const CY = "cy@maplehill.example";

const open = (mocks: Mocks = {}, options: RenderWidgetOptions = {}) =>
  renderWidget(<InvitationPage token={TOKEN} />, { mocks: { ...invitationMocks(), ...mocks }, ...options });

const joinButton = () => screen.findByRole("button", { name: "Join Maple Hill Orchard" });

let load: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  load = vi.spyOn(pageLoad, "enter").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe("An invitation", () => {
  it("says who invites, to which business, as what, and until when", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Join Maple Hill Orchard" })).toBeVisible();
    expect(screen.getByText("Ada Okafor invites you to act for Maple Hill Orchard.")).toBeVisible();
    expect(screen.getByText(/^Reader/)).toHaveTextContent("Sees everything and changes nothing.");
    expect(screen.getByText("Nov 27, 2099")).toBeVisible();
  });

  it("makes a login for a new person, and opens the business", async () => {
    const accept = vi.fn(invitationMocks()["POST /people/accept_invitation/"]);
    const { user, session } = open({ "POST /people/accept_invitation/": accept });
    expect(await screen.findByLabelText("First name")).toHaveValue("Cy");
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.dblClick(await joinButton());
    await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith("/dashboard"));
    expect(session.get()?.email).toBe(CY);
    expect(accept.mock.calls).toHaveLength(1);
    expect((accept.mock.lastCall as unknown as [{ body: object }])[0].body).toEqual({
      token: TOKEN,
      first_name: "Cy",
      last_name: "Roy",
      password: "orchard#2026",
      email_consent: false,
      language: "en-CA",
    });
  });

  it("wants a name, a good password twice, and the terms", async () => {
    const accept = vi.fn();
    const { user } = open({ "POST /people/accept_invitation/": accept });
    await user.clear(await screen.findByLabelText("First name"));
    await user.click(await joinButton());
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("You must provide a first name.");
    expect(alert).toHaveTextContent("You must agree to the terms and conditions.");
    expect(alert).toHaveFocus();
    expect(accept).not.toHaveBeenCalled();
  });

  it("keeps what was typed when the server refuses, and says why at the field", async () => {
    const common = { password: ["This password is too common."] };
    const { user } = open({
      "POST /people/accept_invitation/": () => problem(400, "This password is too common.", common),
    });
    await user.type(await screen.findByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.click(await joinButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("This password is too common.");
    expect(screen.getByLabelText("Password")).toHaveValue("orchard#2026");
  });

  it("asks who has a login to log in, and leads back", async () => {
    open(invitationMocks({ has_login: true }));
    expect(await screen.findByRole("link", { name: `Log in as ${CY}` })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent(`/invitation/${TOKEN}`)}`,
    );
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it("asks to log in where a login was made since the page was opened", async () => {
    const { user } = open({
      "POST /people/accept_invitation/": () => problem(409, "Log in.", undefined, {}, LOGIN_FIRST),
    });
    await user.type(await screen.findByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.click(await joinButton());
    expect(await screen.findByRole("link", { name: `Log in as ${CY}` })).toBeVisible();
  });

  it("takes one press from who is signed in with the address, however it is written", async () => {
    const accept = vi.fn(invitationMocks()["POST /people/accept_invitation/"]);
    const { user } = open(
      { "POST /people/accept_invitation/": accept },
      {
        signedInAs: { email: "Cy@MapleHill.example" },
      },
    );
    expect(await screen.findByText("You are signed in as Cy@MapleHill.example.")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /new messages and other news/ }));
    await user.click(await joinButton());
    await waitFor(() => expect(load).toHaveBeenCalledWith("/dashboard"));
    expect((accept.mock.lastCall as unknown as [{ body: object }])[0].body).toEqual({
      token: TOKEN,
      email_consent: true,
    });
  });

  it("tells somebody else so, who can log out and go on here", async () => {
    const logout = vi.fn(() => undefined);
    const { user, session } = open({ "POST /accounts/logout/": logout }, { signedInAs: {} });
    expect(await screen.findByText(/^This invitation is for cy@maplehill.example/)).toHaveTextContent(
      "you are signed in as ada@maplehill.example",
    );
    await user.click(screen.getByRole("button", { name: "Log out and go on" }));
    expect(session.get()).toBeNull();
    expect(await screen.findByLabelText("First name")).toBeVisible();
    await waitFor(() => expect(logout).toHaveBeenCalled());
  });

  it("is in French for who reads French", async () => {
    open({}, { locale: "fr-CA" });
    expect(await screen.findByRole("heading", { name: "Se joindre à Maple Hill Orchard" })).toBeVisible();
    expect(screen.getByText("Ada Okafor vous invite à agir pour Maple Hill Orchard.")).toBeVisible();
  });
});

describe("A link that cannot be used", () => {
  it.each([
    [LINK_TOO_OLD, "This invitation is too old.", "Go to the home page"],
    [INVITATION_WITHDRAWN, "This invitation was withdrawn.", "Go to the home page"],
    [LINK_USED, "This invitation was accepted already. Please log in.", "Log In"],
  ])("says why and what to do: %s", async (type, sentence, link) => {
    open({ "POST /people/invitation/": () => problem(400, sentence, { token: [sentence] }, {}, type) });
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("link", { name: link })).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it("is recognized where a part of it is missing, without a request", () => {
    const look = vi.fn();
    renderWidget(<InvitationPage token={undefined} />, { mocks: { "POST /people/invitation/": look } });
    expect(screen.getByRole("alert")).toHaveTextContent("The link is incomplete.");
    expect(screen.getByRole("alert")).toHaveTextContent("This invitation cannot be opened:");
    expect(look).not.toHaveBeenCalled();
  });

  it("is tried again where the server could not be reached", async () => {
    let answer: () => ReturnType<ReturnType<typeof invitationMocks>["POST /people/invitation/"]> | Response =
      () => problem(503, "Not right now.");
    const { user } = open({ "POST /people/invitation/": () => answer() });
    expect(await screen.findByRole("alert")).toHaveTextContent("Not right now.");
    answer = invitationMocks()["POST /people/invitation/"];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("First name")).toBeVisible();
  });
});
