import { describe, expect, it } from "vitest";
import { postgresUrls } from "./postgres-url.ts";

describe("the address of PostgreSQL", () => {
  it("names one host or several, with one user and one database", () => {
    expect(postgresUrls("postgres://farm:secret@one.example:5432/foodshed")).toEqual([
      "postgres://farm:secret@one.example:5432/foodshed",
    ]);
    expect(
      postgresUrls(
        "postgresql://farm:s%40cret@one.example:5433,other.example,[::1]:5434/foodshed?sslmode=require",
      ),
    ).toEqual([
      "postgresql://farm:s%40cret@one.example:5433/foodshed?sslmode=require",
      "postgresql://farm:s%40cret@other.example/foodshed?sslmode=require",
      "postgresql://farm:s%40cret@[::1]:5434/foodshed?sslmode=require",
    ]);
  });

  it("may say that it wants the host that takes writes, which is so anyway", () => {
    expect(
      postgresUrls("postgres://one.example,other.example/foodshed?target_session_attrs=read-write"),
    ).toEqual(["postgres://one.example/foodshed", "postgres://other.example/foodshed"]);
  });

  it("is refused where a host is missing or wrong", () => {
    for (const wrong of [
      "mysql://localhost/x",
      "postgres:///x",
      "postgres://one.example,/x",
      "postgres://one.example:http/x",
    ])
      expect(postgresUrls(wrong), wrong).toBeUndefined();
  });
});
