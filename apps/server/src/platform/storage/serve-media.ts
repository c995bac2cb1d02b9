import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { parseByteRange } from './byte-range.ts'
import type { Storage } from './create-storage.ts'
import { isStorageKey, parseStorageKey } from './storage-key.ts'

export type MediaRequest = {
  /** What follows `/media/`, decoded once and without the query. */
  key: string
  query: URLSearchParams
  /** The app of the host; null on the base host, where signed addresses of any app work. */
  app_id: string | null
  /** Whether the caller may access what a signed address is bound to. */
  mayRead: (bound_to: string) => Promise<boolean>
}

/** Types that a browser may display inline; everything else is a download. */
const inlineTypes = /^(?:(?:image|video|audio)\/|application\/(?:pdf|vnd\.apple\.mpegurl)$|text\/vtt$)/

/**
 * Serves a stored file: whole, a range, or 304. Public files are immutable; others need a valid signature, perhaps
 * an access check, and are never cached. Returns false, with nothing written, for a 404.
 */
export async function serveMedia(
  storage: Storage,
  req: IncomingMessage,
  res: ServerResponse,
  request: MediaRequest,
): Promise<boolean> {
  if (!isStorageKey(request.key)) return false
  const { is_public, app_id, type } = parseStorageKey(request.key)
  if (request.app_id !== null && request.app_id !== app_id) return false
  const signature_check = is_public
    ? { is_valid: true as const, file_name: null, bound_to: null, is_download: false }
    : storage.verify(request.key, request.query)
  if (!signature_check.is_valid) return false
  if (signature_check.bound_to !== null && !(await request.mayRead(signature_check.bound_to))) return false

  /** Checked first: a removed file must be gone also for clients with a cached copy. */
  const size = await storage.size(request.key)
  if (size === null) return false

  const etag = `"${request.key}"`
  res.setHeader('etag', etag)
  res.setHeader('cache-control', is_public ? 'public, max-age=31536000, immutable' : 'private, no-store')
  res.setHeader('x-content-type-options', 'nosniff')
  if (is_public && req.headers['if-none-match'] === etag) return endWith(res, 304)

  res.setHeader('content-type', type)
  res.setHeader('accept-ranges', 'bytes')
  res.setHeader('content-disposition', disposition(type, signature_check))
  // Browsers refuse to show a PDF in a sandbox.
  if (type !== 'application/pdf' || signature_check.is_download)
    res.setHeader('content-security-policy', "default-src 'none'; sandbox")

  const if_range = req.headers['if-range']
  const range = if_range === undefined || if_range === etag ? parseByteRange(req.headers.range, size) : null
  if (range === 'unsatisfiable') {
    res.setHeader('content-range', `bytes */${size}`)
    return endWith(res, 416)
  }
  if (range) res.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`)
  res.setHeader('content-length', range ? range.end - range.start + 1 : size)
  if (req.method === 'HEAD') return endWith(res, range ? 206 : 200)

  const file = await storage.get(request.key, range ?? undefined)
  if (!file) {
    for (const name of ['content-length', 'etag', 'cache-control']) res.removeHeader(name)
    return false
  }
  res.statusCode = range ? 206 : 200
  await pipeline(file.stream, res).catch((error: unknown) => {
    if (!isClientDisconnect(error)) throw error
  })
  return true
}

/** The reader went away, which is its right. */
function isClientDisconnect(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE'
}

function endWith(res: ServerResponse, status: number): true {
  res.statusCode = status
  res.end()
  return true
}

/** RFC 6266; the plain name is a fallback for what cannot read the encoded one. */
function disposition(
  type: string,
  { file_name, is_download }: { file_name: string | null; is_download: boolean },
): string {
  const kind = inlineTypes.test(type) && !is_download ? 'inline' : 'attachment'
  if (file_name === null) return kind
  const plain = file_name.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(file_name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
