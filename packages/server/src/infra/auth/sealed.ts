import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const [NONCE, TAG] = [12, 16];

/** Encrypts a text that only this server may read again (AES-256-GCM). @param purpose keeps keys of different uses apart */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined for what was sealed with another secret, or changed since. */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const nonce = bytes.subarray(0, NONCE);
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), nonce, { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
