import { describe, expect, it } from 'vitest'
import { shouldCloseSheet } from './should-close-sheet.ts'

describe('shouldCloseSheet', () => {
  it.each([
    [200, 1000, 600, true, 'a slow drag past 30 %'],
    [150, 1000, 600, false, 'a slow drag that stops short'],
    [60, 80, 600, true, 'a flick'],
    [10, 5, 600, false, 'a tap that slips'],
    [0, 0, 0, false, 'nothing at all'],
  ])('%i px in %i ms of %i: %s, %s', (distance, duration, height, shouldClose) => {
    expect(shouldCloseSheet(distance, duration, height)).toBe(shouldClose)
  })
})
