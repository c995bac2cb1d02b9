import { artScale } from '../theme/art-scale.ts'
import { normalizeHex } from '../theme/hex.ts'
import { neutralScale } from '../theme/neutral-scale.ts'
import { pick } from './random.ts'
import { element, path } from './svg.ts'

/** A person without a photo: the brand colour, and any whole number that stays theirs. */
export type PortraitOptions = { readonly brand: string; readonly seed: number }

const SHORT = 'M27 44C24 22 38 14 51 15C66 16 76 26 72 46C70 36 62 31 52 32C42 33 32 34 30 46Z'
const LONG = 'M27 62C18 34 32 13 52 14C74 15 80 38 73 64L68 62C70 44 64 33 54 32C42 31 34 36 32 62Z'
const BUN =
  'M43 12A9 9 0 1 1 61 12A9 9 0 1 1 43 12ZM28 44C25 24 36 16 50 16C66 16 75 26 72 44C68 34 60 30 50 30C40 30 32 34 28 44Z'
const CROPPED = 'M29 42C28 26 38 19 50 19C63 19 72 27 71 42C64 34 58 31 50 31C42 31 34 34 29 42Z'

/** Draws a head and shoulders in the brand's tones: an SVG document of 100 by 100, the same for the same seed. */
export function drawPortraitSvg({ brand, seed }: PortraitOptions): string {
  const hex = normalizeHex(brand)
  const art = artScale(hex)
  const neutral = neutralScale(hex)
  const ground = pick([art[300], art[200], neutral[300], art[700], art[400]], seed * 3 + Math.floor(seed / 5))
  const skin = pick(pickSkin(ground, [art[800], art[300], art[900], art[200], art[400]]), seed)
  const hair = pick([art[950], art[900], art[950], art[950], art[800]], seed + Math.floor(seed / 4))
  const shirt = pick([art[900], art[600], neutral[800], art[500], art[950]], seed * 2 + 1)
  const cut = pick([SHORT, LONG, BUN, CROPPED], Math.floor(seed / 2))
  const layers = [
    element('rect', { width: 100, height: 100, fill: ground }),
    path('M10 104C12 78 30 72 50 72C70 72 88 78 90 104Z', { fill: shirt }),
    path('M41 58h18v14q-9 9-18 0Z', { fill: skin }),
    path('M41 64q9 8 18 0v4q-9 8-18 0Z', { fill: '#000000', opacity: 0.14 }),
    element('ellipse', { cx: 50, cy: 46, rx: 19, ry: 22.5, fill: skin }),
    path(cut, { fill: hair === skin ? art[950] : hair }),
  ]
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 100 100', width: 100, height: 100 }
  return element('svg', { ...root, 'aria-hidden': 'true' }, layers.join(''))
}

/** Leaves out skin tones that are too close to the background. */
function pickSkin(ground: string, skins: readonly [string, ...string[]]): readonly [string, ...string[]] {
  const [first = skins[0], ...rest] = skins.filter((skin) => skin !== ground)
  return [first, ...rest]
}
