import type { ArtSpec, Tone } from './art-spec.ts'
import { pick, seededRandom } from './random.ts'
import { composition } from './composition.ts'
import { HAIR, type Hair } from './figure.ts'
import { paletteOf, type Palette } from './palette.ts'

/** Everything that a motif needs to draw itself. Lengths are in the picture's own units. */
export type Scene = {
  readonly width: number
  readonly height: number
  /** The shorter side. */
  readonly unit: number
  /** Prefix of the ids inside this picture. */
  readonly id: string
  readonly spec: ArtSpec
  readonly tone: Tone
  readonly palette: Palette
  readonly random: () => number
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }
  readonly foot: { readonly x: number; readonly y: number }
  readonly zoom: number
  readonly hair: Hair
}

/** Sets the stage for a spec: palette, composition and the seeded series of numbers. */
export function sceneOf(brand: string, spec: ArtSpec, width: number, height: number, id: string): Scene {
  const unit = Math.min(width, height)
  const placed = composition(spec, width, height)
  return {
    width,
    height,
    unit,
    id,
    spec,
    tone: spec.tone,
    palette: paletteOf(brand, spec.tone),
    random: seededRandom(spec.seed * 7919 + 13),
    sun: { x: placed.sun.x * width, y: placed.sun.y * height, r: placed.sun.r * unit },
    foot: { x: placed.foot.x * width, y: placed.foot.y * height },
    zoom: placed.zoom,
    hair: pick(HAIR, spec.seed),
  }
}
