import type { Page } from "@playwright/test";
import { newAddress, password } from "./accounts.ts";
import { demoPassword } from "./demo.ts";
import { mailedLink } from "./outbox.ts";

const api = (path: string) => `${process.env.E2E_BASE_URL}/api/v1${path}`;

/** Calls the API as a program would; for what a journey needs before it begins. */
export async function call<Body>(
  method: "GET" | "POST",
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Body> {
  const response = await fetch(api(path), {
    method,
    headers: {
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? (JSON.parse(text) as Body) : (undefined as Body);
}

export interface Member {
  email: string;
  password: string;
  business: string;
  accountId: number;
  token: string;
}

export async function tokenOf(email: string, secret = demoPassword): Promise<string> {
  const { token } = await call<{ token: string }>("POST", "/accounts/login/", {
    body: { username: email, password: secret },
  });
  return token;
}

/** A business that has signed up and not yet confirmed its address. */
export async function newSignUp(name: string, roles: number[] = [2]): Promise<Omit<Member, "token">> {
  const email = newAddress(name.toLowerCase().replace(/[^a-z]+/g, "-"));
  const business = `${name} ${email.slice(-22, -17)}`;
  const [user] = await call<[{ account: { id: number } }]>("POST", "/accounts/signup/", {
    body: {
      email,
      password,
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: business,
      roles,
      email_consent: true,
    },
  });
  return { email, password, business, accountId: user.account.id };
}

/** A business that has signed up, confirmed its address and is published. */
export async function newMember(name: string, roles?: number[]): Promise<Member> {
  const account = await newSignUp(name, roles);
  const link = await mailedLink(account.email, "/activate/");
  await call("POST", "/accounts/activate_account/", { body: { token: link.split("/activate/")[1] } });
  return { ...account, token: await tokenOf(account.email, password) };
}

/** Signs an account in, as if it had logged in before. Leaves the page at a plain text of the site. */
export async function signInAs(page: Page, token: string): Promise<void> {
  // The smallest resource of the origin: a page would load all of the site's scripts just to reach its storage.
  await page.goto("/robots.txt");
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), token);
}

/** Opens a page of the site with a signed-in account. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await signInAs(page, token);
  await page.goto(path);
}
