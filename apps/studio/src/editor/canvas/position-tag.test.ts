import { describe, expect, it } from 'vitest'
import { positionTag, positionTools } from './position-tag.ts'

const box = { top: 120, bottom: 300, left: 300, right: 675 }

describe('the name of a block on the canvas', () => {
  it('is left of the device and never wider than the space there', () => {
    expect(positionTag(box)).toEqual({ place: 'beside', style: { top: 120, left: 282, maxWidth: 144 } })
    expect(positionTag({ ...box, left: 120 })).toMatchObject({ place: 'beside', style: { maxWidth: 98 } })
  })

  it.each([
    ['a device that nearly fills the area', 88, 92],
    ['one that is larger than the area', -140, 4],
  ])('stands on the block beside %s, where it is not cut off', (_, left, start) => {
    expect(positionTag({ ...box, left })).toEqual({
      place: 'inside',
      style: { top: 124, left: start, maxWidth: 675 - start - 4 },
    })
  })

  it('stays in sight while the top of its block is above the area', () => {
    expect(positionTag({ ...box, top: -40 }).style.top).toBe(8)
  })
})

describe('positionTools', () => {
  it('places the tools beside the block and inside the area', () => {
    const box = { top: 700, bottom: 760, left: 160, right: 540 }
    expect(positionTools(box)).toEqual({ top: 'clamp(8px, 700px, calc(100% - 17rem))', left: 562 })
  })
})
