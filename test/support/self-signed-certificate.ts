import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate that no browser trusts, for a local server; both parts as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const OID = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
};

const DAY_MS = 86_400_000;

/**
 * Creates a certificate for `localhost` and 127.0.0.1, valid from yesterday for a month (X.509 version 3, RFC 5280).
 *
 * Node can sign, but not write certificates. These are the few required fields, so the tests need neither a library nor
 * `openssl`, which not every machine has.
 */
export function createSelfSignedCertificate(now: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(der(0x06, OID.ecdsaWithSha256));
  const fields = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, serialOf(publicKey)),
    algorithm,
    name('Wayword test server'),
    sequence(time(now - DAY_MS), time(now + 30 * DAY_MS)),
    name('Wayword test server'),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(der(0x06, OID.subjectAltName), der(0x04, alternativeNames())))),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', fields, privateKey)]));
  const cert = sequence(fields, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value in ASN.1's distinguished encoding: tag, length, content. */
function der(tag: number, content: Uint8Array | readonly number[]): Buffer {
  const { length } = content;
  const sizeBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...sizeBytes]), Uint8Array.from(content)]);
}

function sequence(...parts: Uint8Array[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function name(commonName: string): Buffer {
  return sequence(der(0x31, sequence(der(0x06, OID.commonName), der(0x0c, Buffer.from(commonName)))));
}

/** UTCTime: two digits of the year suffice until 2050. */
function time(at: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
}

function alternativeNames(): Buffer {
  return sequence(der(0x82, Buffer.from('localhost')), der(0x87, [127, 0, 0, 1]));
}

/** Firefox requires a unique serial number per issuer; 0x7f keeps the number positive. */
function serialOf(publicKey: KeyObject): Buffer {
  const digest = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest();
  return Buffer.concat([Buffer.from([0x7f]), digest.subarray(0, 15)]);
}
