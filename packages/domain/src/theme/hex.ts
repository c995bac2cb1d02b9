/** A colour as `#rrggbb`, lower or upper case. The short form `#rgb` is accepted in all inputs. */
export type Hex = `#${string}`

/** The three channels of a colour, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const PATTERN = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** True for `#rgb` and `#rrggbb`. Names, `rgb()` and colours with alpha are refused. */
export function isHexColor(value: unknown): value is Hex {
  return typeof value === 'string' && PATTERN.test(value)
}

/** Returns the six-digit lower-case form of a colour; throws a `RangeError` for anything else. */
export function normalizeHex(value: string): Hex {
  if (!isHexColor(value)) throw new RangeError(`Not a colour: ${value}`)
  const digits = value.slice(1).toLowerCase()
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`
}

/** The channels of a colour. */
export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(normalizeHex(hex).slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** Returns the colour of three channels; each is rounded and clamped to 0 to 255. */
export function hexOf(rgb: Rgb): Hex {
  const digits = rgb.map((channel) => {
    const whole = Math.round(Math.min(255, Math.max(0, channel)))
    return whole.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}
