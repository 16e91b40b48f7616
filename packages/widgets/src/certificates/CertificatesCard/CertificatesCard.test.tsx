import { businesses, certificate, problem, profile } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { CertificatesCard } from "./CertificatesCard.tsx";

const [orchard, , , , network] = businesses;
const of = (...certificates: ReturnType<typeof certificate>[]) => profile(orchard, { certificates });

describe("the certificates on a profile", () => {
  it("say what is certified, by whom, until when, and who has checked it", () => {
    renderWidget(<CertificatesCard profile={of(certificate())} />);
    expect(screen.getByText("Certified Organic")).toBeVisible();
    expect(screen.getByText("Pro-Cert Organic Systems, number ON-1187")).toBeVisible();
    expect(screen.getByText("Mar 31, 2099")).toHaveAttribute("datetime", "2099-03-31");
    expect(screen.getByText(`Checked by ${network.business_name} on Oct 20, 2026`)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are in French, with the names as they are", () => {
    renderWidget(<CertificatesCard profile={of(certificate({ check: null }))} />, { locale: "fr-CA" });
    expect(screen.getByRole("heading", { name: "Certificats" })).toBeVisible();
    expect(screen.getByText("Pro-Cert Organic Systems, numéro ON-1187")).toBeVisible();
    expect(screen.getByText("Déclaré par l’entreprise, non vérifié")).toBeVisible();
  });

  it("say of one that has expired that it has", () => {
    renderWidget(<CertificatesCard profile={of(certificate({ expires_on: "2024-12-31" }))} />);
    expect(screen.getByText("Expired")).toBeVisible();
    expect(screen.getByText("Dec 31, 2024").closest("p")).toHaveTextContent("Expired on Dec 31, 2024");
  });

  it("are nothing where there are none", () => {
    const { container } = renderWidget(<CertificatesCard profile={of()} />);
    expect(container).toHaveTextContent("");
  });

  it("are checked by who manages the profile, as they were seen, and not by the business", async () => {
    const unchecked = certificate({ check: null });
    const own = renderWidget(<CertificatesCard profile={of(unchecked)} onProfile={vi.fn()} />, {
      signedInAs: { account_id: orchard.id },
    });
    expect(screen.queryByRole("button")).toBeNull();
    own.unmount();
    const onProfile = vi.fn();
    const sent = vi.fn();
    const { user } = renderWidget(<CertificatesCard profile={of(unchecked)} onProfile={onProfile} />, {
      signedInAs: { account_id: network.id, is_manager: true },
      mocks: {
        "POST /accounts/check_certificate/": ({ body }) => {
          sent(body);
          return sent.mock.calls.length === 1 ? problem(409, "It was changed.") : certificate();
        },
      },
    });
    const button = await screen.findByRole("button", {
      name: "Mark as checked: Certified Organic, number ON-1187",
    });
    await user.click(button);
    expect(await screen.findByText("It was changed.")).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(onProfile).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenLastCalledWith({
      id: 31,
      number: "ON-1187",
      expires_on: "2099-03-31",
      checked: true,
    });
    expect(onProfile.mock.lastCall?.[0].certificates).toEqual([certificate()]);
  });
});
