import { PassThrough, Readable } from 'node:stream'
import type { Ctx } from '../../platform/context.ts'
import { personalFiles, personalData, type DataSubject } from '../../platform/personal-data.ts'
import { readPersonalRows } from './personal-rows.ts'

/** More than anyone's archive needs. */
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3

type Archive = { storage_key: string; subject: DataSubject; about: object; signal: AbortSignal }

/**
 * Writes a user's data as one zip: a JSON file per part, their files and an index. It is streamed, so memory use
 * does not grow with its size. Returns the bytes written; a failure leaves no file.
 */
export async function writeArchive(
  ctx: Pick<Ctx, 'db' | 'services'>,
  { storage_key, subject, about, signal }: Archive,
): Promise<number> {
  const { ZipFile } = await import('yazl')
  const { storage } = ctx.services
  const zip = new ZipFile()
  const output = new PassThrough()
  const fail = (error: unknown): void => void output.destroy(asError(error))
  zip.on('error', fail)
  zip.outputStream.on('error', fail).pipe(output)
  signal.addEventListener('abort', () => fail(signal.reason), { once: true })

  const addLazily = (name: string, open: () => Promise<Readable>): void => {
    zip.addReadStreamLazy(name, {}, (give) => {
      open().then(
        (stream) => give(null, stream.on('error', fail)),
        (error: unknown) => {
          fail(error)
          give(asError(error), Readable.from([]))
        },
      )
    })
  }

  zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'about.json')
  for (const declaration of ctx.services.need(personalData)) {
    if (declaration.file !== null)
      addLazily(`data/${declaration.file}.json`, async () =>
        Readable.from(formatJsonRows(readPersonalRows(ctx.db, declaration, subject))),
      )
  }
  const files = await Promise.all(ctx.services.need(personalFiles).map((list) => list(ctx, subject)))
  for (const { name, storage_key: key } of files.flat()) {
    const stored = await storage.size(key)
    if (stored !== null)
      addLazily(`files/${name}`, async () => (await storage.get(key))?.stream ?? Readable.from([]))
  }
  zip.end()
  return storage.put(storage_key, output, { max_bytes: MAX_ARCHIVE_BYTES })
}

/** A list in JSON, a row on each line. */
async function* formatJsonRows(parts: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of parts) {
    if (rows.length === 0) continue
    yield before + rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
