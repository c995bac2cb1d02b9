import { describe, expect, it } from 'vitest'
import { choosePageMode, isReadableOn } from './page-mode.ts'

describe('choosePageMode', () => {
  it.each([
    ['the mode of the app without a background', null, null, null],
    ['the mode of the owner without a background', 'dark', null, 'dark'],
    ['light text on a dark background', null, '#102030', 'dark'],
    ['dark text on a light background', null, '#fff4e0', 'light'],
    ['readable text instead of the mode of the owner', 'light', '#101010', 'dark'],
    ['the mode of the owner where it is readable', 'dark', '#6b3a1e', 'dark'],
  ] as const)('has %s', (_what, mode, background, expected) => {
    expect(choosePageMode(mode, background)).toBe(expected)
  })
})

describe('isReadableOn', () => {
  it.each([
    ['#ffffff', null, true],
    ['#fff4e0', null, true],
    ['#102030', null, true],
    ['#6b3a1e', 'dark', true],
    ['#808080', null, false],
    ['#d24a3a', 'dark', false],
  ] as const)('%s in mode %s: %s', (background, mode, expected) => {
    expect(isReadableOn(background, mode)).toBe(expected)
  })
})
