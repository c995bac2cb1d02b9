import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { getFieldErrors, hasCode, isUnreachable, formatError, getRequestId } from './problem.ts'
import { t } from './testing/texts.ts'

describe('words for what a call threw', () => {
  it('names a known code in words', () => {
    expect(formatError(t, new ApiError(422, { code: 'wrong_credentials' }))).toBe(
      'Incorrect email or password.',
    )
  })

  it('prefers the studio’s own words', () => {
    const error = new ApiError(422, { code: 'email_invalid' })
    expect(formatError(t, error)).toContain('name@example.com')
  })

  it('says the general sentence for a code without words and for bugs of its own', () => {
    const general = formatError(t, new Error('undefined is not a function'))
    expect(formatError(t, new ApiError(500, { code: 'never_heard_of' }))).toBe(general)
    expect(general).toContain('unexpected error')
  })

  it('puts each field’s problem beside its path, values included', () => {
    const errors = [
      { path: 'name', code: 'too_long', params: { max: 60 } },
      { path: 'slug', code: 'slug_taken' },
    ]
    expect(getFieldErrors(t, new ApiError(422, { code: 'invalid', errors }))).toEqual({
      name: 'Use at most 60 characters.',
      slug: 'This address is taken. Choose another one.',
    })
    expect(getFieldErrors(t, new Error('no call'))).toEqual({})
  })

  it('knows the request id, an unreachable server and a code', () => {
    const error = new ApiError(404, { code: 'not_found', request_id: '0193-a' })
    expect(getRequestId(error)).toBe('0193-a')
    expect(getRequestId(new Error('x'))).toBeNull()
    expect(isUnreachable(new ApiError(0, { code: 'network' }))).toBe(true)
    expect(isUnreachable(error)).toBe(false)
    expect(hasCode(error, 'forbidden', 'not_found')).toBe(true)
    expect(hasCode(error, 'forbidden')).toBe(false)
  })
})
