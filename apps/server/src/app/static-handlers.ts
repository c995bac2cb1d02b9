import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { mediaHandler } from '../features/media/index.ts'
import { AssetFolder } from '../platform/http/asset-folder.ts'
import { CODE_FRAME_PATH, prepareCodeFrame } from '../platform/http/code-frame.ts'
import { hostName } from '../platform/http/hosts.ts'
import {
  sendPrepared,
  prepareCompressed,
  prepareBytes,
  type PreparedBytes,
} from '../platform/http/prepared-bytes.ts'
import {
  type Handler,
  type ProbeRequest,
  type StaticHandler,
  type StaticRequest,
} from '../platform/http/static-layer.ts'
import { sendProblem } from '../platform/http/send-problem.ts'
import type { Services } from '../platform/services.ts'
import { healthz, metricsHandler, readyz, type Metrics, type Readiness } from '../platform/telemetry/index.ts'
import { artHandler, pagesHandler } from './static-pages.ts'
import { tlsCheckHandler } from './tls-check.ts'
import { createHash } from 'node:crypto'
import { pageHeaders } from '../platform/http/security-headers.ts'
import { CallError } from '../platform/errors.ts'
import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'
import { directionOf } from '@foyer/i18n'
import type { AppFacts } from '../platform/app-facts.ts'

type Options = { services: Services; metrics: Metrics } & Pick<Readiness, 'isDraining' | 'areJobsRunning'>

const apps = join(import.meta.dirname, '../../..')

/** What is answered before the framework on the hosts of apps and of the studio, in order: certificates, apps that are switched off, media, built files, studio, covers, members' pages. */
export function staticHandlers(services: Services): StaticHandler[] {
  const member = new AssetFolder(join(apps, 'member/dist/client'))
  const studio = new AssetFolder(join(apps, 'studio/dist'))
  return [
    tlsCheckHandler(services),
    switchedOffHandler,
    mediaHandler(services),
    assetHandler(member, '/_assets/'),
    assetHandler(studio, '/assets/', hostName(services.config.base_host)),
    sandboxHandler(),
    studioHandler(services, studio),
    artHandler(services),
    pagesHandler(services, member),
  ]
}

/** Answers for the operator, on any host: health, readiness and metrics. */
export function probeHandler({ services, metrics, ...readiness }: Options): Handler<ProbeRequest> {
  const ready = readyz({
    pingDatabase: () => services.database.pool.query('select 1'),
    isMigrated: () => true,
    isDiskFull: services.disk.isFull,
    ...readiness,
  })
  const show = metricsHandler(metrics, { token: services.config.metrics_token })
  const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => unknown>([
    ['/healthz', healthz],
    ['/readyz', ready],
    ['/metrics', show],
  ])
  return ({ path, request, response }) => {
    const answer = answers.get(path)
    return answer ? Promise.resolve(answer(request, response)).then(() => true) : false
  }
}

/** Serves a build's files below their prefix; the folder has the same paths. */
function assetHandler(folder: AssetFolder, prefix: string, only_host?: string): StaticHandler {
  const sendFile = async ({ path, request, response }: StaticRequest): Promise<boolean> => {
    const file = await folder.find(path.slice(1))
    if (file) sendPrepared(request, response, file)
    return file !== null
  }
  return (request_facts) => {
    const { host, path } = request_facts
    return path.startsWith(prefix) && (only_host === undefined || host === only_host)
      ? sendFile(request_facts)
      : false
  }
}

/** Serves the frame of owner code on the sandbox host, which has nothing else. */
function sandboxHandler(): StaticHandler {
  let frame: PreparedBytes | undefined
  const answer = async ({ request, response }: StaticRequest): Promise<true> => {
    frame ??= await prepareCodeFrame()
    sendPrepared(request, response, frame)
    return true
  }
  return (request_facts) =>
    request_facts.host_kind.kind === 'sandbox' && request_facts.path === CODE_FRAME_PATH
      ? answer(request_facts)
      : false
}

/** First segments of the studio's routes; the start page has none. */
const STUDIO_SEGMENTS = new Set([
  '',
  'apps',
  'dev',
  'forgot-password',
  'join',
  'new-app',
  'reset-password',
  'sign-in',
  'sign-up',
  'you',
])

/** Serves the studio's one document for every path of the base host that is no file and no call; 404 outside its routes. */
function studioHandler(services: Services, folder: AssetFolder): StaticHandler {
  let document: PreparedBytes | undefined
  const answer = async ({ path, request, response }: StaticRequest): Promise<true> => {
    document ??= (await studioDocument(services, folder)) ?? undefined
    const status = STUDIO_SEGMENTS.has(path.split('/')[1] ?? '') ? 200 : 404
    if (document) sendPrepared(request, response, document, status)
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

const STYLE =
  ':root{color-scheme:light dark;font:1.25rem/1.5 system-ui,sans-serif}body{min-height:90vh;display:grid;place-items:center;margin:1rem;text-align:center;overflow-wrap:anywhere}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * On hosts of a switched-off app every request gets a page with its name; for a deleted app with status 410 (RFC
 * 9110, section 15.5.11), so that search engines drop it.
 */
const switchedOffHandler: StaticHandler = ({ host_kind: owner, request, response }) => {
  if (owner.kind !== 'off' && owner.kind !== 'deleted') return false
  const is_off = owner.kind === 'off'
  const body = Buffer.from(renderPage(owner.app))
  response.writeHead(is_off ? 503 : 410, {
    'cache-control': 'no-store',
    'content-length': body.length,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    ...(is_off ? { 'retry-after': '3600', [SWITCHED_OFF_HEADER.name]: SWITCHED_OFF_HEADER.value } : {}),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

function renderPage({ name, default_locale }: Pick<AppFacts, 'name' | 'default_locale'>): string {
  const shown = name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const language = `lang="${default_locale}" dir="${directionOf(default_locale)}"`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown}</title><style>${STYLE}</style>`
  return `<!doctype html><html ${language}><head>${head}</head><body><main><h1>${shown}</h1></main></body></html>`
}
