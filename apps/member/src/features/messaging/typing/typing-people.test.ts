import { describe, expect, it } from 'vitest'
import { addTyping, endTyping, TYPING_SHOWN_MS } from './typing-people.ts'

const jo = { user_id: 'jo', name: 'Jo' }
const lena = { user_id: 'lena', name: 'Lena' }
const nobody = new Set<string>()

describe('typing people', () => {
  it('shows each once, and longer after another signal', () => {
    const first = addTyping([], [jo, jo], 0)
    const again = addTyping(addTyping(first, [lena], 1_000), [jo], 3_000)
    expect(again).toEqual([
      { ...lena, until: 1_000 + TYPING_SHOWN_MS },
      { ...jo, until: 3_000 + TYPING_SHOWN_MS },
    ])
  })

  it('ends after six seconds, and with the message', () => {
    const known = addTyping([], [jo, lena], 0)
    expect(endTyping(known, { now: TYPING_SHOWN_MS - 1, sent_by: nobody })).toBe(known)
    expect(endTyping(known, { now: TYPING_SHOWN_MS, sent_by: nobody })).toEqual([])
    expect(endTyping(known, { now: 10, sent_by: new Set(['jo']) })).toMatchObject([lena])
  })
})
