import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { markAsDemo } from "./network.service.ts";
import { type Operator, readOperator, sampleOperator } from "./operator.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** An operator's file with its logos beside it; returns its path. */
async function written(operator: unknown, logos: Record<string, string> = {}): Promise<string> {
  const folder = join(server.services.config.dataDir, randomUUID());
  await mkdir(folder);
  const path = join(folder, "operator.json");
  await writeFile(path, typeof operator === "string" ? operator : JSON.stringify(operator));
  for (const [name, content] of Object.entries(logos)) await writeFile(join(folder, name), content);
  return path;
}

async function with_(operator: Operator | undefined, act: () => Promise<void>): Promise<void> {
  server.services.operator = operator;
  try {
    await act();
  } finally {
    server.services.operator = undefined;
  }
}

it("tells every caller whether the businesses are made up", async () => {
  const before = (await server.get("/network/")).body;
  expect(before).toEqual({ demo: false, contact_email: "support@localhost", social: {}, sponsors: [] });
  // The made-up logos are no part of a real network.
  const [logo] = [...sampleOperator().logos.keys()];
  expect((await server.app.inject(`/sponsors/${logo}`)).statusCode).toBe(404);
  await markAsDemo(server.db);
  await markAsDemo(server.db);
  expect((await server.app.inject(`/sponsors/${logo}`)).statusCode).toBe(200);
  const after = await server.get("/network/");
  expect(after).toMatchObject({ status: 200, body: { demo: true } });
  // Sponsors of a demo network are made up too, and say so.
  for (const { name, logo } of after.body.sponsors) {
    expect(name).toContain("Example");
    expect(logo).toMatch(/^\/sponsors\/[\w-]+-[0-9a-f]{12}\.svg$/);
  }
});

describe("with a file that says who runs the network", () => {
  const sponsors = [
    { name: "Fonds agroalimentaire", logo: "Fund.SVG", href: "https://fund.example/" },
    { name: "County of Wellington" },
  ];
  const social = { instagram: "https://www.instagram.com/foodshed" };

  it("every page can name the mailbox, the pages on other sites and the sponsors", async () => {
    const path = await written(
      { contact_email: "hello@foodshed.example", social, sponsors },
      { "Fund.SVG": SVG },
    );
    await with_(readOperator(path), async () => {
      const { body } = await server.get("/network/");
      expect(body).toMatchObject({
        contact_email: "hello@foodshed.example",
        social,
        sponsors: [
          { name: "Fonds agroalimentaire", href: "https://fund.example/" },
          { name: "County of Wellington", logo: null, href: null },
        ],
      });
      const logo = await server.app.inject(body.sponsors[0].logo);
      expect(logo).toMatchObject({ statusCode: 200, payload: SVG });
      expect(logo.headers).toMatchObject({
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      // Opened by itself a drawing could run; here nothing does.
      expect(logo.headers["content-security-policy"]).toContain("default-src 'none'");
    });
  });

  it("only logos are served, and no other file beside them", async () => {
    const path = await written({ contact_email: "hello@foodshed.example", sponsors }, { "Fund.SVG": SVG });
    await with_(readOperator(path), async () => {
      for (const address of ["operator.json", "..%2Foperator.json", "Fund.SVG", "nothing.svg"]) {
        expect((await server.app.inject(`/sponsors/${address}`)).statusCode).toBe(404);
      }
    });
  });

  it("a file that is none is refused at the start, in a sentence that says where", async () => {
    const refusal = async (operator: unknown, logos?: Record<string, string>) => {
      const path = await written(operator, logos);
      try {
        readOperator(path);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const contact_email = "hello@foodshed.example";
    expect(await refusal("not json")).toMatch(/OPERATOR_FILE names .* which is not JSON: /);
    expect(await refusal({})).toMatch(/at contact_email: it must be an address like/);
    expect(await refusal({ contact_email, social: { facebook: "javascript:alert(1)" } })).toMatch(
      /at social\.facebook: it must be an address like/,
    );
    expect(await refusal({ contact_email, socials: {} })).toMatch(/socials/);
    expect(await refusal({ contact_email, sponsors })).toMatch(/Fund\.SVG, which does not exist/);
    const named = (logo: string) => ({ contact_email, sponsors: [{ name: "Fund", logo }] });
    expect(await refusal(named("logo.exe"), { "logo.exe": SVG })).toMatch(/which is none of \.svg, \.png/);
    expect(await refusal(named("big.png"), { "big.png": "x".repeat(512_001) })).toMatch(/make it smaller/);
  });
});
