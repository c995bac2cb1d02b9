import { describe, expect, it } from 'vitest'
import { toFractions, largestBox, maxZoom, moveBox, resizeBox, computeZoom } from './crop-box.ts'

const wide = { width: 400, height: 200 }

describe('a crop', () => {
  it('starts as the largest square in the centre', () => {
    expect(largestBox(wide)).toEqual({ left: 100, top: 0, side: 200 })
    expect(toFractions(largestBox(wide), wide)).toEqual({ x: 0.25, y: 0, size: 1 })
  })

  it.each([
    [
      { x: 30, y: 0 },
      { left: 130, top: 0 },
    ],
    [
      { x: 500, y: 90 },
      { left: 200, top: 0 },
    ],
    [
      { x: -500, y: -90 },
      { left: 0, top: 0 },
    ],
  ])('moved by %o stays inside', (by, place) => {
    expect(moveBox(largestBox(wide), wide, by)).toEqual({ ...place, side: 200 })
  })

  it('zooms in around its centre, and out no further than the picture', () => {
    const nearer = resizeBox(largestBox(wide), wide, 100)
    expect(nearer).toEqual({ left: 150, top: 50, side: 100 })
    expect(computeZoom(nearer, wide)).toBe(2)
    expect(resizeBox({ left: 300, top: 100, side: 100 }, wide, 900)).toEqual({
      left: 200,
      top: 0,
      side: 200,
    })
  })

  it('zooms in no further than a face stays recognizable', () => {
    expect(resizeBox(largestBox(wide), wide, 1).side).toBe(96)
    expect(maxZoom(wide)).toBeCloseTo(200 / 96)
  })

  it('takes all of a picture that is smaller than that', () => {
    const small = { width: 40, height: 60 }
    expect(resizeBox(largestBox(small), small, 1).side).toBe(40)
    expect(maxZoom(small)).toBe(1)
  })

  it('never leaves the picture', () => {
    for (const sides of [wide, { width: 333, height: 777 }]) {
      for (let step = 0; step < 50; step += 1) {
        const box = moveBox(resizeBox(largestBox(sides), sides, 97 + step), sides, {
          x: step * 9,
          y: -step * 7,
        })
        const { x, y, size } = toFractions(box, sides)
        const side = size * Math.min(sides.width, sides.height)
        expect(x * sides.width + side).toBeLessThanOrEqual(sides.width + 1e-6)
        expect(y * sides.height + side).toBeLessThanOrEqual(sides.height + 1e-6)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
