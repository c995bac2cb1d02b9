import { describe, expect, it } from 'vitest'
import type { Release } from '../queries.ts'
import { findLiveRelease } from './find-live-release.ts'

const aRelease = (id: string, is_live = false) => ({ id, is_live }) as Release
const listed = [aRelease('25'), aRelease('24')]

describe('the release that members see', () => {
  const old = aRelease('3', true)
  const cases: [
    says: string,
    known: Parameters<typeof findLiveRelease>[0],
    live: ReturnType<typeof findLiveRelease>,
  ][] = [
    [
      'is the one that is listed as live, whatever became live since',
      { listed: [...listed, old], older_release: null, release_id: '26' },
      { live: old, live_id: '3' },
    ],
    [
      'is found below those that are listed',
      { listed, older_release: old, release_id: '3' },
      { live: old, live_id: '3' },
    ],
    [
      'is known by the app until it is found',
      { listed, older_release: undefined, release_id: '3' },
      { live: undefined, live_id: '3' },
    ],
    [
      'is none before the first publish',
      { listed: [], older_release: undefined, release_id: null },
      { live: undefined, live_id: undefined },
    ],
  ]
  it.each(cases)('%s', (_name, input, live) => {
    expect(findLiveRelease(input)).toEqual(live)
  })
})
