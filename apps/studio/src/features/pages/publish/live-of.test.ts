import { describe, expect, it } from 'vitest'
import type { Release } from '../queries.ts'
import { liveOf } from './live-of.ts'

const aRelease = (id: string, is_live = false) => ({ id, is_live }) as Release
const listed = [aRelease('25'), aRelease('24')]

describe('the release that members see', () => {
  const old = aRelease('3', true)
  const cases: [says: string, known: Parameters<typeof liveOf>[0], live: ReturnType<typeof liveOf>][] = [
    [
      'is the one that is listed as live, whatever became live since',
      { listed: [...listed, old], below: null, release_id: '26' },
      { live: old, live_id: '3' },
    ],
    [
      'is found below those that are listed',
      { listed, below: old, release_id: '3' },
      { live: old, live_id: '3' },
    ],
    [
      'is known by the app until it is found',
      { listed, below: undefined, release_id: '3' },
      { live: undefined, live_id: '3' },
    ],
    [
      'is none before the first publish',
      { listed: [], below: undefined, release_id: null },
      { live: undefined, live_id: undefined },
    ],
  ]
  it.each(cases)('%s', (_says, known, live) => {
    expect(liveOf(known)).toEqual(live)
  })
})
