import { describe, expect, it } from 'vitest'
import type { QueuedWrite } from '../platform/offline/write-queue.ts'
import { groupWrites } from './group-writes.ts'

const write = (key: string, kind: QueuedWrite['kind'], input: object = {}): QueuedWrite => ({
  key,
  kind,
  input,
  name: 'workouts.appendActivity',
  title: key,
  detail: null,
  coalesce: null,
  viewer_id: 'dana',
  at: 0,
})

describe('groupWrites', () => {
  it('joins the changes of a workout by its session, in the order of the first ones', () => {
    const groups = groupWrites([
      write('a', 'training', { session_id: 'one' }),
      write('b', 'complete'),
      write('c', 'training', { session_id: 'two' }),
      write('d', 'training', { session_id: 'one' }),
    ])
    expect(groups.map(({ session_id, writes }) => [session_id, writes.map(({ key }) => key)])).toEqual([
      ['one', ['a', 'd']],
      [null, ['b']],
      ['two', ['c']],
    ])
  })
})
