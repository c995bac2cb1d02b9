import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

/** Nothing was fetched: the address or its answer is refused, or nobody answered. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
}

export type FetchOptions = {
  /** Types of the answer that are read. */
  accept: readonly string[]
  /** After decompression. */
  max_bytes: number
  /** What happens beyond it: the rest is not read, or all is refused. */
  beyond: 'cut' | 'refuse'
  signal: AbortSignal
}

/** An answer; `url` is where it was after redirects. */
export type Fetched = { url: string; type: string; charset: string | null; body: Buffer }

/** What is posted to an address that a browser or a person has named. */
export type PostOptions = { headers: Readonly<Record<string, string>>; body: Buffer; signal: AbortSignal }

/** The answer to a post: its status, the seconds after which it may be repeated, and the start of its body. */
export type Posted = { status: number; retry_after_s: number | null; text: string }

/** Reaches addresses that people have written, on the public internet only. Refusals are `OutboundError`s. */
export type Outbound = {
  fetch: (url: string, options: FetchOptions) => Promise<Fetched>
  /** Posts to an https address and follows no redirect; every answer with a status is returned. */
  post: (url: string, options: PostOptions) => Promise<Posted>
}

export type OutboundOptions = {
  /** Finds the addresses of a host. */
  resolve?: (host: string) => Promise<string[]>
  /** A server on this machine that answers for all hosts which end in `.test`. */
  stand_in_port?: number
}

const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 4
const MAX_ANSWER_BYTES = 4096
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Names of hosts that no public name server knows (RFC 6761, RFC 6762, ICANN). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i
const USER_AGENT = 'Mozilla/5.0 (compatible; Foyer; link preview)'

type Request = {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: Buffer
  signal: AbortSignal
}

/**
 * Creates the way out. The addresses of a host are checked inside the connection's own lookup, so no second answer of a
 * name server is used; each redirect is checked again. Five seconds in total, ports 80 and 443.
 */
export function createOutbound({ resolve = resolveHost, stand_in_port }: OutboundOptions = {}): Outbound {
  const isStandIn = (host: string): boolean => stand_in_port !== undefined && host.endsWith('.test')
  const find = callbackify(async (host: string) => {
    const addresses = isStandIn(host) ? ['127.0.0.1'] : await resolvePublic(host, resolve)
    return addresses.map((address) => ({ address, family: isIP(address) }))
  })
  const checkedLookup: LookupFunction = (host, { all }, done) =>
    find(host, (error, entries) => {
      if (error) done(error, '')
      else if (all) done(null, entries)
      else done(null, entries[0]?.address ?? '', entries[0]?.family)
    })

  const send = (url: URL, { method, headers, body, signal }: Request): Promise<IncomingMessage> =>
    new Promise((resolveAnswer, reject) => {
      const is_stand_in = isStandIn(url.hostname)
      const start = url.protocol === 'https:' && !is_stand_in ? httpsRequest : httpRequest
      const target = is_stand_in
        ? { protocol: 'http:', hostname: url.hostname, port: stand_in_port, path: url.pathname + url.search }
        : {
            protocol: url.protocol,
            hostname: url.hostname.replace(/^\[|\]$/g, ''),
            path: url.pathname + url.search,
          }
      const request = start({
        ...target,
        method,
        agent: false,
        lookup: checkedLookup,
        signal,
        headers: { ...headers, host: url.host },
      })
      request.on('response', resolveAnswer).on('error', reject).end(body)
    })
  const open = (url: URL, accept: readonly string[], signal: AbortSignal): Promise<IncomingMessage> => {
    const headers = {
      accept: accept.join(', '),
      'accept-encoding': 'br, gzip, deflate',
      'user-agent': USER_AGENT,
    }
    return send(url, { method: 'GET', headers, signal })
  }

  return {
    fetch: async (address, { accept, max_bytes, beyond, signal }) => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      let url = checkUrl(address)
      try {
        for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
          const answer = await open(url, accept, limited)
          const { statusCode = 0, headers } = answer
          if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
            answer.destroy()
            url = checkUrl(new URL(headers.location, url).href)
            continue
          }
          try {
            if (statusCode !== 200) throw new OutboundError(`The answer was ${statusCode}.`)
            const { type, charset } = parseType(headers['content-type'])
            if (!accept.includes(type)) throw new OutboundError(`The answer is ${type}.`)
            const body = await readBody(answer, max_bytes, beyond)
            return { url: url.href, type, charset, body }
          } finally {
            answer.destroy()
          }
        }
      } catch (error) {
        if (signal.aborted) throw error
        throw error instanceof OutboundError ? error : new OutboundError('Nobody answered.', { cause: error })
      }
      throw new OutboundError('There are too many redirects.')
    },
    post: async (address, { headers, body, signal }) => {
      const url = checkPostUrl(address)
      try {
        const answer = await send(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        })
        try {
          const text = (await readBody(answer, MAX_ANSWER_BYTES, 'cut')).toString('utf8')
          const retry_after_s = parseRetryAfter(answer.headers['retry-after'])
          return { status: answer.statusCode ?? 0, retry_after_s, text }
        } finally {
          answer.destroy()
        }
      } catch (error) {
        if (signal.aborted) throw error
        throw error instanceof OutboundError ? error : new OutboundError('Nobody answered.', { cause: error })
      }
    },
  }
}

/** Whether an address could be posted to, as far as it says itself; its host is checked when it is connected. */
export function isPostable(address: string): boolean {
  try {
    checkPostUrl(address)
    return true
  } catch {
    return false
  }
}

function checkPostUrl(address: string): URL {
  const url = checkUrl(address)
  if (url.protocol !== 'https:') throw new OutboundError('The address is not encrypted.')
  if (!url.hostname.includes('.') || PRIVATE_NAME.test(url.hostname))
    throw new OutboundError('The host is not public.')
  return url
}

/** Seconds of a `Retry-After`; dates are ignored, an hour is the most. */
function parseRetryAfter(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Math.min(Number(header), 3600) : null
}

/** Parses an address. An IP address in it never reaches the lookup, so it is checked here. */
function checkUrl(address: string): URL {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutboundError('This is no web address.')
  if (url.username !== '' || url.password !== '') throw new OutboundError('The address has a user name.')
  if (url.port !== '') throw new OutboundError('The address has a port of its own.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutboundError('The address is not public.')
  return url
}

/** A host with any address that is not public is refused altogether. */
async function resolvePublic(host: string, resolve: (host: string) => Promise<string[]>): Promise<string[]> {
  const addresses = await resolve(host)
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new OutboundError('The host is not public.')
  return addresses
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

function parseType(header = ''): { type: string; charset: string | null } {
  const [type = ''] = header.split(';')
  return {
    type: type.trim().toLowerCase(),
    charset: /charset="?([\w.:-]+)/i.exec(header)?.[1] ?? null,
  }
}

async function readBody(
  answer: IncomingMessage,
  max_bytes: number,
  beyond: FetchOptions['beyond'],
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of decompress(answer) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes <= max_bytes) continue
    if (beyond === 'refuse') throw new OutboundError('The answer is too large.')
    break
  }
  return Buffer.concat(chunks).subarray(0, max_bytes)
}

function decompress(answer: IncomingMessage): Readable {
  const through = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate }
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity') return answer
  const create = Object.entries(through).find(([name]) => name === encoding)?.[1]
  if (!create) throw new OutboundError('The answer is compressed in an unknown way.')
  return pipeline(answer, create(), () => undefined)
}
