import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'
import { describe, expect, it } from 'vitest'
import { explainRefusal, findMissingFields } from './explain-refusal.ts'

const knownKeys = ['errors.password_too_short', 'errors.required', 'errors.email_taken']
const t = Object.assign((key: string) => key, {
  has: (key: string) => knownKeys.includes(key),
  find: (key: string) => (knownKeys.includes(key) ? key : undefined),
}) as Translate

const fieldsOf = (...errors: { path: string; code: string; params?: { min: number } }[]) =>
  explainRefusal(t, new ApiError(422, { code: 'invalid', errors }))?.fields

describe('explainRefusal', () => {
  it('assigns each error to its field', () => {
    expect(fieldsOf({ path: 'password', code: 'password_too_short' })).toEqual({
      password: 'errors.password_too_short',
    })
  })

  it('shows the first error of a field', () => {
    expect(
      fieldsOf({ path: 'email', code: 'email_taken' }, { path: 'email', code: 'password_too_short' }),
    ).toEqual({ email: 'errors.email_taken' })
  })

  it('reports that an empty field is required', () => {
    expect(fieldsOf({ path: 'email', code: 'too_small', params: { min: 1 } })).toEqual({
      email: 'errors.required',
    })
  })

  it('has a message for an unknown error', () => {
    expect(fieldsOf({ path: 'email', code: 'brand_new' })).toEqual({ email: 'errors.field_invalid' })
  })

  it('has a message for an error without a field', () => {
    const refusal = { code: 'email_taken', message: 'errors.email_taken', fields: {} }
    expect(explainRefusal(t, new ApiError(409, { code: 'email_taken' }))).toEqual(refusal)
  })

  it('leaves defects to whoever reports them', () => {
    expect(explainRefusal(t, new TypeError('undefined is not a function'))).toBeNull()
  })
})

describe('findMissingFields', () => {
  it('names the fields that nothing was typed into', () => {
    expect(findMissingFields(t, { email: ' ', password: 'x' })).toEqual({ email: 'errors.required' })
  })
})
