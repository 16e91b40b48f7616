import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { seconds } from "../../core/clock.ts";
import { checkedKey, type FileStore } from "./file-store.ts";
import { STORE_DEADLINE } from "./guarded-store.ts";

export interface S3Options {
  bucket: string;
  region: string;
  /** Another server than Amazon's that speaks S3. */
  endpoint?: string;
  /** Absent: the keys that the machine itself has, as Amazon's tools look for them. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

interface Opened {
  sdk: typeof import("@aws-sdk/client-s3");
  client: S3Client;
}

/** A connection on which nothing moves for so long is given up, in time for a second try before the deadline. */
const SILENCE = STORE_DEADLINE / 2 - 500;

/**
 * Keeps files in a bucket of any S3-compatible store, for several machines that serve one network. It throws what the
 * store's client throws; `guardStore` holds each call to its time and turns failures into sentences.
 */
export function createS3Store({ bucket, region, endpoint, credentials }: S3Options): FileStore {
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
      requestHandler: { connectionTimeout: seconds(2), socketTimeout: SILENCE },
    });
    return { sdk, client };
  };
  const reached = async () => {
    opened ??= open();
    return await opened;
  };

  async function* list(below: string, abortSignal?: AbortSignal) {
    const Prefix = checkedKey(below);
    const { client, sdk } = await reached();
    let ContinuationToken: string | undefined;
    do {
      const asked = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken });
      const page = await client.send(asked, { abortSignal });
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key, changedAt: LastModified };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async function removeOne(key: string, abortSignal?: AbortSignal) {
    const { client, sdk } = await reached();
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal });
  }

  return {
    async write(key, data, abortSignal) {
      const Key = checkedKey(key);
      const { client, sdk } = await reached();
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key, Body: data }), { abortSignal });
    },
    async read(key, abortSignal) {
      const Key = checkedKey(key);
      const { client, sdk } = await reached();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key }), {
          abortSignal,
        });
        if (!Body) return undefined;
        // The client forgets the signal once the response has begun. Without an error the bytes would be waited for ever.
        const stream = Body as Readable;
        abortSignal?.addEventListener("abort", () => stream.destroy(abortSignal.reason), { once: true });
        return Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if ((error as Error).name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    async remove(key, abortSignal) {
      if (!key.endsWith("/")) await removeOne(checkedKey(key), abortSignal);
      else for await (const found of list(key, abortSignal)) await removeOne(found.key, abortSignal);
    },
    list,
  };
}
