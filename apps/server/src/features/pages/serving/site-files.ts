import type { Ctx } from '#platform/context.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { createManifest } from '../../apps/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import { escapeHtml, bootForGuests } from '../documents/index.ts'
import type { Site } from '../tree/index.ts'

/** The most addresses that one sitemap may hold (sitemaps.org). */
const MAX_URLS = 50_000

/** `sitemap.xml`: every page that anyone may read, in each language of the app. */
export function createSitemapFile(
  ctx: Ctx,
  { site, now }: { site: Site; now: Date },
): Promise<PreparedBytes> {
  const { locales, default_locale } = ctx.app
  const origin = appOrigin(ctx.services.config, ctx.app)
  const urls = [...site.pages.values()]
    .filter((page) => decidePublicShell(ctx.app, site, page.page_id, now).kind === 'open')
    .slice(0, MAX_URLS)
    .map(({ path }) => {
      const address = (locale: string) =>
        escapeHtml(`${origin}${encodeURI(path)}${locale === default_locale ? '' : `?lang=${locale}`}`)
      const others = locales.length > 1 ? locales : []
      const links = others.map(
        (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
      )
      return `<url><loc>${address(default_locale)}</loc>${links.join('')}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
  return createFile(xml, 'application/xml; charset=utf-8')
}

/** `robots.txt`: a private app is for nobody's index, in others only what is a page. */
export function createRobotsFile(ctx: Ctx): Promise<PreparedBytes> {
  const rules = ctx.app.access.is_private
    ? ['Disallow: /']
    : [
        'Disallow: /me/',
        'Disallow: /buy/',
        'Disallow: /api/',
        '',
        `Sitemap: ${appOrigin(ctx.services.config, ctx.app)}/sitemap.xml`,
      ]
  return createFile(`User-agent: *\n${rules.join('\n')}\n`, 'text/plain; charset=utf-8')
}

/** `manifest.webmanifest`: lets a phone install the app. */
export async function createManifestFile(ctx: Ctx): Promise<PreparedBytes> {
  const manifest = createManifest(await bootForGuests(ctx))
  return createFile(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}

function createFile(text: string, type: string): Promise<PreparedBytes> {
  return prepareBytes(Buffer.from(text), { type, cache: 'no-cache' })
}
