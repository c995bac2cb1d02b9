import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { Today } from '../queries.ts'
import { LatestEvents } from './latest-events.tsx'
import { TodayFigures } from './today-figures.tsx'

const now = new Date('2026-11-21T09:41:00.000Z')
const by_hour = Array.from({ length: 24 }, () => 1)
const today: Today = {
  day: '2026-11-21',
  figures: [
    { name: 'visits', value: 412, previous: 400, currency: null, by_hour },
    { name: 'sales', value: 20_500, previous: 13_900, currency: 'EUR', by_hour },
    { name: 'completions', value: 96, previous: 104, currency: null, by_hour },
    { name: 'sign_ups', value: 0, previous: 0, currency: null, by_hour: by_hour.map(() => 0) },
  ],
  latest: [],
}

it('writes money as money, a rise with plus, a fall with minus, and nothing where nothing changed', async () => {
  const markup = await renderToHtml(<TodayFigures today={today} now={now} />)
  expect(markup).toContain('€205')
  expect(markup).toContain('data-up="true">+€66')
  expect(markup).toContain('data-up="false">−8')
  expect(markup.match(/data-up/g)).toHaveLength(3)
  expect(markup).toContain('data-flat="true"')
})

it('shows the latest events, newest first, or the empty state', async () => {
  const events: Today['latest'] = [
    { id: 'a', kind: 'sale', at: '2026-11-21T09:31:00.000Z', member: 'Jonas', subject: 'Base Camp' },
    { id: 'b', kind: 'sign_up', at: '2026-11-21T08:41:00.000Z', member: 'Hannah', subject: '' },
  ]
  const markup = await renderToHtml(<LatestEvents latest={events} now={now} />)
  expect(markup).toMatch(/Jonas bought Base Camp.*10 minutes ago.*Hannah signed up.*1 hour ago/s)
  expect(await renderToHtml(<LatestEvents latest={[]} now={now} />)).toContain('No activity yet today')
})
