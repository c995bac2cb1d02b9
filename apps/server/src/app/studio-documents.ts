import { createHash } from 'node:crypto'
import type { AssetFolder } from '../platform/http/asset-folder.ts'
import {
  prepareCompressed,
  prepareBytes,
  sendPrepared,
  type PreparedBytes,
} from '../platform/http/prepared-bytes.ts'
import { pageHeaders } from '../platform/http/security-headers.ts'
import { sendProblem, type StaticHandler, type StaticRequest } from '../platform/http/static-layer.ts'
import { CallError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'

/** Serves the studio's one document for every path of the base host that is no file and no call. */
export function studioHandler(services: Services, folder: AssetFolder): StaticHandler {
  let document: PreparedBytes | undefined
  const answer = async ({ request, response }: StaticRequest): Promise<true> => {
    document ??= (await studioDocument(services, folder)) ?? undefined
    if (document) sendPrepared(request, response, document)
    else sendProblem(response, new CallError('unavailable', {}, { retry_after: 5 }))
    return true
  }
  return (request_facts) =>
    request_facts.host_kind.kind === 'base' && !/\.\w+$/.test(request_facts.path)
      ? answer(request_facts)
      : false
}

async function studioDocument(services: Services, folder: AssetFolder): Promise<PreparedBytes | null> {
  const index = await folder.find('index.html')
  if (!index) return null
  const html = index.identity.toString('utf8')
  const script_hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) =>
    sha256(text ?? ''),
  )
  const { protocol, host } = new URL(services.config.base_url)
  const headers = pageHeaders({
    script_hashes,
    allow_inline_styles: true,
    realtime_origin: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`,
    frame_sources: [`${protocol}//*.${host}`],
    frame_ancestors: ["'none'"],
  })
  const options = { type: 'text/html; charset=utf-8', cache: 'no-cache', headers }
  return index.brotli ? prepareCompressed(index, options) : prepareBytes(index.identity, options)
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
