import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { Comparison } from '../queries.ts'
import { Differences } from './compare-dialog.tsx'

type Item = Comparison['items'][number]
const anItem = (given: Partial<Item>): Item => ({
  page_id: 'a',
  title: 'Week 3',
  path: '/week-3',
  kind: 'changed',
  parts: [],
  ...given,
})

it('names each page and its changes, and theme changes by their kind', async () => {
  const items = [
    anItem({ parts: [{ kind: 'title', block_type: null }] }),
    anItem({ page_id: 'b', title: 'Week 4', path: '/week-4', kind: 'added' }),
    anItem({ page_id: 'c', title: '', path: '', kind: 'theme' }),
  ]
  const markup = await renderToHtml(<Differences items={items} more_count={3} />)
  for (const words of ['Week 3', '/week-4', 'and 3 more pages']) expect(markup).toContain(words)
  expect(markup.match(/<li/g)).toHaveLength(3)
})

it('shows that two releases are equal', async () => {
  expect(await renderToHtml(<Differences items={[]} more_count={0} />)).toContain('are identical')
})
