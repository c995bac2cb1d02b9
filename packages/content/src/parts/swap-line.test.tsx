import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { SwapProvider } from '../swap-context.tsx'
import { aLink, aPage, renderPage, stripTags } from '../testing/render.tsx'
import { testId } from '../testing/test-id.ts'

const [deadlift, bridge] = [testId(30), testId(31)]
const set = { amount: 8, unit: 'reps', weight: null, weight_unit: 'kg' }
const item = { uid: testId(40), exercise_page_id: deadlift, sets: [set, set], rest_seconds: 0, note: '' }
const groups = [{ id: testId(41), title: '', kind: 'single', rounds: 1, rest_seconds: 0, items: [item] }]
const host = {
  link: (id: string) => (id === deadlift ? aLink({ title: 'Sumo deadlift', href: '/deadlift' }) : null),
  panes: {
    swap: ({ exercise_id, children }: { exercise_id: string; children: ReactNode }) => (
      <SwapProvider
        swap={{ page_id: bridge, title: 'Glute bridge', href: `/bridge`, cover: null, reset: () => {} }}
      >
        {exercise_id === deadlift ? children : null}
      </SwapProvider>
    ),
  },
}

describe('a swapped exercise', () => {
  it('is shown in the list of its workout, with the one that it replaces and Reset', () => {
    const html = renderPage(aPage('workout', { groups }), { host })
    expect(html).toMatch(/<a href="\/bridge"[^>]*>.*Glute bridge.*2 × 8 reps/s)
    expect(stripTags(html)).toContain('Instead of Sumo deadlift')
    expect(html).toContain('aria-label="Reset the swap of Sumo deadlift"')
  })

  it('is named on the page of the exercise that it replaces', () => {
    const page = aPage('exercise', {}, { page_id: deadlift, page_title: 'Sumo deadlift' })
    expect(stripTags(renderPage(page, { host }))).toContain('You do Glute bridge in place of this')
  })

  it('is not there without a swap', () => {
    expect(renderPage(aPage('workout', { groups }), { host: { link: host.link } })).not.toContain(
      'Instead of',
    )
  })
})
