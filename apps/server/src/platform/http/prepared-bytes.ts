import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipBytes = promisify(gzip)

/** Bytes prepared once and served many times: plain, gzip and brotli, each with its headers. */
export type PreparedBytes = {
  identity: Buffer
  gzip: Buffer | null
  brotli: Buffer | null
  etag: string
  headers: Record<string, string>
  header_lines: HeaderLines
}

/** Response headers as a flat list of names and values, which `writeHead` accepts without validating each. */
type HeaderLines = Record<'identity' | 'gzip' | 'br' | 'unchanged', string[]>

type Options = { type: string; cache: string; headers?: Record<string, string>; quality?: number }

/** Below this a compressed answer costs more than it saves. */
const MIN_COMPRESSED = 600

/** Compresses bytes and prepares their headers. Brotli quality is 5 by default: 0.8 ms for 24 KB. */
export async function prepareBytes(
  body: Buffer,
  { type, cache, headers = {}, quality = 5 }: Options,
): Promise<PreparedBytes> {
  const compress = body.length >= MIN_COMPRESSED && isText(type)
  const [packed, zipped] = compress
    ? await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        gzipBytes(body),
      ])
    : [null, null]
  return prepareCompressed({ identity: body, gzip: zipped, brotli: packed }, { type, cache, headers })
}

type Encoded = Pick<PreparedBytes, 'identity' | 'gzip' | 'brotli'>

/** Adds headers to bytes that were compressed before, such as those of a release. */
export function prepareCompressed(parts: Encoded, { type, cache, headers = {} }: Options): PreparedBytes {
  const etag = `"${createHash('sha256').update(parts.identity).digest('base64url').slice(0, 22)}"`
  const all = {
    'cache-control': cache,
    'content-type': type,
    etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...headers,
  }
  return { ...parts, etag, headers: all, header_lines: createHeaderLines(parts, all) }
}

/** The same bytes with more headers, or others; `etag` among them. */
export function withHeaders(
  bytes: PreparedBytes,
  headers: { etag: string } & Record<string, string>,
): PreparedBytes {
  const all = { ...bytes.headers, ...headers }
  return { ...bytes, etag: headers.etag, headers: all, header_lines: createHeaderLines(bytes, all) }
}

function createHeaderLines(
  { identity, gzip: zipped, brotli: packed }: Encoded,
  headers: Record<string, string>,
): HeaderLines {
  const lines = Object.entries(headers).flat()
  const sized = (body: Buffer | null, ...more: string[]): string[] =>
    body ? [...lines, 'content-length', String(body.length), ...more] : []
  const { etag = '', 'cache-control': cache = '' } = headers
  return {
    identity: sized(identity),
    gzip: sized(zipped, 'content-encoding', 'gzip'),
    br: sized(packed, 'content-encoding', 'br'),
    unchanged: ['etag', etag, 'cache-control', cache, 'vary', 'accept-encoding'],
  }
}

/** What prepared bytes take in memory, for caches that are bounded by it: an empty body has its headers still. */
export function memorySizeOf({ identity, gzip: zipped, brotli: packed }: Encoded): number {
  return 1_000 + identity.length + (zipped?.length ?? 0) + (packed?.length ?? 0)
}

function isText(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml)|image\/svg\+xml)/.test(
    type,
  )
}

/** Sends prepared bytes: 304 for a matching `If-None-Match`, else the best encoding that the caller takes. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: PreparedBytes,
  status = 200,
): void {
  const { header_lines } = bytes
  if (status === 200 && matches(request.headers['if-none-match'], bytes.etag)) {
    response.writeHead(304, header_lines.unchanged)
    response.end()
    return
  }
  const [body, encoding] = chooseEncoding(request.headers['accept-encoding']?.toString() ?? '', bytes)
  response.writeHead(status, header_lines[encoding ?? 'identity'])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

/** The best form of some bytes that a caller takes, with the name of its encoding. */
export function chooseEncoding(
  accepted: string,
  { identity, gzip: zipped, brotli: packed }: Encoded,
): [Buffer, 'br' | 'gzip' | null] {
  if (packed && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return [packed, 'br']
  if (zipped && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return [zipped, 'gzip']
  return [identity, null]
}
