import type { DocumentLink } from '@foyer/contract/pages/document-shapes'

/**
 * Resources to preload: the first fonts, the first picture and the modules. Modules have lower priority when the
 * page is visible without them.
 */
export function preloadLinks(
  css: string,
  html: string,
  modules: { hrefs: readonly string[]; is_urgent: boolean },
): DocumentLink[] {
  return [
    ...fontLinks(css),
    ...imageLink(html),
    ...modules.hrefs.map((href): DocumentLink => ({
      rel: 'modulepreload',
      href,
      ...(modules.is_urgent ? {} : { fetchpriority: 'low' }),
    })),
  ]
}

/**
 * Marks a sheet as inlined: a chunk that imports it would otherwise add it again, after the rules of views. Browsers
 * do not fetch the sheet of a disabled link.
 */
export function inlinedStylesheet(href: string): DocumentLink {
  return { rel: 'stylesheet', href, disabled: '' }
}

/** The Latin files of the theme's fonts; other scripts load when their characters appear. */
function fontLinks(css: string): DocumentLink[] {
  const faces = Array.from(css.matchAll(/@font-face\{([^}]*)\}/g), ([, body = '']) => body)
  return faces
    .filter((body) => /unicode-range:\s*U\+(\?\?|0{1,4}-0{0,2}FF)/i.test(body))
    .flatMap((body) => {
      const href = /url\((["']?)([^)"']+\.woff2)\1\)/.exec(body)?.[2]
      return href
        ? [{ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' } as const]
        : []
    })
}

/** The picture that is marked as the first of the page. */
function imageLink(html: string): DocumentLink[] {
  const image = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0]
  const src = image && /\bsrc="([^"]+)"/.exec(image)?.[1]
  if (!image || !src || /<picture/.test(html.slice(0, html.indexOf(image)).slice(-400))) return []
  return [{ rel: 'preload', href: src.replaceAll('&amp;', '&'), as: 'image', fetchpriority: 'high' }]
}
