import type { ArtSpec, Tone, Motif } from './art-spec.ts'
import { pick, seededRandom } from './random.ts'
import { HAIR, type Hair } from './figure.ts'
import { createPalette, type Palette } from './palette.ts'

/** Everything that a motif needs to be drawn. Lengths are in the picture's own units. */
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

/** Where sun and feet are, as shares of width and height; the sun's radius is a share of the shorter side. */
type Composition = {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }
  readonly foot: { readonly x: number; readonly y: number }
  readonly zoom: number
}

const CENTERED: Composition = { sun: { x: 0.5, y: 0.45, r: 0.36 }, foot: { x: 0.5, y: 0.86 }, zoom: 1 }

const BY_MOTIF: Partial<Record<Motif, Composition>> = {
  ridge: { sun: { x: 0.5, y: 0.45, r: 0.36 }, foot: { x: 0.46, y: 0.58 }, zoom: 0.87 },
  plates: { sun: { x: 0.58, y: 0.44, r: 0.2 }, foot: { x: 0.5, y: 0.86 }, zoom: 1 },
  strata: { sun: { x: 0.68, y: 0.26, r: 0.28 }, foot: { x: 0.5, y: 0.86 }, zoom: 1 },
}

/** How far the subject of an `end` picture stays from the edge, as a share of the shorter side. */
const EDGE = { tall: 0.27, wide: 0.36 }
const WIDE_FROM = 1.5

/** Composes a picture: the subject in the middle, or at the end with its sun behind it and space for text before it. */
function composeScene(spec: ArtSpec, width: number, height: number): Composition {
  const centered = BY_MOTIF[spec.motif] ?? CENTERED
  if (spec.place !== 'end') return centered
  const edge = width / height > WIDE_FROM ? EDGE.wide : EDGE.tall
  const x = Math.max(0.5, 1 - (edge * Math.min(width, height)) / width)
  return {
    sun: { x: Math.min(0.9, x + 0.03), y: 0.5, r: Math.min(centered.sun.r, 0.29) },
    foot: { x, y: Math.min(centered.foot.y, 0.81) },
    zoom: centered.zoom,
  }
}
