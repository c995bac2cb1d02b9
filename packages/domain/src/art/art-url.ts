import { isHexColor, normalizeHex, type Hex } from '../theme/hex.ts'
import { formatArtSpec, parseArtSpec, type ArtSpec } from './art-spec.ts'

/** Width and height of a picture, in its own units. */
export type ArtSize = readonly [width: number, height: number]

/**
 * The sizes that are drawn: square, landscape 3:2, card 240x148, 16:9, opening 375x364, tall 4:5, sharing 1200x630
 * and a wide banner. Drawings scale, so a size is a shape; the list is closed to keep the number of addresses small.
 */
export const ART_SIZES: readonly [ArtSize, ...ArtSize[]] = [
  [400, 400],
  [600, 400],
  [480, 296],
  [640, 360],
  [750, 728],
  [400, 500],
  [750, 1000],
  [1200, 630],
  [1280, 480],
]

const PREFIX = '/_art/1/'
const PATTERN = /^\/_art\/1\/([0-9a-f]{6})\/([a-z0-9.]{1,60})\/(\d{3,4})x(\d{3,4})\.svg$/

/**
 * Returns the address of an artwork. Any size maps to the drawn size nearest in shape, so callers pass the size that
 * they show.
 */
export function artUrl(brandHex: string, spec: ArtSpec, width: number, height: number): string {
  const [w, h] = nearestArtSize(width, height)
  return `${PREFIX}${normalizeHex(brandHex).slice(1)}/${formatArtSpec(spec)}/${w}x${h}.svg`
}

/** Reads an address that `artUrl` wrote; `null` for any other path, spec or size. */
export function parseArtUrl(
  path: string,
): { brand: Hex; spec: ArtSpec; width: number; height: number } | null {
  const [, digits, word, w, h] = PATTERN.exec(path) ?? []
  const brand = `#${digits}`
  const spec = word === undefined ? null : parseArtSpec(word)
  const size = ART_SIZES.find(([width, height]) => `${width}` === w && `${height}` === h)
  if (!isHexColor(brand) || !spec || !size) return null
  return { brand, spec, width: size[0], height: size[1] }
}

/** The drawn size nearest in shape, and of those the nearest in width. */
export function nearestArtSize(width: number, height: number): ArtSize {
  const distance = ([w, h]: ArtSize): number => Math.abs(Math.log(w / h / (width / height)))
  return ART_SIZES.reduce((best, size) => {
    const gain = distance(best) - distance(size)
    if (Math.abs(gain) > 1e-6) return gain > 0 ? size : best
    return Math.abs(size[0] - width) < Math.abs(best[0] - width) ? size : best
  })
}
