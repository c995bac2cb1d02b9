import { request } from 'node:http'
import type { Program } from './program.ts'

/** What one answer weighed on its way. */
export type Fetched = { status: number; bytes: number; etag: string; encoding: string; body: Buffer }

/** The encodings that browsers take. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br'

/** Sends one request as a browser would; throws unless the status is 200. */
export function fetchOnce(
  { port }: Pick<Program, 'port'>,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> {
  const wanted = { host, 'accept-encoding': BROWSER_ENCODINGS, ...headers }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: wanted }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const status = response.statusCode ?? 0
        if (status !== 200)
          return reject(new Error(`${path} answered ${status}: ${body.toString('utf8').slice(0, 500)}`))
        resolve({
          status,
          body,
          bytes: body.length,
          etag: response.headers.etag ?? '',
          encoding: response.headers['content-encoding'] ?? 'identity',
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
