import type { Hex } from './hex.ts'

/** The steps of a tonal scale, lightest first. */
export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

/** One step of a tonal scale. */
export type Step = (typeof STEPS)[number]

/** A colour for each step. */
export type Scale = Readonly<Record<Step, Hex>>

/** Lightness and share of the brand's chroma for each step: fixed lightness, bell-shaped chroma. */
export const SHAPE: Readonly<Record<Step, { readonly l: number; readonly c: number }>> = {
  50: { l: 0.978, c: 0.1 },
  100: { l: 0.952, c: 0.2 },
  200: { l: 0.905, c: 0.42 },
  300: { l: 0.84, c: 0.68 },
  400: { l: 0.75, c: 0.92 },
  500: { l: 0.665, c: 1 },
  600: { l: 0.58, c: 1 },
  700: { l: 0.495, c: 0.92 },
  800: { l: 0.4, c: 0.76 },
  900: { l: 0.305, c: 0.58 },
  950: { l: 0.225, c: 0.42 },
}

/** Creates a scale from a function that returns the colour of each step. */
export function createScale(colorOf: (step: Step) => Hex): Scale {
  return {
    50: colorOf(50),
    100: colorOf(100),
    200: colorOf(200),
    300: colorOf(300),
    400: colorOf(400),
    500: colorOf(500),
    600: colorOf(600),
    700: colorOf(700),
    800: colorOf(800),
    900: colorOf(900),
    950: colorOf(950),
  }
}
