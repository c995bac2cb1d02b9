import { crc32 } from 'node:zlib'

export type ZipFile = { name: string; bytes: Buffer; mode?: number; declared_bytes?: number }

/** Creates a minimal zip with uncompressed files. `declared_bytes` declares a false file size. */
export function aZip(files: readonly ZipFile[]): Buffer {
  const local_headers: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const { name, bytes, mode = 0o100644, declared_bytes = bytes.length } of files) {
    const title = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(declared_bytes, 18)
    shared.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, bytes])
    const central_directory = Buffer.alloc(14)
    central_directory.writeUInt32LE((mode << 16) >>> 0, 6)
    central_directory.writeUInt32LE(at, 10)
    local_headers.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, central_directory, title]),
    )
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(local_headers)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end])
}
