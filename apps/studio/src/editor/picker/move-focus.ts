/**
 * Moves the focus to the next card in the direction of an arrow key, from the first row up to the search; false where
 * the key is none or nothing is there.
 */
export function moveFocus(container: HTMLElement | null, key: string): boolean {
  const cards = [...(container?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const active = cards.find((card) => card === document.activeElement)
  if (!active) {
    if (key === 'ArrowDown') cards[0]?.focus()
    return key === 'ArrowDown'
  }
  const from = getCenter(active)
  const isAhead = ({ x, y }: Point): boolean => {
    if (key === 'ArrowDown') return y > from.y + TOLERANCE
    if (key === 'ArrowUp') return y < from.y - TOLERANCE
    if (Math.abs(y - from.y) > TOLERANCE) return false
    return key === 'ArrowRight' ? x > from.x : key === 'ArrowLeft' && x < from.x
  }
  // A row counts more than a column, so that up and down reach the nearest row.
  const getDistance = ({ x, y }: Point): number => Math.abs(y - from.y) * 10 + Math.abs(x - from.x)
  const found = cards
    .map((card) => ({ card, at: getCenter(card) }))
    .filter(({ at }) => isAhead(at))
    .toSorted((a, b) => getDistance(a.at) - getDistance(b.at))[0]
  const next =
    found?.card ?? (key === 'ArrowUp' ? container?.querySelector<HTMLElement>('[type=search]') : null)
  next?.focus()
  return Boolean(next)
}

type Point = { readonly x: number; readonly y: number }

/** Cards of one row may differ in height by some pixels. */
const TOLERANCE = 8

function getCenter(card: HTMLElement): Point {
  const { left, right, top } = card.getBoundingClientRect()
  return { x: (left + right) / 2, y: top }
}
