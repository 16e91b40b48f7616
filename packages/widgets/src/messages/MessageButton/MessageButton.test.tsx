import { businesses, exampleToken, mailbox, message, problem } from "@foodshed/sdk/testing";
import { FILE_MAX_BYTES, NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { MessageButton, type MessageButtonProps } from "./MessageButton.tsx";

const [me, dairy] = businesses;

function show(props: Partial<MessageButtonProps> = {}, options: RenderWidgetOptions = {}) {
  return renderWidget(
    <MessageButton recipient={dairy.id} businessName={dairy.business_name} {...props} />,
    options,
  );
}

async function openDialog(mocks: RenderWidgetOptions["mocks"] = {}) {
  const view = show({}, { signedInAs: {}, mocks: { ...mailbox(), ...mocks } });
  await view.user.click(screen.getByRole("button", { name: "Message" }));
  await screen.findByRole("dialog", { name: "Message North Fork Dairy" });
  return view;
}

const send = () => screen.getByRole("button", { name: "Send" });
const field = () => screen.getByLabelText("Message");
const write = (value: string) => fireEvent.change(field(), { target: { value } });

describe("The Message button", () => {
  it("asks a visitor to log in and leads back", () => {
    show({ next: "/profiles/north-fork-dairy" });
    expect(screen.getByRole("link", { name: "Log In to Message" })).toHaveAttribute(
      "href",
      "/login?message&next=%2Fprofiles%2Fnorth-fork-dairy",
    );
  });

  it("leads a visitor to the conversation by default", () => {
    show();
    expect(screen.getByRole("link")).toHaveAttribute(
      "href",
      "/login?message&next=%2Fmessages%3Frecipient%3D413",
    );
  });

  it("is hidden or disabled for the member's own business", () => {
    const { unmount } = show({ recipient: me.id }, { signedInAs: {} });
    expect(screen.queryByRole("button", { name: "Message" })).toBeNull();
    unmount();
    show({ recipient: me.id, whenOwn: "disabled" }, { signedInAs: {} });
    expect(screen.getByRole("button", { name: "Message" })).toBeDisabled();
  });
});

describe("A message to a business", () => {
  afterEach(() => void vi.useRealTimers());

  it("cannot be sent while nothing is written", async () => {
    await openDialog();
    expect(send()).toBeDisabled();
    write("Hello");
    expect(send()).toBeEnabled();
  });

  it("counts its characters, and is not sent above 1000 of them", async () => {
    const posted = vi.fn();
    const { user } = await openDialog({
      "POST /conversations/send_message/": () => {
        posted();
        return message();
      },
    });
    write("a".repeat(1001));
    expect(screen.getByText("1,001 / 1,000")).toBeVisible();
    await user.click(send());
    expect(screen.getByText("A message has at most 1000 characters.")).toBeVisible();
    expect(posted).not.toHaveBeenCalled();
  });

  it("is sent once by a double click, and says so for four seconds", async () => {
    const posted = vi.fn();
    await openDialog({
      "POST /conversations/send_message/": ({ body, request }) => {
        posted(body, request.headers.get("Idempotency-Key"));
        return message();
      },
    });
    write("Do you deliver to Elora?");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(send());
    fireEvent.click(send());
    expect(await screen.findByText("Successfully Sent Message!")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(posted).toHaveBeenCalledWith(
      { recipient: dairy.id, content: "Do you deliver to Elora?", files: [] },
      expect.stringMatching(/.{16,}/),
    );
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    expect(screen.queryByText("Successfully Sent Message!")).toBeNull();
  });

  it("keeps its text when the dialog is closed, for the next time", async () => {
    const { user } = await openDialog();
    write("Half a thought");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Message" }));
    expect(await screen.findByLabelText("Message")).toHaveValue("Half a thought");
  });

  it("shows the success notice of the page that opened it", async () => {
    const view = show({ sentNotice: "Message sent" }, { signedInAs: {}, mocks: mailbox() });
    await view.user.click(screen.getByRole("button", { name: "Message" }));
    await screen.findByRole("dialog");
    write("Hello");
    await view.user.click(send());
    expect(await screen.findByText("Message sent")).toBeVisible();
    expect(screen.queryByText("Successfully Sent Message!")).toBeNull();
  });

  it("keeps its text when it fails; a retry sends the same key, another text a new one", async () => {
    const keys: (string | null)[] = [];
    const { user } = await openDialog({
      "POST /conversations/send_message/": ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return problem(403, "This conversation is blocked.");
      },
    });
    write("Do you deliver?");
    await user.click(send());
    expect(await screen.findByText("This conversation is blocked.")).toBeVisible();
    expect(field()).toHaveValue("Do you deliver?");
    await user.click(send());
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(send()).not.toHaveAttribute("aria-disabled"));
    write("Do you deliver to Elora?");
    await user.click(send());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("A text that the server refuses", () => {
  it("is refused until it is another", async () => {
    const { user } = await openDialog({
      "POST /conversations/send_message/": () => problem(400, "Too rude.", { content: ["Too rude."] }),
    });
    write("Beans!");
    await user.click(send());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Too rude\./));
    write("Beans?");
    expect(field()).toBeValid();
    expect(screen.queryByText("Too rude.")).toBeNull();
  });
});

describe("A message whose session ends", () => {
  const sentence = "Your session has ended. Please log in again.";
  const refused = async () => {
    const view = await openDialog({
      "POST /conversations/send_message/": () => problem(401, "Please log in."),
    });
    write("Do you deliver?");
    await view.user.click(send());
    await screen.findByText(sentence);
    return view;
  };

  it("stays where it is, and leads to the login and back", async () => {
    await refused();
    expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login?next=%2F");
    expect(field()).toHaveValue("Do you deliver?");
    expect(send()).toBeDisabled();
    expect(screen.queryByText("Please log in.")).toBeNull();
  });

  it("is kept, with later changes, after the next login", async () => {
    const { user, session } = await refused();
    write("Do you deliver to Elora?");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    act(() => void session.start(exampleToken()));
    await user.click(screen.getByRole("button", { name: "Message" }));
    expect(await screen.findByLabelText("Message")).toHaveValue("Do you deliver to Elora?");
    expect(send()).toBeEnabled();
  });

  it("is not shown to another account", async () => {
    const { session } = await refused();
    act(() => void session.start(exampleToken({ account_id: 999 })));
    await waitFor(() => expect(field()).toHaveValue(""));
  });

  it("goes away with a logout", async () => {
    const { session } = await openDialog();
    write("Half a thought");
    act(() => session.end("logout"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("link", { name: "Log In to Message" })).toBeVisible();
  });
});

describe("An attachment", () => {
  it("is an image or a PDF", async () => {
    await openDialog();
    const word = new File(["x"], "prices.docx");
    fireEvent.change(screen.getByLabelText(/Attachment/), { target: { files: [word] } });
    expect(await screen.findByText(/You must choose a file of one of these kinds/)).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it("is no image when it is a PDF, also when it is too large", async () => {
    await openDialog();
    const large = new File([new Uint8Array(FILE_MAX_BYTES + 1)], "prices.pdf");
    fireEvent.change(screen.getByLabelText(/Attachment/), { target: { files: [large] } });
    expect(
      await screen.findByText("You must choose a file that is less than 5 megabytes in file size."),
    ).toBeVisible();
  });
});
