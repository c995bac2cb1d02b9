import { createHash } from 'node:crypto'
import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'
import { directionOf } from '@foyer/i18n'
import type { AppFacts } from '../platform/app-facts.ts'
import type { StaticHandler } from '../platform/http/static-layer.ts'

const STYLE =
  ':root{color-scheme:light dark;font:1.25rem/1.5 system-ui,sans-serif}body{min-height:90vh;display:grid;place-items:center;margin:1rem;text-align:center;overflow-wrap:anywhere}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * On the hosts of an app that is switched off, everything that is asked for is a page with its name; where it is
 * deleted that page is gone (RFC 9110, section 15.5.11), so that search engines forget what was there.
 */
export const switchedOffHandler: StaticHandler = ({ host_kind: owner, request, response }) => {
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
