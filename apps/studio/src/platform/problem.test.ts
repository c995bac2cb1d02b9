import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { getFieldErrors, hasCode, isUnreachable, formatError, getRequestId } from './problem.ts'
import { t } from './testing/texts.ts'

describe('messages of failed calls', () => {
  it('formats a known code', () => {
    expect(formatError(t, new ApiError(422, { code: 'wrong_credentials' }))).toBe(
      'Incorrect email or password.',
    )
  })

  it('prefers the studio’s own texts', () => {
    const error = new ApiError(422, { code: 'email_invalid' })
    expect(formatError(t, error)).toContain('name@example.com')
  })

  it('returns the general message for a code without a text and for own bugs', () => {
    const general = formatError(t, new Error('undefined is not a function'))
    expect(formatError(t, new ApiError(500, { code: 'never_heard_of' }))).toBe(general)
    expect(general).toContain('unexpected error')
  })

  it('maps each field’s problem to its path, with its parameters', () => {
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
