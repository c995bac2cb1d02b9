import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The floor: `node:http` that sends the bytes of BODY_FILE, or those that BODIES_FILE (pairs of a path and of bytes in
 * base64) holds for the path, or without either nothing but a 304.
 */
const file = process.env['BODY_FILE']
const body = file ? readFileSync(file) : null
const bodies = readBodies(process.env['BODIES_FILE'])
const etag = '"a-tag-as-long-as-ours-is"'
/** What a 304 has to repeat of the 200 that it stands for (RFC 9110, section 15.4.5). */
const unchanged = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']

createServer((request, response) => {
  const found = body ?? bodies?.get(request.url ?? '')
  if (!found) {
    response.writeHead(!bodies && request.headers['if-none-match'] === etag ? 304 : 500, unchanged)
    response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': found.length })
  response.end(found)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))

function readBodies(name: string | undefined): Map<string, Buffer> | null {
  if (name === undefined) return null
  const pairs = JSON.parse(readFileSync(name, 'utf8')) as [path: string, bytes: string][]
  return new Map(pairs.map(([path, bytes]) => [path, Buffer.from(bytes, 'base64')]))
}
