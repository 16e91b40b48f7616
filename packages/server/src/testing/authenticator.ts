import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const [USER_PRESENT, USER_VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40];

interface Site {
  origin: string;
  id: string;
}

interface Options {
  challenge: string;
}

/** A device that makes passkeys (ES256, no attestation), as Chromium's virtual authenticator does. */
export function createAuthenticator(site: Site) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, ...more: Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), count, ...more]);
  };

  return {
    /** What the browser answers to the options of a registration. */
    create(options: Options, { origin = site.origin } = {}) {
      const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
      const cose = Buffer.concat([
        // A map of five: key type EC2, algorithm ES256, curve P-256, x and y of 32 bytes each.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, "base64url"),
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...{ id, rawId: id, type: "public-key" },
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", options, origin).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** What the browser answers to the options of a login. */
    get(options: Options, { origin = site.origin, verified = true, advance = 1 } = {}) {
      counter += advance;
      const data = authenticatorData(USER_PRESENT | (verified ? USER_VERIFIED : 0));
      const client = clientData("webauthn.get", options, origin);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...{ id, rawId: id, type: "public-key" },
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
