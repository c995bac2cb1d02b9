/** A picture's width and height in pixels. */
export type ImageSize = { width: number; height: number }

/** The square that is cut out of a picture, in its pixels. */
export type CropBox = { left: number; top: number; side: number }

/** How far in one can go: at least so many pixels of the picture stay. */
const MIN_SIDE = 96

/** The largest square, in the middle. */
export function largestBox({ width, height }: ImageSize): CropBox {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** Moves the box by pixels of the picture, within its bounds. */
export function moveBox(
  { left, top, side }: CropBox,
  imageSize: ImageSize,
  by: { x: number; y: number },
): CropBox {
  return {
    left: clamp(left + by.x, 0, imageSize.width - side),
    top: clamp(top + by.y, 0, imageSize.height - side),
    side,
  }
}

/** Resizes the box around its centre, within the bounds of the picture. */
export function resizeBox(box: CropBox, imageSize: ImageSize, requestedSide: number): CropBox {
  const shorter = Math.min(imageSize.width, imageSize.height)
  const side = clamp(requestedSide, Math.min(MIN_SIDE, shorter), shorter)
  const shift = (box.side - side) / 2
  return moveBox({ left: box.left + shift, top: box.top + shift, side }, imageSize, { x: 0, y: 0 })
}

/** The zoom factor of a box, 1 being the largest box. */
export function computeZoom({ side }: CropBox, { width, height }: ImageSize): number {
  return Math.min(width, height) / side
}

/** The largest zoom of a picture. */
export function maxZoom({ width, height }: ImageSize): number {
  return Math.max(1, Math.min(width, height) / MIN_SIDE)
}

/** The box in fractions, as the server takes it. */
export function toFractions({ left, top, side }: CropBox, { width, height }: ImageSize) {
  return { x: left / width, y: top / height, size: side / Math.min(width, height) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max))
}
