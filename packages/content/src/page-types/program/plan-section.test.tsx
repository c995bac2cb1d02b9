import { planRun, type PlanChange } from '@foyer/domain/progress'
import { describe, expect, it } from 'vitest'
import type { HostLink, HostPlan } from '../../host.ts'
import { aLink, aPage, listHeadings, renderPage, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const [squat, hinge, press, row] = [testId(20), testId(21), testId(22), testId(23)]
const links: Record<string, HostLink> = {
  [testId(10)]: aLink({ title: 'Find the floor', progress: 'next' }),
  [testId(11)]: aLink({ title: 'Hold the heat', progress: 'next' }),
  [squat]: aLink({ title: 'Squat & brace', progress: 'done', facts: { minutes: 46 } }),
  [hinge]: aLink({ title: 'Hinge & pull', progress: 'next', facts: { minutes: 48 } }),
  [press]: aLink({ title: 'Press & carry', progress: 'now', facts: { minutes: 44 } }),
  [row]: aLink({ title: 'Row', progress: 'next' }),
}
const lists = {
  [testId(1)]: [testId(10), testId(11)],
  [testId(10)]: [squat, hinge, press],
  [testId(11)]: [row],
}
const page = aPage('program', { weeks: 2 }, { page_title: 'Slow Burn' })

function aPlan(today: string, changes: readonly PlanChange[] = [], done = [squat]): HostPlan {
  const days: readonly [string, number][] = [
    [squat, 0],
    [hinge, 2],
    [press, 4],
    [row, 7],
  ]
  const sequence = days.map(([page_id, plan_day]) => ({
    page_id,
    plan_day,
    is_completed: done.includes(page_id),
  }))
  const run = { started_on: '2026-11-16', sequence, start_from_page_id: null, changes }
  const ignore = (): void => {}
  return { today, started_on: run.started_on, pages: planRun(run, today), move: ignore, skip: ignore }
}
const render = (plan: HostPlan | null, locale = 'en') =>
  renderPage(page, { locale, index: { lists }, host: { link: (id) => links[id] ?? null, plan } })

describe('a planned program that was started', () => {
  it('shows today’s session first, then the week and the weeks to come', () => {
    const html = render(aPlan('2026-11-18'))
    expect(listHeadings(html)).toEqual(['1 Slow Burn', '2 Today', '2 Your week', '2 Week by week'])
    expect(stripTags(html)).toMatch(/Today.*Hinge & pull.*48 min.*Start.*Your week/s)
  })

  it('names what was missed, and what moving and skipping do', () => {
    const html = render(aPlan('2026-11-20'))
    const text = stripTags(html)
    expect(listHeadings(html)).toContain('2 You missed a session')
    expect(text).toContain('Moving: Hinge & pull is on today, and all that follows comes 2 days later.')
    expect(text).toContain('Skipping: no date changes')
    expect(text).toContain('Missed · Wed, Nov 18 · 48 min')
    expect(text).toContain('Today · 44 min')
  })

  it('names the next session on a day of rest, and the start before it', () => {
    expect(stripTags(render(aPlan('2026-11-17')))).toMatch(/Rest day.*Next on Wed, Nov 18.*Hinge & pull/s)
    expect(listHeadings(render(aPlan('2026-11-10', [], [])))).toContain('2 Starts on Mon, Nov 16')
  })

  it('marks seven days with words', () => {
    const week = /aria-labelledby="plan-week".*?<\/ol>/s.exec(render(aPlan('2026-11-20')))?.[0] ?? ''
    const words = [...week.matchAll(/class="[^"]*state[^"]*">([^<]*)</g)].map(([, word]) => word)
    expect(words).toEqual(['Done', 'Rest', 'Missed', 'Rest', 'Today', 'Rest', 'Rest'])
  })

  it('looks as before without a plan', () => {
    expect(listHeadings(render(null))).toEqual(['1 Slow Burn', '2 Week by week'])
  })

  it('has Arabic texts', () => {
    expect(stripTags(render(aPlan('2026-11-20'), 'ar'))).toContain('فاتتك حصة')
  })
})
