// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { startTypeAhead, takeTypeAhead } from './type-ahead.ts'

afterEach(() => {
  takeTypeAhead()
  document.body.replaceChildren()
})

/** The focused field, filled as by a keyboard. */
function type(value: string): HTMLInputElement {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus')
  field.value = value
  return field
}

it('returns what was typed with its selection, once', () => {
  startTypeAhead('Search Kiln')
  type('hips').setSelectionRange(1, 3)
  expect(takeTypeAhead()).toEqual({ value: 'hips', start: 1, end: 3 })
  expect(takeTypeAhead()).toBeNull()
  expect(document.querySelector('input')).toBeNull()
})

it('keeps the focus when the content would get it by the navigation', () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  startTypeAhead('Search Kiln')
  const field = type('hi')
  field.dispatchEvent(new FocusEvent('blur', { relatedTarget: document.querySelector('main') }))
  expect(document.activeElement).toBe(field)
})

it('ends when the user focuses something else', () => {
  document.body.innerHTML = '<button>Log in</button>'
  startTypeAhead('Search Kiln')
  type('hi').dispatchEvent(new FocusEvent('blur', { relatedTarget: document.querySelector('button') }))
  expect(takeTypeAhead()).toBeNull()
})
