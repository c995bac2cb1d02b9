import { describe, expect, it } from 'vitest'
import { parseChoiceParam, removeEmpty, parseTextParam } from './search-params.ts'

describe('search params', () => {
  it.each([
    ['priya', 'priya'],
    [42, '42'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    [{ a: 1 }, undefined],
    [['x'], undefined],
  ])('reads the text %j as %j', (value, text) => {
    expect(parseTextParam(value)).toBe(text)
  })

  it('cuts a text that is too long', () => {
    expect(parseTextParam('abcdef', 3)).toBe('abc')
  })

  it('takes a choice only when it is one', () => {
    expect(parseChoiceParam('name', ['name', 'newest'])).toBe('name')
    expect(parseChoiceParam('constructor', ['name', 'newest'])).toBeUndefined()
  })

  it('omits what is absent and retains empty values', () => {
    expect(removeEmpty({ a: undefined, b: null, c: '', d: 0 })).toEqual({ c: '', d: 0 })
  })
})
