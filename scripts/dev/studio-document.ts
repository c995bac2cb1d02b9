import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { pageHeaders } from '../../apps/server/src/platform/http/security-headers.ts'

const NON_STUDIO_PATHS = /^\/(api|media|_art|_pages|healthz|readyz|metrics)(\/|$)/

/** Whether a path of the studio's host is a screen of the studio, and so its one document. */
export function isStudioScreen({ method, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return (method === 'GET' || method === 'HEAD') && !NON_STUDIO_PATHS.test(path) && !/\.\w+$|^\/@/.test(path)
}

/** Answers with the studio's document as Vite serves it, under the studio's own policy. */
export async function sendStudio(
  server: ViteDevServer,
  base_url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const html = await server.transformIndexHtml(request.url ?? '/', source)
  const { protocol, host } = new URL(base_url)
  const inlined = html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)
  const headers = pageHeaders({
    script_hashes: Array.from(inlined, ([, text = '']) => sha256(text)),
    allow_inline_styles: true,
    realtime_origin: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`,
    frame_sources: [`${protocol}//*.${host}`],
    frame_ancestors: ["'none'"],
  })
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
