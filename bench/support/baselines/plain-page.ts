import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** One page of plain HTML, compressed; its pictures and fonts come from the original server. */
const html = brotliCompressSync(readFileSync(process.env['HTML_FILE'] ?? ''))
const elsewhere = { host: '127.0.0.1', port: Number(process.env['PICTURES_PORT']) }

createServer((request, response) => {
  if (request.headers.accept?.startsWith('text/html')) {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': html.length,
    })
    response.end(html)
    return
  }
  const headers = { ...request.headers, host: process.env['PICTURES_HOST'] ?? '' }
  ask({ ...elsewhere, path: request.url, headers }, (found) => {
    response.writeHead(found.statusCode ?? 500, found.headers)
    found.pipe(response)
  })
    .on('error', () => response.destroy())
    .end()
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
