import type { KeyboardEvent } from 'react'

/** What arrow keys move between: the field and the rows below it. */
const STOPS = 'input[type="search"], [data-rows] :is(a, button)'

/** Moves focus between the field and the results by arrow keys; Enter in the field opens the first result. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const place = stops.indexOf(event.target as HTMLElement)
  if (place === -1) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  if (event.key === 'Enter' && place === 0 && !event.nativeEvent.isComposing) stops[1]?.click()
  if (event.key === 'Escape' && place > 0) stops[0]?.focus()
}
