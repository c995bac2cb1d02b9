import { createPrivateKey, generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto'

/** A chain of certificates as Apple signs with: leaf, intermediate and root, and the key of the leaf. */
export type CertificateChain = { x5c: string[]; root_sha256: string; leaf_key: KeyObject }

/** Extensions by which Apple marks the certificates of the App Store. */
const LEAF_MARK = [1, 2, 840, 113635, 100, 6, 11, 1]
const INTERMEDIATE_MARK = [1, 2, 840, 113635, 100, 6, 2, 1]
const ECDSA_WITH_SHA256 = [1, 2, 840, 10045, 4, 3, 2]
const COMMON_NAME = [2, 5, 4, 3]
const BASIC_CONSTRAINTS = [2, 5, 29, 19]

/** Creates a chain with keys of its own; `is_marked` false leaves out Apple's marks. */
export function createChain({ is_marked = true }: { is_marked?: boolean } = {}): CertificateChain {
  const [root, intermediate, leaf] = [createKeys(), createKeys(), createKeys()]
  const certify = (certificate: Omit<Certificate, 'marks'> & { mark: number[] | null }) =>
    createCertificate({ ...certificate, marks: certificate.mark && is_marked ? [certificate.mark] : [] })
  const certificates = [
    certify({ name: 'Leaf', issuer: 'Middle', keys: leaf, by: intermediate, is_ca: false, mark: LEAF_MARK }),
    certify({
      name: 'Middle',
      issuer: 'Root',
      keys: intermediate,
      by: root,
      is_ca: true,
      mark: INTERMEDIATE_MARK,
    }),
    certify({ name: 'Root', issuer: 'Root', keys: root, by: root, is_ca: true, mark: null }),
  ]
  return {
    x5c: certificates.map((der) => der.toString('base64')),
    root_sha256: new X509Certificate(certificates[2] ?? '').fingerprint256,
    leaf_key: leaf.privateKey,
  }
}

const createKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
type Keys = ReturnType<typeof createKeys>
type Certificate = {
  name: string
  issuer: string
  keys: Keys
  by: Keys
  is_ca: boolean
  marks: number[][]
}

function createCertificate({ name, issuer, keys, by, is_ca, marks }: Certificate): Buffer {
  const algorithm = sequence(oid(ECDSA_WITH_SHA256))
  const extensions = [
    sequence(
      oid(BASIC_CONSTRAINTS),
      der(0x04, is_ca ? sequence(der(0x01, Buffer.from([0xff]))) : sequence()),
    ),
    ...marks.map((mark) => sequence(oid(mark), der(0x04, der(0x05)))),
  ]
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    nameOf(issuer),
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    nameOf(name),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = sign(
    'sha256',
    facts,
    createPrivateKey(by.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  )
  return sequence(facts, algorithm, der(0x03, Buffer.from([0]), signature))
}

const utcTime = (text: string): Buffer => der(0x17, Buffer.from(text))
const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(name)))))
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function oid([first = 0, second = 0, ...rest]: readonly number[]): Buffer {
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(toBase128)]))
}

function toBase128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}
