import { describe, expect, it } from 'vitest'
import { fitDevice, nextZoom } from './devices.ts'

describe('fitDevice', () => {
  it('shows a phone at its real size when there is space', () => {
    expect(fitDevice('phone', { width: 860, height: 900 })).toEqual({ width: 375, height: 812, zoom: 1 })
  })

  it('reduces the height of a phone before it scales it', () => {
    expect(fitDevice('phone', { width: 860, height: 800 })).toMatchObject({ height: 726, zoom: 1 })
  })

  it('shrinks a desktop as a whole, so that it is never reflowed', () => {
    const { width, zoom } = fitDevice('desktop', { width: 860, height: 900 })
    expect(width).toBe(1280)
    expect(zoom).toBeLessThan(0.6)
  })

  it('never draws smaller than can be read at all', () => {
    expect(fitDevice('desktop', { width: 200, height: 200 }).zoom).toBe(0.25)
  })

  it('takes the whole area on a phone of the owner', () => {
    expect(fitDevice('phone', { width: 390, height: 700 }, true)).toEqual({
      width: 390,
      height: 700,
      zoom: 1,
    })
  })
})

describe('nextZoom', () => {
  const cases: [from: number, by: 1 | -1, to: number][] = [
    [1, 1, 1.25],
    [1, -1, 0.9],
    [0.52, 1, 0.67],
    [1.5, 1, 1.5],
    [0.25, -1, 0.25],
  ]
  it.each(cases)('from %d by %i is %d', (from, by, to) => {
    expect(nextZoom(from, by)).toBe(to)
  })
})
