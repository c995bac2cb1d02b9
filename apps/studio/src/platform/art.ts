import { cover, parseArtSpec } from '@foyer/domain/art'

const drawn = new Map<string, string>()

/** A drawn picture as an address that needs no server, such as `artAddress('#b04a22', 'ridge.dawn.3', 240, 160)`. */
export function artAddress(brand: string, word: string, width: number, height: number): string {
  const key = `${brand} ${word} ${width} ${height}`
  const known = drawn.get(key)
  if (known) return known
  const spec = parseArtSpec(word)
  if (!spec) throw new RangeError(`Not a picture: ${word}`)
  const address = `data:image/svg+xml,${encodeURIComponent(cover({ brand, spec, width, height }))}`
  drawn.set(key, address)
  return address
}
