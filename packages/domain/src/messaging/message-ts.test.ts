import { describe, expect, it } from 'vitest'
import { groupMessages } from './group-messages.ts'
import { compareMessageTs, toMessageTs, messageTsToInstant } from './message-ts.ts'

const noon = '2026-05-10T12:00:00.000Z'
const ts = toMessageTs(noon)
const after = (microseconds: number) => String(BigInt(ts) + BigInt(microseconds))

describe('message_ts', () => {
  it('counts microseconds', () => {
    expect(ts).toBe('1778414400000000')
    expect(messageTsToInstant(after(999))).toBe(noon)
  })

  it('is compared as a number, not as text', () => {
    expect(['900', '1000', '99'].sort(compareMessageTs)).toEqual(['99', '900', '1000'])
    expect(compareMessageTs(ts, ts)).toBe(0)
  })
})

describe('groupMessages', () => {
  const messageBy = (author_id: string, seconds: number, message_type = 'message') => ({
    author_id,
    message_type,
    message_ts: after(seconds * 1_000_000),
  })
  const sizes = (...messages: ReturnType<typeof messageBy>[]) =>
    groupMessages(messages).map((it) => it.messages.length)

  it.each<[string, ReturnType<typeof messageBy>[], number[]]>([
    ['nothing', [], []],
    ['one author within a minute', [messageBy('ann', 0), messageBy('ann', 30), messageBy('ann', 60)], [3]],
    ['one author over a minute', [messageBy('ann', 0), messageBy('ann', 60.001)], [1, 1]],
    [
      'a minute counts from the first of the group',
      [messageBy('ann', 0), messageBy('ann', 40), messageBy('ann', 80)],
      [2, 1],
    ],
    ['another author in between', [messageBy('ann', 0), messageBy('bo', 1), messageBy('ann', 2)], [1, 1, 1]],
    ['newest first', [messageBy('ann', 60), messageBy('ann', 30), messageBy('ann', 0)], [3]],
    [
      'notifications stand alone',
      [messageBy('app', 0, 'notification'), messageBy('app', 1, 'notification')],
      [1, 1],
    ],
    ['pictures and words together', [messageBy('ann', 0, 'image'), messageBy('ann', 1)], [2]],
  ])('%s', (_sentence, messages, groups) => {
    expect(sizes(...messages)).toEqual(groups)
  })

  it('preserves every message, in order, and names the author', () => {
    const messages = [messageBy('ann', 0), messageBy('ann', 1), messageBy('bo', 2)]
    const groups = groupMessages(messages)
    expect(groups.flatMap((group) => group.messages)).toEqual(messages)
    expect(groups.map((group) => group.author_id)).toEqual(['ann', 'bo'])
  })
})
