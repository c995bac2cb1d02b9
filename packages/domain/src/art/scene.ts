import type { ArtSpec, Tone } from './art-spec.ts'
import { pick, seededRandom } from './random.ts'
import { composeScene } from './composition.ts'
import { HAIR, type Hair } from './figure.ts'
import { createPalette, type Palette } from './palette.ts'

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
export function createScene(brand: string, spec: ArtSpec, width: number, height: number, id: string): Scene {
  const unit = Math.min(width, height)
  const composed = composeScene(spec, width, height)
  return {
    width,
    height,
    unit,
    id,
    spec,
    tone: spec.tone,
    palette: createPalette(brand, spec.tone),
    random: seededRandom(spec.seed * 7919 + 13),
    sun: { x: composed.sun.x * width, y: composed.sun.y * height, r: composed.sun.r * unit },
    foot: { x: composed.foot.x * width, y: composed.foot.y * height },
    zoom: composed.zoom,
    hair: pick(HAIR, spec.seed),
  }
}
