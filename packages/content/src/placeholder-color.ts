/**
 * Returns the average colour of a thumbhash as CSS; null where it is missing or invalid. Shown until the picture has
 * loaded: cheaper than a decoded image, and equal on server and client.
 */
export function placeholderColor(thumbhash: string | null): string | null {
  if (thumbhash === null) return null
  const bytes = decode(thumbhash)
  const [a, b, c] = bytes
  if (a === undefined || b === undefined || c === undefined) return null
  const header = a | (b << 8) | (c << 16)
  const luminance = (header & 63) / 63
  const warm = ((header >> 6) & 63) / 31.5 - 1
  const green = ((header >> 12) & 63) / 31.5 - 1
  const blue = luminance - (2 / 3) * warm
  const red = (3 * luminance - blue + green) / 2
  return `rgb(${[red, red - green, blue].map(channel).join(' ')})`
}

function channel(ratio: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, ratio)))
}

function decode(base64: string): number[] {
  try {
    return Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch (error) {
    if (error instanceof DOMException) return []
    throw error
  }
}
