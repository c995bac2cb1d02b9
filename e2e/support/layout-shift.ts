import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** One movement that nobody asked for: how much of the screen moved, and what. */
type Shift = { value: number; moved: string[] }

/** Fails when more has moved on the page since it was loaded, as browsers count it, and says what it was. */
export async function expectStill(page: Page, max_shift: number): Promise<void> {
  const shifts = await page.evaluate((): Shift[] => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords() as Entry[]
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')
    return entries
      .filter((entry) => !entry.hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}: ${nameOf(node)}`,
        ),
      }))
  })
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(max_shift)
}
