import { expect, it } from 'vitest'
import { resolveMode } from './mode.ts'

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('with %s chosen on a device whose darkness is %s the studio is %s', (mode, is_dark, shown) => {
  expect(resolveMode(mode, is_dark)).toBe(shown)
})
