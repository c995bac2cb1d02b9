import { describe, expect, it } from 'vitest'
import { fractionsOf, largestBox, mostZoom, movedBox, resizedBox, zoomOf } from './crop-box.ts'

const wide = { width: 400, height: 200 }

describe('a crop', () => {
  it('begins as the largest square in the middle', () => {
    expect(largestBox(wide)).toEqual({ left: 100, top: 0, side: 200 })
    expect(fractionsOf(largestBox(wide), wide)).toEqual({ x: 0.25, y: 0, size: 1 })
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
    expect(movedBox(largestBox(wide), wide, by)).toEqual({ ...place, side: 200 })
  })

  it('goes in around its middle, and out no further than the picture', () => {
    const nearer = resizedBox(largestBox(wide), wide, 100)
    expect(nearer).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomOf(nearer, wide)).toBe(2)
    expect(resizedBox({ left: 300, top: 100, side: 100 }, wide, 900)).toEqual({
      left: 200,
      top: 0,
      side: 200,
    })
  })

  it('goes in no further than a face can still be told', () => {
    expect(resizedBox(largestBox(wide), wide, 1).side).toBe(96)
    expect(mostZoom(wide)).toBeCloseTo(200 / 96)
  })

  it('takes all of a picture that is smaller than that', () => {
    const small = { width: 40, height: 60 }
    expect(resizedBox(largestBox(small), small, 1).side).toBe(40)
    expect(mostZoom(small)).toBe(1)
  })

  it('is never told to be outside of the picture', () => {
    for (const sides of [wide, { width: 333, height: 777 }]) {
      for (let step = 0; step < 50; step += 1) {
        const box = movedBox(resizedBox(largestBox(sides), sides, 97 + step), sides, {
          x: step * 9,
          y: -step * 7,
        })
        const { x, y, size } = fractionsOf(box, sides)
        const side = size * Math.min(sides.width, sides.height)
        expect(x * sides.width + side).toBeLessThanOrEqual(sides.width + 1e-6)
        expect(y * sides.height + side).toBeLessThanOrEqual(sides.height + 1e-6)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
