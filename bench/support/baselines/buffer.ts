import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least a server can do: `node:http` that sends the bytes of BODY_FILE, or without it nothing but a 304. */
const file = process.env['BODY_FILE']
const body = file ? readFileSync(file) : null
const etag = '"a-tag-as-long-as-ours-is"'
/** Headers of the 200 that its 304 must repeat (RFC 9110, section 15.4.5). */
const unchanged = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']

createServer((request, response) => {
  if (!body) {
    response.writeHead(request.headers['if-none-match'] === etag ? 304 : 500, unchanged)
    response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
