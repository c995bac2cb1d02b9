import { expect, test, vi } from 'vitest'
import { ignoreLift } from './ignore-lift.ts'

const isPrevented = (view: EventTarget, type: string): boolean =>
  !view.dispatchEvent(new Event(type, { cancelable: true }))

test('the click of the finger that opened a menu presses nothing, the next press does', () => {
  const view = new EventTarget()
  ignoreLift(view)
  expect(isPrevented(view, 'touchend')).toBe(true)
  expect(isPrevented(view, 'click')).toBe(true)
  view.dispatchEvent(new Event('pointerdown'))
  expect(isPrevented(view, 'touchend')).toBe(false)
  expect(isPrevented(view, 'click')).toBe(false)
})

test('keys press again soon after the finger was lifted without a click', () => {
  vi.useFakeTimers()
  const view = new EventTarget()
  ignoreLift(view)
  view.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(500)
  expect(isPrevented(view, 'click')).toBe(false)
  vi.useRealTimers()
})
