import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface SignupDouble {
  url: string;
  /** How often an account was made for each address. */
  made: Map<string, number>;
  close(): void;
}

/**
 * A test double for sign-ups on behalf of others, with idempotency keys, fast enough for thousands of rows. Proxies all other
 * requests to the real server.
 */
export async function startSignupDouble(real: string): Promise<SignupDouble> {
  const made = new Map<string, number>();
  const responses = new Map<string, { content: string; body: string }>();
  const server = createServer(async (request, response) => {
    const content = await text(request);
    const respond = (status: number, body: string) => {
      response.writeHead(status, {
        "content-type": status < 400 ? "application/json" : "application/problem+json",
      });
      response.end(body);
    };
    if (!request.url?.endsWith("/accounts/signup/")) {
      const { authorization = "" } = request.headers;
      const { method = "GET" } = request;
      const asked = await fetch(real + request.url, {
        method,
        headers: { authorization, ...(content && { "content-type": "application/json" }) },
        ...(content && { body: content }),
      });
      return respond(asked.status, await asked.text());
    }
    const key = String(request.headers["idempotency-key"]);
    const hash = createHash("sha256").update(content).digest("hex");
    const known = responses.get(key);
    if (known) {
      if (known.content !== hash)
        return respond(422, JSON.stringify({ message: "The key was used for something else." }));
      return respond(201, known.body);
    }
    const { email, business_name } = JSON.parse(content);
    if (made.has(email)) {
      made.set(email, (made.get(email) ?? 0) + 1);
      return respond(409, JSON.stringify({ message: "Error: email already exists" }));
    }
    made.set(email, 1);
    const id = made.size;
    const body = JSON.stringify([{ id, email, account: { id, slug: `farm-${id}`, business_name } }]);
    responses.set(key, { content: hash, body });
    // Responds after the write, so that a kill may come in between.
    setImmediate(() => respond(201, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
