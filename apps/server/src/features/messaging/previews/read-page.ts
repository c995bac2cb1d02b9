import { cleanLine, truncate } from '@foyer/domain/text'
import { Parser } from 'htmlparser2'

/** What a page says of itself. */
export type PageFacts = { title: string; description: string; site_name: string; image_url: string | null }

const TITLE_LENGTH = 200
const DESCRIPTION_LENGTH = 300
const SITE_LENGTH = 80

/** Reads the facts of an HTML page for a preview; null where it has no title. */
export function readPage(
  body: Buffer,
  { url, charset }: { url: string; charset: string | null },
): PageFacts | null {
  const { title, metas } = readHead(decode(body, charset))
  const first = (...names: string[]): string =>
    names.map((name) => clean(metas.get(name) ?? '')).find((text) => text !== '') ?? ''
  const found = first('og:title', 'twitter:title') || clean(title)
  if (found === '') return null
  return {
    title: truncate(found, TITLE_LENGTH),
    description: truncate(first('og:description', 'twitter:description', 'description'), DESCRIPTION_LENGTH),
    site_name: truncate(first('og:site_name') || new URL(url).hostname.replace(/^www\./, ''), SITE_LENGTH),
    image_url: toAddress(first('og:image:secure_url', 'og:image', 'twitter:image'), url),
  }
}

/** One line, however the page is written. */
function clean(text: string): string {
  return cleanLine(text.replaceAll(/\s+/g, ' '))
}

function readHead(html: string): { title: string; metas: Map<string, string> } {
  const metas = new Map<string, string>()
  let title = ''
  let is_in_title = false
  const parser = new Parser({
    onopentag: (name, { property, name: meta_name, content }) => {
      is_in_title = name === 'title' && title === ''
      const key = (property ?? meta_name ?? '').toLowerCase()
      if (name === 'meta' && key !== '' && content !== undefined && !metas.has(key)) metas.set(key, content)
    },
    ontext: (text) => {
      if (is_in_title) title += text
    },
    onclosetag: (name) => {
      if (name === 'title') is_in_title = false
    },
  })
  parser.end(html)
  return { title, metas }
}

/** Reads the bytes as the answer, else the page itself, names its characters; UTF-8 otherwise. */
function decode(body: Buffer, charset: string | null): string {
  const start = body.subarray(0, 2048).toString('latin1')
  const name = charset ?? /<meta[^>]+charset=["']?([\w.:-]+)/i.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(name).decode(body)
  } catch {
    return body.toString('utf8')
  }
}

function toAddress(address: string, page_url: string): string | null {
  const url = address === '' ? null : URL.parse(address, page_url)
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
