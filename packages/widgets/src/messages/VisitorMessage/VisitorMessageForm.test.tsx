import { type Mocks, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessageLink } from "../MessageLink/MessageLink.tsx";

type Answer = NonNullable<Mocks["POST /conversations/visitor_messages/"]>;

async function open(answer: Answer) {
  const view = renderWidget(<MessageLink slug=" maple-hill " />, {
    mocks: { "POST /conversations/visitor_messages/": answer },
  });
  await view.user.click(screen.getByRole("button", { name: "Write a message" }));
  await screen.findByLabelText("Your name");
  return view;
}
const name = () => screen.getByLabelText("Your name");
const email = () => screen.getByLabelText("Your email");
const message = () => screen.getByLabelText("Message");
const send = () => screen.getByRole("button", { name: "Send" });

describe("A visitor's message on a partner's page", () => {
  it("has its form behind a button, which keeps what was typed when it is closed", async () => {
    const { user } = await open(() => ({ msg: "success" }));
    expect(name()).toHaveFocus();
    const button = screen.getByRole("button", { name: "Write a message" });
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.type(name(), "Anna");
    await user.click(button);
    expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
    await user.click(button);
    expect(name()).toHaveValue("Anna");
    expect(screen.getByRole("link", { name: "Log In to Message" })).toHaveAttribute(
      "href",
      "/message/maple-hill",
    );
  });

  it("says beside each field what is wrong, and sends nothing before it is right", async () => {
    const sent = vi.fn();
    const { user } = await open(() => {
      sent();
      return { msg: "success" };
    });
    await user.click(send());
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription("Required");
    expect(email()).toHaveAccessibleDescription("You must provide a valid email address.");
    expect(message()).toBeInvalid();
    await user.type(name(), "Anna");
    await user.type(email(), "anna@");
    await user.click(send());
    expect(email()).toHaveFocus();
    await user.type(email(), "ritter.example");
    await user.type(message(), "   ");
    await user.click(send());
    expect(message()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it("is sent once by a double press, and says where the mail went", async () => {
    const sent = vi.fn();
    const { user, navigate } = await open(({ body }) => {
      sent(body);
      return { msg: "success" };
    });
    await user.type(name(), "Anna Ritter ");
    await user.type(email(), "anna@ritter.example");
    await user.type(message(), "Do you have cider?");
    await user.dblClick(send());
    expect(await screen.findByText(/^We sent a mail to anna@ritter.example\. Open the link/)).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      to: "maple-hill",
      name: "Anna Ritter",
      email: "anna@ritter.example",
      content: "Do you have cider?",
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  it("keeps everything when the business takes none, and says so", async () => {
    const { user } = await open(() => problem(403, "This business takes messages from members only."));
    await user.type(name(), "Anna");
    await user.type(email(), "anna@ritter.example");
    await user.type(message(), "Cider?");
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This business takes messages from members only.",
    );
    expect(message()).toHaveValue("Cider?");
  });
});
