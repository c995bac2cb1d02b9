import { randomFillSync } from 'node:crypto'

const RANDOM_IDS = 256
/** Random bytes for many ids at once, since each call for some costs a call to the kernel. */
const random = Buffer.alloc(16 * RANDOM_IDS)
let used = RANDOM_IDS

function randomBytes(): Buffer {
  if (used === RANDOM_IDS) {
    randomFillSync(random)
    used = 0
  }
  used += 1
  return random.subarray(16 * (used - 1), 16 * used)
}

/** A new UUIDv7 (RFC 9562, section 5.7): rises with time to the millisecond, 74 random bits. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes()
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a UUID in the lower-case form that the database and the wire use. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
