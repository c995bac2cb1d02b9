import type { Thread } from '@foyer/contract/messaging/shapes'
import { describe, expect, it } from 'vitest'
import {
  createThreadFilter,
  flattenThreads,
  mergeThread,
  removeThread,
  type ThreadPage,
} from './merge-threads.ts'
import { aParticipant, aThread } from './testing.ts'

const at = (id: string, ts: string, change: Partial<Thread> = {}): Thread =>
  aThread({ id, latest_message_ts: ts, ...change })
const aPage = (threads: Thread[], next_before: string | null = null): ThreadPage => ({
  threads,
  has_more: next_before !== null,
  next_before,
})
const ids = (pages: readonly ThreadPage[]): string[] => flattenThreads(pages).map(({ id }) => id)

describe('the list of threads', () => {
  it('moves a thread with a new message to the top', () => {
    const pages = [aPage([at('a', '30'), at('b', '20')])]
    expect(ids(mergeThread(pages, at('b', '40'), 'all'))).toEqual(['b', 'a'])
  })

  it('changes one in place that was renamed', () => {
    const [page] = mergeThread(
      [aPage([at('a', '30'), at('b', '20')])],
      at('b', '20', { title: 'New' }),
      'all',
    )
    expect(flattenThreads(page ? [page] : []).map(({ title }) => title)).toEqual(['Ann Lee', 'New'])
  })

  it('never lists a thread twice that has moved between two pages', () => {
    const pages = [aPage([at('a', '30')], '30'), aPage([at('a', '10'), at('b', '5')])]
    expect(ids(pages)).toEqual(['a', 'b'])
    expect(ids(mergeThread(pages, at('b', '50'), 'all'))).toEqual(['b', 'a'])
  })

  it.each([
    ['leaves one that is older than all loaded to its page', '20', ['a']],
    ['adds one within the loaded range', '40', ['a', 'n']],
  ])('%s', (_title, ts, expected) => {
    expect(ids(mergeThread([aPage([at('a', '50')], '30')], at('n', ts), 'all'))).toEqual(expected)
  })

  it('sorts a thread without messages by when it was made', () => {
    const fresh = aThread({ id: 'n', latest_message_ts: null, created_at: '2026-01-01T00:00:00.000Z' })
    expect(ids([aPage([at('a', '30'), fresh])])).toEqual(['n', 'a'])
  })

  it.each([
    ['a read thread from those unread', at('a', '60'), 'unread', []],
    ['a direct thread from groups', at('a', '60'), 'group', []],
    ['comments on a page', at('a', '60', { type: 'page' }), 'all', []],
    ['no unread one', at('a', '60', { is_unread: true }), 'unread', ['a']],
  ] as const)('leaves out %s', (_title, thread, type, expected) => {
    expect(ids(mergeThread([aPage([])], thread, type))).toEqual(expected)
  })

  it('forgets a thread that was left', () => {
    expect(ids(removeThread([aPage([at('a', '2'), at('b', '1')])], 'a'))).toEqual(['b'])
  })
})

describe('createThreadFilter', () => {
  const coach = aThread({ participants: [aParticipant({ is_admin: true, name: 'Zoë Field' })] })
  const me = aThread({ participants: [aParticipant(), aParticipant({ user_id: 'me', is_admin: true })] })

  it.each([
    ['the team', coach, 'coach', true],
    ['not a member', me, 'coach', false],
    ['no channel', aThread({ type: 'feed' }), 'coach', false],
    ['everybody without a filter', me, 'all', true],
  ] as const)('finds %s', (_title, thread, filter, expected) => {
    expect(createThreadFilter(filter)(thread)).toBe(expected)
  })
})
