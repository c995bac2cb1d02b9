import { normalizeHex } from '../theme/hex.ts'
import { formatArtSpec, type ArtSpec, type Motif } from './art-spec.ts'
import { drawArch } from './motifs/arch.ts'
import { drawBowl } from './motifs/bowl.ts'
import { drawBites, drawOats, drawPan, drawPasta, drawPlate, drawSalad, drawSoup } from './motifs/dishes.ts'
import { drawPancakes, drawSmoothie, drawToast } from './motifs/servings.ts'
import { drawFigureMotif } from './motifs/figure.ts'
import { drawKettlebell } from './motifs/kettlebell.ts'
import { drawPlates } from './motifs/plates.ts'
import { drawRidgeMotif } from './motifs/ridge.ts'
import { drawStrata } from './motifs/strata.ts'
import { drawStrobe } from './motifs/strobe.ts'
import { drawTide } from './motifs/tide.ts'
import { hashText } from './random.ts'
import { createScene, type Scene } from './scene.ts'
import { element } from './svg.ts'

/** A picture to draw: what, in which brand colour and shape. */
export type CoverOptions = {
  readonly brand: string
  readonly spec: ArtSpec
  readonly width: number
  readonly height: number
  /** Adds a film grain. Only for pictures that are rasterised; phones draw the filter slowly. */
  readonly grain?: boolean
}

const MOTIF_RENDERERS: Readonly<Record<Motif, (scene: Scene) => string>> = {
  figure: drawFigureMotif,
  kettlebell: drawKettlebell,
  plates: drawPlates,
  arch: drawArch,
  ridge: drawRidgeMotif,
  strobe: drawStrobe,
  tide: drawTide,
  bowl: drawBowl,
  strata: drawStrata,
  oats: drawOats,
  salad: drawSalad,
  soup: drawSoup,
  plate: drawPlate,
  pasta: drawPasta,
  pan: drawPan,
  toast: drawToast,
  smoothie: drawSmoothie,
  bites: drawBites,
  pancakes: drawPancakes,
}

/**
 * Draws a cover as an SVG document. Pure: equal options give equal text. Ids inside derive from the options, so that
 * several covers can be in one page.
 * @example cover({ brand: '#f0491e', spec: { motif: 'tide', tone: 'ash', seed: 3 }, width: 600, height: 400 })
 */
export function drawCoverSvg({ brand, spec, width, height, grain = false }: CoverOptions): string {
  const hex = normalizeHex(brand)
  const id = `a${hashText(`${hex}/${formatArtSpec(spec)}/${width}x${height}`).toString(36)}`
  const scene = createScene(hex, spec, width, height, id)
  const layers = [
    definitions(scene),
    element('rect', { width, height, fill: `url(#${id}s)` }),
    MOTIF_RENDERERS[spec.motif](scene),
    grain ? grainFilter(scene) : '',
  ]
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  return element(
    'svg',
    { ...root, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    layers.join(''),
  )
}

function definitions({ id, palette }: Scene): string {
  const [top, middle, bottom] = palette.sky
  const sky = [stop(0, top), stop(0.55, middle), stop(1, bottom)].join('')
  const halo = [stop(0, palette.halo, 0.62), stop(0.55, palette.halo, 0.16), stop(1, palette.halo, 0)].join(
    '',
  )
  return element(
    'defs',
    {},
    element('linearGradient', { id: `${id}s`, x1: 0, y1: 0, x2: 0, y2: 1 }, sky) +
      element('radialGradient', { id: `${id}h` }, halo),
  )
}

function stop(offset: number, color: string, opacity?: number): string {
  return element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
}

function grainFilter({ id, width, height, spec }: Scene): string {
  const noise = element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: 0.9,
    numOctaves: 2,
    seed: spec.seed,
  })
  const grey = element('feColorMatrix', { type: 'saturate', values: 0 })
  const filter = element('filter', { id: `${id}n`, x: 0, y: 0, width: '100%', height: '100%' }, noise + grey)
  const style = 'mix-blend-mode:soft-light'
  return filter + element('rect', { width, height, filter: `url(#${id}n)`, opacity: 0.38, style })
}
