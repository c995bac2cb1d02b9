import type { ServerFrame } from './protocol.ts'

/**
 * A whole unmasked text frame (RFC 6455, section 5.2), header and all. Built once and written to every socket of a
 * room, so that a thousand listeners cost one encoding.
 */
export function encodeFrame(frame: ServerFrame): Buffer {
  const text = JSON.stringify(frame)
  const length = Buffer.byteLength(text)
  const header_length = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const buffer = Buffer.allocUnsafe(header_length + length)
  buffer[0] = 0x81
  if (length < 126) buffer[1] = length
  else if (length < 65_536) {
    buffer[1] = 126
    buffer.writeUInt16BE(length, 2)
  } else {
    buffer[1] = 127
    buffer.writeBigUInt64BE(BigInt(length), 2)
  }
  buffer.write(text, header_length)
  return buffer
}
