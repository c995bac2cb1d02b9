import { hexOf, rgbOf, type Hex } from './hex.ts'

/** A colour by how it is seen: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

type Triple = readonly [number, number, number]

const GAMUT_TOLERANCE = 1e-4
const CHROMA_HALVINGS = 24

/** Reads a colour as OKLCH (CSS Color 4, section 9.2). A grey has chroma 0 and hue 0. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = rgbOf(hex)
  return oklchOfLinear(linearOf(red / 255), linearOf(green / 255), linearOf(blue / 255))
}

/** Converts an OKLCH colour to sRGB. A colour outside the gamut loses chroma, not lightness or hue. */
export function hexOfOklch(color: Oklch): Hex {
  const l = Math.min(1, Math.max(0, color.l))
  const chroma = fitChroma({ ...color, l })
  const [red, green, blue] = linearOfOklch({ l, c: chroma, h: color.h })
  return hexOf([encode(red), encode(green), encode(blue)])
}

function fitChroma(color: Oklch): number {
  if (isInGamut(linearOfOklch(color))) return color.c
  let low = 0
  let high = color.c
  for (let i = 0; i < CHROMA_HALVINGS; i++) {
    const middle = (low + high) / 2
    if (isInGamut(linearOfOklch({ ...color, c: middle }))) low = middle
    else high = middle
  }
  return low
}

function isInGamut(channels: Triple): boolean {
  return channels.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE)
}

function oklchOfLinear(red: number, green: number, blue: number): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)

  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short

  const c = Math.hypot(a, b)
  if (c < 1e-4) return { l, c: 0, h: 0 }
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The linear light of an sRGB channel, 0 to 1. */
export function linearOf(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function encode(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear))
  return 255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055)
}
