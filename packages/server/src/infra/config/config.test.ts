import { describe, expect, it } from "vitest";
import type { SetupError } from "../../core/setup-error.ts";
import { readConfig } from "./config.ts";

function mistakes(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as SetupError).sentences;
  }
}

describe("the settings", () => {
  it("are complete without a single one set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      mailFrom: "Foodshed <no-reply@localhost>",
      databaseUrl: undefined,
      demo: true,
      searchLog: false,
    });
  });

  it("name a host for consumers, which is not the site's own", () => {
    const PUBLIC_URL = "https://foodshed.example";
    expect(readConfig({ PUBLIC_URL, CONSUMER_HOST: "Market.Foodshed.example" }).consumerUrl).toBe(
      "https://market.foodshed.example",
    );
    expect(mistakes({ PUBLIC_URL, CONSUMER_HOST: "foodshed.example" })).toEqual([
      "CONSUMER_HOST must be another host than that of PUBLIC_URL; leave it out to have one host.",
    ]);
    expect(mistakes({ CONSUMER_HOST: "https://market.foodshed.example/" })).toHaveLength(1);
  });

  it("name the nodes of a cluster for search, with commas between them", () => {
    const SEARCH_URL = "https://user:secret@one.example:9200/, http://two.example:9200";
    expect(readConfig({ SEARCH_URL }).search).toEqual({
      nodes: ["https://user:secret@one.example:9200", "http://two.example:9200"],
      prefix: "foodshed",
      timeout: 2000,
      fallback: false,
    });
    expect(readConfig({ SEARCH_FALLBACK: "on" }).search).toBeUndefined();
  });

  it("take several hosts of a database, and never repeat its password", () => {
    const DATABASE_URL = "postgres://farm:secret@one.example:5432,other.example/foodshed";
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, databasePoolSize: 10 });
    const wrong = mistakes({ DATABASE_URL: "postgres://farm:secret@one.example:x,other.example/foodshed" });
    expect(wrong).toEqual([expect.stringMatching(/^DATABASE_URL must be an address like /)]);
    expect(wrong[0]).not.toContain("secret");
    expect(mistakes({ DATABASE_POOL_SIZE: "1" })).toHaveLength(1);
  });

  it("take several replicas of a database, and none of the embedded one", () => {
    const DATABASE_URL = "postgres://one.example/foodshed";
    const DATABASE_REPLICA_URL = "postgres://farm:secret@two.example,three.example/foodshed";
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL }).replicaUrls).toEqual([
      "postgres://farm:secret@two.example/foodshed",
      "postgres://farm:secret@three.example/foodshed",
    ]);
    expect(readConfig({ DATABASE_URL }).replicaUrls).toEqual([]);
    expect(mistakes({ DATABASE_REPLICA_URL })).toEqual([
      "DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas.",
    ]);
    const wrong = mistakes({
      DATABASE_URL,
      DATABASE_REPLICA_URL: "postgres://farm:secret@two.example:x/foodshed",
    });
    expect(wrong).toEqual([expect.stringMatching(/^DATABASE_REPLICA_URL must be an address like /)]);
    expect(wrong[0]).not.toContain("secret");
  });

  it("share rate limits where several processes can run, unless they say otherwise", () => {
    const DATABASE_URL = "postgres://localhost/foodshed";
    expect(readConfig({}).rateLimitStore).toBe("memory");
    expect(readConfig({ DATABASE_URL }).rateLimitStore).toBe("postgres");
    expect(readConfig({ DATABASE_URL, RATE_LIMIT_STORE: "memory" }).rateLimitStore).toBe("memory");
    const VALKEY_URL = "valkey://:secret@valkey.example:6379";
    expect(readConfig({ RATE_LIMIT_STORE: "valkey", VALKEY_URL })).toMatchObject({
      rateLimitStore: "valkey",
      valkeyUrl: VALKEY_URL,
    });
    expect(mistakes({ RATE_LIMIT_STORE: "postgres" })).toEqual([
      "RATE_LIMIT_STORE=postgres needs DATABASE_URL: the embedded database has one process, which counts in its memory.",
    ]);
    expect(mistakes({ RATE_LIMIT_STORE: "valkey" })).toEqual([
      "RATE_LIMIT_STORE=valkey needs VALKEY_URL, like valkey://valkey.example:6379.",
    ]);
    expect(mistakes({ RATE_LIMIT_STORE: "redis", VALKEY_URL: "https://valkey.example" })).toHaveLength(2);
  });

  it("count an empty value as absent", () => {
    expect(readConfig({ PORT: "", SMTP_URL: " " })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it("get one clear sentence for each mistake", () => {
    const wrong = {
      PORT: "http",
      HOST: "two words",
      PUBLIC_URL: "foodshed.example",
      DATABASE_URL: "mysql://localhost/x",
      SMTP_URL: "mail.example",
      MAIL_FROM: "nobody",
      SESSION_SECRET: "short",
      LOG_LEVEL: "loud",
      DEMO: "yes",
      SEARCH_LOG: "yes",
      SEARCH_URL: "https://user:secret@search.example, search.example",
      SEARCH_PREFIX: "Food Shed",
      SEARCH_TIMEOUT: "soon",
      SEARCH_FALLBACK: "perhaps",
      EASYPOST_API_URL: "api.easypost.com",
      EASYPOST_API_KEY: "two words",
      GEOCODER_URL: "nominatim.example",
      NEWSLETTER_URL: "provider.example",
      S3_BUCKET: "Two Words",
      S3_ENDPOINT: "storage.example",
    };
    const sentences = mistakes(wrong);
    expect(sentences).toHaveLength(Object.keys(wrong).length);
    for (const name of Object.keys(wrong)) {
      expect(sentences.filter((sentence) => sentence.startsWith(`${name} must`))).toHaveLength(1);
    }
  });

  it("never repeat a password", () => {
    expect(mistakes({ DATABASE_URL: "mysql://user:hunter2@host/x" }).join()).not.toContain("hunter2");
    expect(mistakes({ SESSION_SECRET: "hunter2" }).join()).not.toContain("hunter2");
  });

  it("need a session secret beside a production PostgreSQL, and make one of their own elsewhere", () => {
    const postgres = { NODE_ENV: "production", DATABASE_URL: "postgres://localhost/foodshed" };
    expect(mistakes(postgres)[0]).toMatch("SESSION_SECRET is needed");
    expect(mistakes({ ...postgres, SESSION_SECRET: "x".repeat(32) })).toEqual([]);
    expect(mistakes({ NODE_ENV: "production" })).toEqual([]);
  });

  it("know one source of shipping rates, EasyPost's own address when only a key is given", () => {
    expect(mistakes({ EASYPOST_API_KEY: "EZTK1", RATE_CARD_FILE: "card.json" })).toEqual([
      "EASYPOST_API_KEY and RATE_CARD_FILE exclude each other: set one of them.",
    ]);
    const { easyPost } = readConfig({ EASYPOST_API_KEY: "EZTK1" });
    expect(easyPost).toEqual({ url: "https://api.easypost.com/v2", key: "EZTK1" });
    const own = { EASYPOST_API_KEY: "EZTK1", EASYPOST_API_URL: "http://localhost:4970/v2/" };
    expect(readConfig(own).easyPost?.url).toBe("http://localhost:4970/v2");
    expect(readConfig({}).easyPost).toBeUndefined();
  });

  it("keep files in a bucket only with both halves of a key, or neither", () => {
    const bucket = { S3_BUCKET: "foodshed-files", S3_ENDPOINT: "https://storage.example/" };
    expect(readConfig(bucket).s3).toEqual({
      bucket: "foodshed-files",
      region: "ca-central-1",
      endpoint: "https://storage.example",
      credentials: undefined,
    });
    expect(mistakes({ ...bucket, S3_ACCESS_KEY_ID: "one" })).toEqual([
      "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.",
    ]);
    expect(readConfig({}).s3).toBeUndefined();
  });

  it("take no path in the public address, and drop its last slash", () => {
    expect(mistakes({ PUBLIC_URL: "https://foodshed.example/site" })[0]).toMatch("without a path");
    expect(readConfig({ PUBLIC_URL: "https://foodshed.example/" }).publicUrl).toBe(
      "https://foodshed.example",
    );
  });
});
