import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { PlannedSession, Program } from '../queries.ts'
import { PlanCard } from './plan-card.tsx'

const aSession = (given: Partial<PlannedSession>): PlannedSession => ({
  page_id: crypto.randomUUID(),
  title: 'Lower A',
  date: '2026-11-02',
  state: 'done',
  done_on: '2026-11-02',
  session_id: null,
  ...given,
})
const aProgram = (given: Partial<Program> = {}): Program => ({
  page_id: '00000000-0000-7000-8000-000000000001',
  title: 'Base Camp',
  started_at: '2026-11-02T06:00:00.000Z',
  progress: 25,
  week_count: 12,
  planned: 4,
  done: 3,
  missed: 1,
  weeks: [
    {
      number: 1,
      starts_on: '2026-11-02',
      sessions: [
        aSession({ session_id: '00000000-0000-7000-8000-000000000002' }),
        aSession({ title: 'Upper A', date: '2026-11-04', done_on: '2026-11-05' }),
        aSession({ title: 'Lower B', date: '2026-11-06', state: 'missed', done_on: null }),
      ],
    },
  ],
  ...given,
})
const render = (program: Program): Promise<string> =>
  renderToHtml(<PlanCard program={program} today="2026-11-07" onSession={() => undefined} />)

it('says of each planned day what became of it, and opens what was logged', async () => {
  const html = await render(aProgram())
  expect(html).toContain('Base Camp')
  expect(html).toContain('week 1 of 12')
  expect(html).toMatch(/<button[^>]*aria-label="Lower A, Monday, November 2: done"/)
  expect(html).toContain('Upper A, Wednesday, November 4: done on Nov 5')
  expect(html).toContain('Lower B, Friday, November 6: missed')
  expect(html.match(/<button/g)).toHaveLength(1)
})

it('shows the progress of a program without days', async () => {
  const html = await render(aProgram({ weeks: [], week_count: 0 }))
  expect(html).toContain('This program has no planned days.')
  expect(html).toContain('25% completed')
  expect(html).not.toContain('<table')
})
