import type { S3Client } from "@aws-sdk/client-s3";
import { DomainError } from "../errors.ts";
import { seconds } from "./clock.ts";
import { checkedKey, type FileStore } from "./files.ts";
import type { Log } from "./log.ts";

export interface S3Options {
  bucket: string;
  region: string;
  /** Another server than Amazon's that speaks S3. */
  endpoint?: string;
  /** Absent: the keys that the machine itself has, as Amazon's tools look for them. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  log: Log;
  /** Milliseconds until an answer is given up. */
  timeout?: number;
}

interface Opened {
  sdk: typeof import("@aws-sdk/client-s3");
  client: S3Client;
}

/**
 * Keeps files in a bucket of any S3-compatible store, for several machines that serve one network. Its methods throw a
 * DomainError 503 when the store cannot be reached.
 */
export function createS3Store({
  bucket,
  region,
  endpoint,
  credentials,
  log,
  timeout = seconds(20),
}: S3Options): FileStore {
  let opened: Promise<Opened> | undefined;
  // Loaded when the first file is asked for: most servers never need it, and it doubles the time of a start.
  const open = async (): Promise<Opened> => {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      region,
      endpoint,
      credentials,
      // Other stores than Amazon's seldom answer to a name per bucket, nor know the newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 3,
      requestHandler: { connectionTimeout: seconds(3), requestTimeout: timeout, throwOnRequestTimeout: true },
    });
    return { sdk, client };
  };

  async function reached<T>(ask: (store: Opened) => Promise<T>): Promise<T> {
    try {
      opened ??= open();
      return await ask(await opened);
    } catch (error) {
      if ((error as Error).name === "NoSuchKey") throw error;
      log.error({ err: error, bucket }, "The file store did not do what it was asked");
      throw new DomainError(503, "Files cannot be reached right now. Please try again in a moment.", {
        headers: { "retry-after": "10" },
        cause: error,
      });
    }
  }

  async function* list(below: string) {
    const Prefix = checkedKey(below);
    let ContinuationToken: string | undefined;
    do {
      const token = ContinuationToken;
      const page = await reached(({ client, sdk }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: token })),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key, changedAt: LastModified };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  const removeOne = (key: string) =>
    reached(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })));

  return {
    async write(key, data) {
      const Key = checkedKey(key);
      await reached(({ client, sdk }) =>
        client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key, Body: data })),
      );
    },
    async read(key) {
      const Key = checkedKey(key);
      try {
        const { Body } = await reached(({ client, sdk }) =>
          client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key })),
        );
        return Body && Buffer.from(await reached(() => Body.transformToByteArray()));
      } catch (error) {
        if ((error as Error).name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    async remove(key) {
      if (!key.endsWith("/")) await removeOne(checkedKey(key));
      else for await (const found of list(key)) await removeOne(found.key);
    },
    list,
  };
}
