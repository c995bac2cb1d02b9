import type { Hex } from './hex.ts'
import { hexOfOklch, oklchOf } from './oklch.ts'

const SHAPE = {
  0: [1, 0],
  25: [0.985, 0.002],
  50: [0.972, 0.003],
  100: [0.952, 0.004],
  200: [0.918, 0.005],
  300: [0.865, 0.006],
  400: [0.71, 0.008],
  500: [0.6, 0.009],
  600: [0.5, 0.009],
  700: [0.4, 0.009],
  800: [0.31, 0.008],
  850: [0.262, 0.008],
  900: [0.222, 0.007],
  950: [0.182, 0.006],
  1000: [0.15, 0.005],
} as const

/** One step of the neutrals. */
export type NeutralStep = keyof typeof SHAPE

/** From this chroma on a brand tints its neutrals fully; a grey brand has pure greys. */
const FULL_TINT_CHROMA = 0.04

/** Returns the greys of a brand: its hue at a chroma of at most 0.009, so that they look warm or cool, never muddy. */
export function neutralScale(hex: string): Readonly<Record<NeutralStep, Hex>> {
  const brand = oklchOf(hex)
  const tint = Math.min(1, brand.c / FULL_TINT_CHROMA)
  const toneForStep = (step: NeutralStep): Hex => {
    const [l, c] = SHAPE[step]
    return hexOfOklch({ l, c: c * tint, h: brand.h })
  }
  return {
    0: toneForStep(0),
    25: toneForStep(25),
    50: toneForStep(50),
    100: toneForStep(100),
    200: toneForStep(200),
    300: toneForStep(300),
    400: toneForStep(400),
    500: toneForStep(500),
    600: toneForStep(600),
    700: toneForStep(700),
    800: toneForStep(800),
    850: toneForStep(850),
    900: toneForStep(900),
    950: toneForStep(950),
    1000: toneForStep(1000),
  }
}
