import { hexOfOklch, oklchOf, type Oklch } from './oklch.ts'
import { createScale, SHAPE, type Scale, type Step } from './scale.ts'

const YELLOW = 95
const BLUE = 265
const HIGHLIGHT_DRIFT = 38
const SHADOW_DRIFT = 26

/** How much of a bright brand's surplus lightness each step takes. */
const LIFT: Readonly<Record<Step, number>> = {
  50: 0,
  100: 0.05,
  200: 0.15,
  300: 0.35,
  400: 0.6,
  500: 0.75,
  600: 0.7,
  700: 0.45,
  800: 0.25,
  900: 0.1,
  950: 0,
}

/**
 * Returns the eleven tones of artwork. Unlike the interface tones their hue shifts, highlights towards yellow and
 * shadows towards red or blue, for rich artwork in one brand colour.
 */
export function artScale(hex: string): Scale {
  const brand = oklchOf(hex)
  return createScale((step) => {
    const shape = SHAPE[step]
    const lightness = Math.min(0.97, shape.l + Math.max(0, brand.l - 0.66) * LIFT[step])
    const chroma = shape.l < 0.62 ? Math.max(0.5, shape.c * 1.02) : Math.min(1.05, shape.c * 1.12)
    return hexOfOklch({
      l: lightness > 0.9 ? lightness - 0.005 : lightness,
      c: brand.c * chroma,
      h: brand.h + hueDrift(brand, lightness),
    })
  })
}

function hueDrift(brand: Oklch, lightness: number): number {
  const pivot = Math.max(brand.l - 0.04, 0.5)
  if (lightness > pivot) {
    const share = Math.min(1, (lightness - pivot) / (1 - pivot))
    return share * limitChroma(angleTo(brand.h, YELLOW), HIGHLIGHT_DRIFT)
  }
  const share = Math.min(1, (pivot - lightness) / (pivot - 0.2))
  const is_warm = brand.h < 110 || brand.h > 330
  return share * (is_warm ? -SHADOW_DRIFT : limitChroma(angleTo(brand.h, BLUE), SHADOW_DRIFT))
}

/** The shortest turn from one hue to another, -180 to 180. */
function angleTo(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

function limitChroma(angle: number, max: number): number {
  return Math.max(-max, Math.min(max, angle))
}
