import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor: `node:http` that sends the bytes of BODY_FILE, or without one nothing but a 304. */
const file = process.env['BODY_FILE']
const body = file ? readFileSync(file) : null
const etag = '"a-tag-as-long-as-ours-is"'

createServer((request, response) => {
  if (!body) {
    response.writeHead(request.headers['if-none-match'] === etag ? 304 : 500, { etag })
    response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
