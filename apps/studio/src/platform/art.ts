import { drawCoverSvg, parseArtSpec } from '@foyer/domain/art'

const art_urls = new Map<string, string>()

/** A drawn picture as an address that needs no server, such as `createArtUrl('#b04a22', 'ridge.dawn.3', 240, 160)`. */
export function createArtUrl(brand: string, word: string, width: number, height: number): string {
  const key = `${brand} ${word} ${width} ${height}`
  const cached_url = art_urls.get(key)
  if (cached_url) return cached_url
  const spec = parseArtSpec(word)
  if (!spec) throw new RangeError(`Not a picture: ${word}`)
  const url = `data:image/svg+xml,${encodeURIComponent(drawCoverSvg({ brand, spec, width, height }))}`
  art_urls.set(key, url)
  return url
}
