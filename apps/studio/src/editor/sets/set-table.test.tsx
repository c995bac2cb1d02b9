import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { SetTable } from './set-table.tsx'
import { aSet } from './testing.ts'

const sets = [
  aSet({ amount: 8, is_warm_up: true, percent_1rm: 40, rest_seconds: 60 }),
  aSet({ is_amrap: true, weight: 82.5, rpe: 8.5, tempo: '3-1-X-0' }),
  aSet({ amount: 30, unit: 'secs' }),
]
const render = (faults: readonly string[] = []): Promise<string> =>
  renderToHtml(
    <SetTable label="Sets" sets={sets} max={3} faults={new Set(faults)} onChange={() => undefined} />,
  )

it('is a grid with one cell in the tab order, which is selected', async () => {
  const html = await render()
  expect(html).toMatch(/<table[^>]*role="grid"[^>]*aria-label="Sets"/)
  expect(html.match(/<td[^>]*tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html.match(/<td/g)).toHaveLength(3 * 7)
})

it('shows warm-ups, amounts with more, and units', async () => {
  const text = (await render()).replaceAll(/(<[^>]+>)+/g, '|')
  for (const part of ['|W|', '|40|%|', '|1:00|', '|5+|', '|82.5|kg|', '|8.5|', '|3-1-X-0|', '|30|s|']) {
    expect(text).toContain(part)
  }
})

it('marks cells that cannot be published, and adds no set beyond the most', async () => {
  const html = await render(['1.weight'])
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(html).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Add set/s)
})
