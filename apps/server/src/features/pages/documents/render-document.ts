import { pageTraits } from '@foyer/content/definitions'
import { createHash } from 'node:crypto'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { themeAttributes, themeCss, normalizeTheme } from '@foyer/domain/theme'
import { APPLE_ICON, ROUNDED_ICONS } from '../../apps/index.ts'
import { attributes, element, escapeHtml } from './html.ts'
import type { DocumentLink, RenderInput, RenderOutput } from '@foyer/contract/pages/document-shapes'
import type { Renderer } from './renderer.ts'
import { CARD_SIZE, parseCardPath } from '../cards/index.ts'
import type { PageIndex } from '@foyer/contract/pages/page-index'

/** A finished document and the hash of its one inlined sheet (CSP, `style-src-elem`). */
export type Document = { html: string; style_hash: string }

/** Renders a whole document: head, styles, content, and the data that the client hydrates with. */
export async function renderDocument(renderer: Renderer, input: RenderInput): Promise<Document> {
  const output = await renderScreen(renderer, input)
  const css = `${output.css}${themeCss(normalizeTheme(input.app))}`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...createMetaTags(input),
    `<style>${escapeStyle(css)}</style>`,
    `<script${attributes({ 'data-modules': output.modules.join(' ') })}>${renderer.head_script}</script>`,
    ...output.links.map(createLinkTag),
    ...output.scripts.map((src) => `<script${attributes({ type: 'module', src })}></script>`),
  ]
  const html = [
    `<!doctype html><html${attributes(createRootAttributes(input))}><head>${head.join('')}</head>`,
    `<body><div id="root">${output.html}</div>${createDataTag(output)}</body></html>`,
  ].join('')
  return { html, style_hash: sha256(escapeStyle(css)) }
}

/** The members' app could not draw a screen: a fault of ours, and the page that it happened on. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

async function renderScreen(renderer: Renderer, input: RenderInput): Promise<RenderOutput> {
  try {
    return await renderer.render(input)
  } catch (error) {
    throw new RenderError(`The screen of ${input.path ?? input.kind} could not be drawn.`, { cause: error })
  }
}

/** `sha256-...` of a text, as a content security policy names it. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** A sheet cannot end its element early: `</` means nothing in CSS outside of strings, where the escape is the same. */
function escapeStyle(css: string): string {
  return css.replaceAll('</', '<\\/')
}

/** Escapes `<`, so that the data cannot close the element or start a comment. */
function createDataTag({ data }: RenderOutput): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script type="application/json" id="foyer-data">${json}</script>`
}

function createRootAttributes({ app, locale, dir, index }: RenderInput): Record<string, string> {
  const mode = index?.page.color_mode ?? app.theme.default_color_mode
  return {
    lang: locale,
    dir,
    ...themeAttributes(normalizeTheme(app), 'light'),
    'data-mode': mode === 'dark' ? 'dark' : 'light',
    'data-color-mode': mode,
  }
}

function createMetaTags(input: RenderInput): string[] {
  const { app, index, kind, origin } = input
  const title = index ? formatTitle(index.page.og_title, app) : app.name
  const description = index?.page.og_description ?? ''
  const picture = index ? findSharingPicture(index) : null
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [element('meta', { name: 'description', content: description })] : []),
    /** A gated page is not indexed: guests see only its shell. */
    ...(kind === 'page'
      ? createAddressTags(input)
      : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...(index
      ? [
          ...Object.entries({
            'og:title': index.page.og_title,
            'og:description': description,
            'og:type': pageTraits(index.page.page_content_type).open_graph_type,
            'og:site_name': app.name,
            'og:url': formatUrl(input, app.default_locale),
            'og:image': picture ? `${origin}${picture.address}` : '',
            'og:image:type': picture?.type ?? '',
            'og:image:width': picture?.width ?? '',
            'og:image:height': picture?.height ?? '',
            'og:image:alt': picture ? index.page.og_title : '',
          }).flatMap(([property, content]) => (content ? [element('meta', { property, content })] : [])),
          element('meta', {
            name: 'twitter:card',
            content: picture === null ? 'summary' : 'summary_large_image',
          }),
        ]
      : []),
    element('meta', { name: 'theme-color', content: app.theme.primary_color }),
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...ICON_TAGS,
  ]
}

function formatTitle(title: string, app: BootApp): string {
  return title === app.name ? title : `${title} · ${app.name}`
}

/** One page has one address in each language; the default language's is without `?lang=`. */
function createAddressTags(input: RenderInput): string[] {
  const { app, locale } = input
  const alternates = app.locales.length > 1 ? app.locales : []
  return [
    element('link', { rel: 'canonical', href: formatUrl(input, locale) }),
    ...alternates.map((hreflang) =>
      element('link', { rel: 'alternate', hreflang, href: formatUrl(input, hreflang) }),
    ),
    ...(alternates.length > 0
      ? [
          element('link', {
            rel: 'alternate',
            hreflang: 'x-default',
            href: formatUrl(input, app.default_locale),
          }),
        ]
      : []),
  ]
}

function formatUrl({ app, origin, path }: RenderInput, locale: string): string {
  const address = `${origin}${encodeURI(path ?? '/')}`
  return locale === app.default_locale ? address : `${address}?lang=${locale}`
}

/** The icons of browser tabs and of the home screen of iOS. */
const ICON_TAGS = [
  ...ROUNDED_ICONS.slice(0, 1).map(({ path, size }) =>
    element('link', { rel: 'icon', type: 'image/png', sizes: `${size}x${size}`, href: path }),
  ),
  element('link', { rel: 'apple-touch-icon', sizes: '180x180', href: APPLE_ICON.path }),
]

function createLinkTag(link: DocumentLink): string {
  return element('link', link)
}

/** The sharing picture of a page; size and type as far as known, as values of meta tags. */
type SharingPicture = { address: string; type: string; width: string; height: string }

/** Finds the sharing picture of a page among its media; null if it has none. */
export function findSharingPicture({
  page,
  media,
}: Pick<PageIndex, 'page' | 'media'>): SharingPicture | null {
  const address = page.og_image
  if (address === null) return null
  if (parseCardPath(address)) return { address, type: 'image/png', ...formatSize(CARD_SIZE) }
  for (const asset of Object.values(media)) {
    const variant = asset.variants.find(({ url }) => url === address)
    if (variant) {
      const height = Math.round((asset.height * variant.width) / asset.width)
      return { address, type: `image/${variant.format}`, ...formatSize({ width: variant.width, height }) }
    }
    if (asset.src === address) return { address, type: '', ...formatSize(asset) }
  }
  return { address, type: '', width: '', height: '' }
}

function formatSize({ width, height }: { width: number; height: number }): { width: string; height: string } {
  return { width: String(width), height: String(height) }
}
