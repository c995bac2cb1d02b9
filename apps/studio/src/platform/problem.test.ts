import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { fieldTexts, hasCode, isUnreachable, problemText, requestIdOf } from './problem.ts'
import { t } from './testing/words.ts'

describe('words for what a call threw', () => {
  it('names a known code in words', () => {
    expect(problemText(t, new ApiError(422, { code: 'wrong_credentials' }))).toBe(
      'Incorrect email or password.',
    )
  })

  it('prefers the studio’s own words', () => {
    const error = new ApiError(422, { code: 'email_invalid' })
    expect(problemText(t, error)).toContain('name@example.com')
  })

  it('says the general sentence for a code without words and for bugs of its own', () => {
    const general = problemText(t, new Error('undefined is not a function'))
    expect(problemText(t, new ApiError(500, { code: 'never_heard_of' }))).toBe(general)
    expect(general).toContain('unexpected error')
  })

  it('puts each field’s problem beside its path, values included', () => {
    const errors = [
      { path: 'name', code: 'too_long', params: { max: 60 } },
      { path: 'slug', code: 'slug_taken' },
    ]
    expect(fieldTexts(t, new ApiError(422, { code: 'invalid', errors }))).toEqual({
      name: 'Use at most 60 characters.',
      slug: 'This address is taken. Choose another one.',
    })
    expect(fieldTexts(t, new Error('no call'))).toEqual({})
  })

  it('knows the request id, an unreachable server and a code', () => {
    const error = new ApiError(404, { code: 'not_found', request_id: '0193-a' })
    expect(requestIdOf(error)).toBe('0193-a')
    expect(requestIdOf(new Error('x'))).toBeNull()
    expect(isUnreachable(new ApiError(0, { code: 'network' }))).toBe(true)
    expect(isUnreachable(error)).toBe(false)
    expect(hasCode(error, 'forbidden', 'not_found')).toBe(true)
    expect(hasCode(error, 'forbidden')).toBe(false)
  })
})
