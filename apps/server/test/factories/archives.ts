import type { Readable } from 'node:stream'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The files of a zip archive, by their name. */
export async function readArchiveFiles(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  const files = new Map<string, string>()
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject)
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream: Readable) => {
        if (error) return reject(error)
        const chunks: Buffer[] = []
        stream.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(chunks).toString())
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
  return files
}
