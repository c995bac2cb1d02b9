import { expect, test, vi } from 'vitest'
import { ignoreLift } from './ignore-lift.ts'

test('the click of the finger that opened a menu presses nothing, the next press does', () => {
  const button = document.createElement('button')
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  document.body.append(button)

  ignoreLift()
  const touchend = new Event('touchend', { bubbles: true, cancelable: true })
  button.dispatchEvent(touchend)
  button.click()
  expect(touchend.defaultPrevented).toBe(true)
  expect(onClick).not.toHaveBeenCalled()

  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('without a click, keys press again soon after the finger was lifted', () => {
  vi.useFakeTimers()
  const button = document.createElement('button')
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  document.body.append(button)

  ignoreLift()
  button.dispatchEvent(new Event('pointerup', { bubbles: true }))
  vi.advanceTimersByTime(500)
  button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
