import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFault } from './import-fault.ts'

/** A file of members: its headings and rows as text, and its hash. */
export type MemberFile = {
  headings: string[]
  /** Rows numbered from the first after the headings; empty rows are omitted but counted. */
  rows: { row: number; cells: string[] }[]
  hash: string
}

const MAX_ROWS = 20_000
const MAX_RECORD_SIZE = 256 * 1024
const MAX_HEAD_SIZE = 64 * 1024
const DELIMITERS = [',', ';', '\t'] as const

/** Parses a CSV stream. Throws `ImportFault` for an invalid file. */
export async function readMemberFile(stream: Readable): Promise<MemberFile> {
  const hash = createHash('sha256')
  const text = decode(stream, hash)
  const head = await readHead(text)
  const parser = parse({
    delimiter: detectDelimiter(head),
    relax_column_count: true,
    max_record_size: MAX_RECORD_SIZE,
  })
  const source = Readable.from(prepend(head, text))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  const rows: string[][] = []
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (rows.length > MAX_ROWS) throw new ImportFault('too_many_rows')
      rows.push(record.map(stripControls))
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFault('not_readable', { cause: error })
    throw error
  } finally {
    source.destroy()
  }
  const [headings, ...body] = rows
  const filled = body.flatMap((cells, index) =>
    cells.some((cell) => cell !== '') ? [{ row: index + 1, cells }] : [],
  )
  if (!headings || filled.length === 0) throw new ImportFault('empty')
  return { headings, rows: filled, hash: hash.digest('base64url') }
}

async function* decode(
  stream: AsyncIterable<Buffer>,
  hash: { update: (chunk: Buffer) => unknown },
): AsyncGenerator<string, void, undefined> {
  // A byte order mark is taken off by the decoder.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of stream) {
      hash.update(chunk)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new ImportFault('not_utf8', { cause: error })
    throw error
  }
}

/** The beginning of a text, with its first line whole. */
async function readHead(text: AsyncGenerator<string, void, undefined>): Promise<string> {
  let head = ''
  while (!/[\r\n]/.test(head.trimStart()) && head.length < MAX_HEAD_SIZE) {
    const { value, done } = await text.next()
    if (done) break
    head += value
  }
  return head
}

async function* prepend(head: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  yield head
  yield* rest
}

/** What parts the cells of the first line; a comma where nothing does. */
function detectDelimiter(head: string): string {
  const [line = ''] = head.trimStart().split(/[\r\n]/)
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string): number => bare.split(sign).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Removes control characters, which PostgreSQL does not store or screens do not show. */
function stripControls(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
}
