import { describe, expect, it } from 'vitest'
import { findReplyTerm, insertReply, matchReplies } from './reply-input.ts'

const box = { title: 'Lower the box', text: 'Drop the box to 30 cm.' }
const bridge = { title: 'Swap for glute bridge', text: 'Swap it, the box can wait.' }

describe('saved replies at the caret', () => {
  it.each([
    [';', 1, ''],
    [';low', 4, 'low'],
    ['Hi Wei ;low', 11, 'low'],
    ['Hi;low', 6, null],
    [';low box', 8, null],
    ['Hi Wei', 6, null],
  ])('finds in "%s" at %i the term %s', (text, caret, term) => {
    expect(findReplyTerm(text, caret)).toBe(term)
  })

  it('takes the place of the search', () => {
    expect(insertReply('Hi Wei ;low and', { start: 11, end: 11 }, box.text)).toEqual({
      text: `Hi Wei ${box.text} and`,
      caret: 7 + box.text.length,
    })
  })

  it('takes the place of the selection and keeps a space before it', () => {
    expect(insertReply('Hi Wei', { start: 6, end: 6 }, box.text).text).toBe(`Hi Wei ${box.text}`)
    expect(insertReply('Hi Wei', { start: 0, end: 6 }, box.text).text).toBe(box.text)
  })

  it('lists titles that start with the term before texts that have it', () => {
    expect(matchReplies([bridge, box], 'lower')).toEqual([box])
    expect(matchReplies([bridge, box], 'box')).toEqual([box, bridge])
    expect(matchReplies([bridge, box], '')).toHaveLength(2)
    expect(matchReplies([bridge, box], 'sauna')).toEqual([])
  })
})
