import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { aDraft, aStudioPage } from '../testing/a-draft.ts'
import { toSaveFault, type SaveCalls } from './save-calls.ts'

const draft = aDraft(['a'])
const refusal = (status: number, code: string) => new ApiError(status, { code })
const missing = refusal(404, 'not_found')
const disk_full = refusal(507, 'disk_full')
const theirs = aStudioPage({ revision: 5 })
const createCalls = (given: Partial<SaveCalls> = {}): Pick<SaveCalls, 'load' | 'isDeleted'> => ({
  load: () => Promise.resolve(theirs),
  isDeleted: () => Promise.resolve(false),
  ...given,
})

describe('a save that failed', () => {
  const cases: [says: string, error: unknown, calls: Partial<SaveCalls>, fault: object][] = [
    [
      'found its page deleted where the app says so',
      missing,
      { isDeleted: () => Promise.resolve(true) },
      { kind: 'deleted' },
    ],
    ['is refused where the page is still there', missing, {}, { kind: 'refused', error: missing, draft }],
    [
      'is refused where the app itself is not found, as after signing in to another account',
      missing,
      { isDeleted: () => Promise.reject(missing) },
      { kind: 'refused', error: missing, draft },
    ],
    [
      'is tried again where nobody can tell now what became of the page',
      missing,
      { isDeleted: () => Promise.reject(refusal(0, 'network')) },
      { kind: 'unreachable', is_busy: false },
    ],
    [
      'is tried again while the server is away',
      refusal(503, 'unavailable'),
      {},
      { kind: 'unreachable', is_busy: true },
    ],
    [
      'is refused with words while the disk is full',
      disk_full,
      {},
      { kind: 'refused', error: disk_full, draft },
    ],
    ['met another version', refusal(409, 'stale_revision'), {}, { kind: 'conflict', theirs }],
    [
      'is tried again where that version does not come',
      refusal(409, 'stale_revision'),
      { load: () => Promise.reject(missing) },
      { kind: 'unreachable', is_busy: true },
    ],
  ]
  it.each(cases)('%s', async (_name, error, calls, fault) => {
    expect(await toSaveFault(error, draft, createCalls(calls))).toEqual(fault)
  })

  it('is refused for whatever else went wrong', async () => {
    const bug = new Error('boom')
    expect(await toSaveFault(bug, draft, createCalls())).toEqual({ kind: 'refused', error: bug, draft })
  })
})
