import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** One unexpected layout shift: its share of the screen, and the moved elements. */
type Shift = { value: number; moved: string[] }

/** Fails when the layout shift since the page load exceeds the limit, and lists the moved elements. */
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
