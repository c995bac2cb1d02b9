import { isUtf8 } from 'node:buffer'
import type { MemberFileEncoding } from '@foyer/contract/members/member-import-shapes'
import { CsvFault } from './csv-fault.ts'

const SAMPLE_BYTES = 4096

/** A file as text, without a byte order mark, and the encoding it was read in: the chosen one, or a detected one. */
export function decodeFile(
  bytes: Buffer,
  chosen: MemberFileEncoding | null,
): { text: string; encoding: MemberFileEncoding } {
  const encoding = chosen ?? detectEncoding(bytes)
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch (error) {
    throw new CsvFault('not_utf8', { cause: error })
  }
}

/** Spreadsheets write UTF-8, UTF-16, or in older ones the code page of Windows, which is a guess the owner can change. */
function detectEncoding(bytes: Buffer): MemberFileEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  // In UTF-16, every second byte of what Latin letters and separators are written in is zero.
  if (odd > sample.length / 8 && odd > 4 * even) return 'utf-16le'
  if (even > sample.length / 8 && even > 4 * odd) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  if (bytes.includes(0)) throw new CsvFault('not_readable')
  return 'windows-1252'
}
