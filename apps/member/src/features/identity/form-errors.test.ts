import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'
import { describe, expect, it } from 'vitest'
import { toFormErrors, findMissingFields } from './form-errors.ts'

const knownKeys = ['errors.password_too_short', 'errors.required']
const t = Object.assign((key: string) => key, {
  has: (key: string) => knownKeys.includes(key),
  find: (key: string) => (knownKeys.includes(key) ? key : undefined),
}) as Translate
const formatMessage = (error: unknown): string => (error instanceof ApiError ? `words of ${error.code}` : '')

const refused = (
  code: string,
  errors?: { path: string; code: string; params?: { min: number } }[],
): ApiError => new ApiError(422, { code, ...(errors ? { errors } : {}) })

describe('toFormErrors', () => {
  it('assigns each error to its field', () => {
    const errors = toFormErrors(
      t,
      refused('invalid', [{ path: 'password', code: 'password_too_short' }]),
      {},
      formatMessage,
    )
    expect(errors).toEqual({ fields: { password: 'errors.password_too_short' }, notice: null })
  })

  it('reports that an empty field is required', () => {
    const errors = [{ path: 'email', code: 'too_small', params: { min: 1 } }]
    expect(toFormErrors(t, refused('invalid', errors), {}, formatMessage).fields).toEqual({
      email: 'errors.required',
    })
  })

  it('has a message for an unknown error', () => {
    const errors = [{ path: 'email', code: 'brand_new' }]
    expect(toFormErrors(t, refused('invalid', errors), {}, formatMessage).fields).toEqual({
      email: 'errors.field_invalid',
    })
  })

  it('blames the field that a code is about', () => {
    const errors = toFormErrors(t, refused('email_taken'), { email_taken: 'email' }, formatMessage)
    expect(errors).toEqual({ fields: { email: 'words of email_taken' }, notice: null })
  })

  it('shows an error without a field above the fields', () => {
    expect(toFormErrors(t, refused('network'), {}, formatMessage)).toEqual({
      fields: {},
      notice: 'words of network',
    })
  })
})

describe('findMissingFields', () => {
  it('names the fields that nothing was typed into', () => {
    expect(findMissingFields(t, { email: ' ', password: 'x' })).toEqual({ email: 'errors.required' })
  })
})
