import { describe, expect, it } from 'vitest'
import type { HostLink, PageHost } from '../../host.ts'
import { aLink, aPage } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'
import { getProgramState } from './stages.ts'

type Part = Partial<HostLink>

/** A program of two sessions a stage: the stages' links, and those of all sessions in order. */
function program(stages: Part[], sessions: Part[] = []): Pick<PageHost, 'index' | 'link'> {
  const given = new Map<string, Part>()
  const lists: Record<string, string[]> = { [testId(1)]: stages.map((_, at) => testId(10 + at)) }
  stages.forEach((stage, at) => {
    const sessionIds = [0, 1].map((place) => testId(100 + 2 * at + place))
    lists[testId(10 + at)] = sessionIds
    given.set(testId(10 + at), stage)
    sessionIds.forEach((id, place) => given.set(id, sessions[2 * at + place] ?? {}))
  })
  return {
    index: { page: aPage('program'), media: {}, links: {}, lists },
    link: (id) => (given.has(id) ? aLink(given.get(id)) : null),
  }
}

const states = (host: Pick<PageHost, 'index' | 'link'>) =>
  getProgramState(host).stages.map((stage) => stage.state)
const done: Part = { progress: 'done' }
const drip: Part = { state: 'is_scheduled', available_after: '2026-11-23T00:00:00.000Z' }

describe('getProgramState', () => {
  it('has no active stage before the start', () => {
    const host = program([{}, {}])
    expect(states(host)).toEqual(['next', 'next'])
    expect(getProgramState(host)).toMatchObject({ is_started: false, done: 0, count: 4 })
  })

  it('makes the first stage that is not done the active one', () => {
    expect(states(program([{}, {}, {}], [done, done, done]))).toEqual(['done', 'now', 'next'])
  })

  it('counts every session of a stage that was completed by hand', () => {
    expect(getProgramState(program([done, {}]))).toMatchObject({ done: 2, count: 4, is_started: true })
  })

  it.each([
    ['a date', drip, 'drip'],
    ['a purchase', { state: 'require_purchase' }, 'locked'],
    ['a login', { state: 'require_authentication' }, 'locked'],
  ] as const)('shuts a stage that waits for %s', (_, link, state) => {
    expect(states(program([done, {}, link]))).toEqual(['done', 'now', state])
  })

  it('shows a padlock, not a clock, where no day is known before the start', () => {
    expect(states(program([{}, { state: 'is_scheduled', available_after: null }]))).toEqual([
      'next',
      'locked',
    ])
  })

  it('leaves a stage done even where it would be locked again', () => {
    expect(states(program([{ ...drip, progress: 'done' }, {}]))).toEqual(['done', 'now'])
  })

  it('leaves out pages that the host does not know', () => {
    const host = program([{}])
    expect(getProgramState({ ...host, link: () => null }).stages).toEqual([])
  })
})
