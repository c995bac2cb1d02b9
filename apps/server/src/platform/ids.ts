import { randomFillSync } from 'node:crypto'

const bytes = Buffer.alloc(16)

/** A new UUIDv7 (RFC 9562, section 5.7): rises with time to the millisecond, 74 random bits. */
export function newId(now: number = Date.now()): string {
  randomFillSync(bytes)
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
