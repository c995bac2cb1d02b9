import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupMessages } from './group-messages.ts'
import {
  compareMessageTs,
  isMessageTs,
  toMessageTs,
  messageTsToInstant,
  nextMessageTs,
} from './message-ts.ts'

const noon = '2026-05-10T12:00:00.000Z'
const ts = toMessageTs(noon)
const after = (microseconds: number) => String(BigInt(ts) + BigInt(microseconds))

describe('message_ts', () => {
  it('counts microseconds', () => {
    expect(ts).toBe('1778414400000000')
    expect(messageTsToInstant(after(999))).toBe(noon)
  })

  it.each([
    ['0', true],
    ['1778414400000000', true],
    ['9223372036854775807', true],
    ['9223372036854775808', false],
    ['01', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
    ['1e9', false],
  ])('%j: %s', (text, is_ts) => {
    expect(isMessageTs(text)).toBe(is_ts)
  })

  it('is compared as a number, not as text', () => {
    expect(['900', '1000', '99'].sort(compareMessageTs)).toEqual(['99', '900', '1000'])
    expect(compareMessageTs(ts, ts)).toBe(0)
  })

  it.each([
    ['the first message is now', null, ts],
    ['after a pause it is now', after(-1), ts],
    ['twice in one moment is one more', ts, after(1)],
    ['it rises when the clock went back', after(60_000_000), after(60_000_001)],
  ])('%s', (_sentence, last, next) => {
    expect(nextMessageTs(last, noon)).toBe(next)
  })

  it('rises strictly whatever the clock does', () => {
    const clock = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 50 })
    fc.assert(
      fc.property(clock, (steps) => {
        const given: string[] = []
        for (const step of steps) {
          given.push(nextMessageTs(given.at(-1) ?? null, new Date(Date.parse(noon) + step).toISOString()))
        }
        expect(new Set(given).size).toBe(steps.length)
        expect(given.toSorted(compareMessageTs)).toEqual(given)
      }),
    )
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
