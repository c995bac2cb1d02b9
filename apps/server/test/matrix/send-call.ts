import { Agent, request as httpRequest } from 'node:http'
import type { Call } from '@foyer/contract'
import type { Caller } from '../harness.ts'

/** A response as received, and its duration in milliseconds. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  milliseconds: number
}

/** A request as its bytes go out. */
export type WireRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
}

/** What is idle is closed soon: each address has connections of its own, and a sweep comes from thousands. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 1_000 })

let sent_count = 0

/**
 * The loopback address that the next request comes from: a new one every 40 requests, so that the fences that count
 * by address stay out of tests that are not about them.
 */
function nextAddress(): string {
  sent_count += 1
  const number = Math.floor(sent_count / 40) + 2
  return `127.${(number >> 16) % 255}.${(number >> 8) % 256}.${number % 256}`
}

/** Sends one request over HTTP to the server under test. */
export function sendRequest(port: number, { method, path, headers, body }: WireRequest): Promise<Answer> {
  const started = performance.now()
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path,
    agent,
    localAddress: nextAddress(),
    headers: { ...headers, ...length },
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          milliseconds: performance.now() - started,
        }),
      )
    })
    request.on('error', reject)
    request.end(body ?? undefined)
  })
}

/** Returns the headers of a caller for the app with that slug, or for the studio if null. */
export function createHeaders(caller: Caller, slug: string | null): Record<string, string> {
  return {
    host: slug === null ? 'localhost' : `${slug}.localhost`,
    'x-device-id': caller.device_id ?? 'a-device',
    ...(caller.token ? { 'x-user-token': caller.token } : {}),
    ...(caller.email ? { 'x-user-email': caller.email } : {}),
  }
}

/** Builds the request that the contract defines: path, query, and a JSON body or a form with one file. */
export function buildRequest(call: Call, input: Record<string, unknown>, file: Buffer | null): WireRequest {
  const rest = { ...input }
  const path = call.path.replace(/:(\w+)/gu, (_match, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  const target = { method: call.method, path: `/api/v1${path}` }
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(rest).map(([name, value]): [string, string] => [name, asText(value)]),
    ).toString()
    return { ...target, path: query ? `${target.path}?${query}` : target.path, headers: {}, body: null }
  }
  if (call.body === 'multipart') return { ...target, ...createForm(rest, file) }
  const headers = { 'content-type': 'application/json' }
  return { ...target, headers, body: JSON.stringify(rest) }
}

function asText(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
  return text.toWellFormed()
}

function createForm(fields: Record<string, unknown>, file: Buffer | null) {
  const boundary = 'a-boundary-of-the-test'
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${asText(value)}\r\n`,
    ),
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([
    ...parts,
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
