import { describe, expect, it } from 'vitest'
import { clampWidth, getKeyWidth } from './inspector-width.ts'

describe('clampWidth', () => {
  it.each([
    [400, 400],
    [359.4, 360],
    [900, 560],
    [451.6, 452],
    [Number.NaN, 400],
  ])('makes %s to %s', (width, expected) => {
    expect(clampWidth(width)).toBe(expected)
  })
})

describe('getKeyWidth', () => {
  const press = (key: string, shiftKey = false, is_rtl = false) => getKeyWidth(400, { key, shiftKey }, is_rtl)

  it('grows towards the canvas', () => {
    expect([press('ArrowLeft'), press('ArrowRight')]).toEqual([410, 390])
    expect([press('ArrowLeft', false, true), press('ArrowRight', false, true)]).toEqual([390, 410])
  })

  it('takes larger steps with Shift and stays inside of the limits', () => {
    expect([press('ArrowLeft', true), press('ArrowRight', true)]).toEqual([450, 360])
  })

  it('goes to the limits and back to the initial width', () => {
    expect([press('Home'), press('End'), press('Enter')]).toEqual([360, 560, 400])
  })

  it('leaves other keys alone', () => {
    expect(press('a')).toBeNull()
  })
})
