import { describe, expect, it } from 'vitest'
import { choiceParam, present, textParam } from './search-params.ts'

describe('what the address says', () => {
  it.each([
    ['priya', 'priya'],
    [42, '42'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    [{ a: 1 }, undefined],
    [['x'], undefined],
  ])('reads the text %j as %j', (value, text) => {
    expect(textParam(value)).toBe(text)
  })

  it('cuts a text that is too long', () => {
    expect(textParam('abcdef', 3)).toBe('abc')
  })

  it('takes a choice only when it is one', () => {
    expect(choiceParam('name', ['name', 'newest'])).toBe('name')
    expect(choiceParam('constructor', ['name', 'newest'])).toBeUndefined()
  })

  it('leaves out what is absent and keeps what is empty but there', () => {
    expect(present({ a: undefined, b: null, c: '', d: 0 })).toEqual({ c: '', d: 0 })
  })
})
