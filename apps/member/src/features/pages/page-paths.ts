/**
 * The normalized path of a page: a leading slash, no trailing slash, percent signs unchanged; `/` is the start page.
 */
export function normalizePagePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').replace(/^\/*/, '/')
  return trimmed === '' ? '/' : trimmed
}

/** The address of a page's index file. `ts` differs with every request (spec section 2, "Page data"). */
export function indexUrl(path: string, locale: string | null, ts: number): string {
  const file = path === '/' ? '/_pages/index.json' : `/_pages${path}/index.json`
  return `${file}?${locale === null ? '' : `lang=${locale}&`}ts=${ts}`
}

/** First segments that are screens of the app, not pages (architecture, section 9). */
const SCREEN_PATHS = /^\/(me|discover|buy|forms|subscriber)(\/|$)/

/** Whether a path may be a page; paths of the account area are never preloaded (spec section 2). */
export function isPagePath(path: string): boolean {
  return !SCREEN_PATHS.test(path) && !path.startsWith('/_')
}
