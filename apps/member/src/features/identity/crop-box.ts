/** A picture's width and height in pixels. */
export type Sides = { width: number; height: number }

/** The square that is cut out of a picture, in its pixels. */
export type CropBox = { left: number; top: number; side: number }

/** How far in one can go: at least so many pixels of the picture stay. */
const LEAST_SIDE = 96

/** The largest square, in the middle. */
export function largestBox({ width, height }: Sides): CropBox {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** The box put elsewhere by pixels of the picture; it stays inside. */
export function movedBox({ left, top, side }: CropBox, sides: Sides, by: { x: number; y: number }): CropBox {
  return {
    left: between(left + by.x, 0, sides.width - side),
    top: between(top + by.y, 0, sides.height - side),
    side,
  }
}

/** The box with another side around the same middle, as far as the picture goes. */
export function resizedBox(box: CropBox, sides: Sides, wanted: number): CropBox {
  const shorter = Math.min(sides.width, sides.height)
  const side = between(wanted, Math.min(LEAST_SIDE, shorter), shorter)
  const shift = (box.side - side) / 2
  return movedBox({ left: box.left + shift, top: box.top + shift, side }, sides, { x: 0, y: 0 })
}

/** How many times larger than at its smallest the picture is shown. */
export function zoomOf({ side }: CropBox, { width, height }: Sides): number {
  return Math.min(width, height) / side
}

/** The largest zoom of a picture. */
export function mostZoom({ width, height }: Sides): number {
  return Math.max(1, Math.min(width, height) / LEAST_SIDE)
}

/** The box in fractions, as the server takes it. */
export function fractionsOf({ left, top, side }: CropBox, { width, height }: Sides) {
  return { x: left / width, y: top / height, size: side / Math.min(width, height) }
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
