import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'
import { describe, expect, it } from 'vitest'
import { formFaults, missingFields } from './form-faults.ts'

const known = ['errors.password_too_short', 'errors.required']
const t = Object.assign((key: string) => key, {
  has: (key: string) => known.includes(key),
  find: (key: string) => (known.includes(key) ? key : undefined),
}) as Translate
const words = (error: unknown): string => (error instanceof ApiError ? `words of ${error.code}` : '')

const refused = (
  code: string,
  errors?: { path: string; code: string; params?: { min: number } }[],
): ApiError => new ApiError(422, { code, ...(errors ? { errors } : {}) })

describe('formFaults', () => {
  it('puts each fault beside its field', () => {
    const faults = formFaults(
      t,
      refused('invalid', [{ path: 'password', code: 'password_too_short' }]),
      {},
      words,
    )
    expect(faults).toEqual({ fields: { password: 'errors.password_too_short' }, notice: null })
  })

  it('says that an empty field has to be filled in', () => {
    const errors = [{ path: 'email', code: 'too_small', params: { min: 1 } }]
    expect(formFaults(t, refused('invalid', errors), {}, words).fields).toEqual({ email: 'errors.required' })
  })

  it('has words for a fault that it does not know', () => {
    const errors = [{ path: 'email', code: 'brand_new' }]
    expect(formFaults(t, refused('invalid', errors), {}, words).fields).toEqual({
      email: 'errors.field_invalid',
    })
  })

  it('blames the field that a code is about', () => {
    const faults = formFaults(t, refused('email_taken'), { email_taken: 'email' }, words)
    expect(faults).toEqual({ fields: { email: 'words of email_taken' }, notice: null })
  })

  it('stands above the fields where none is to blame', () => {
    expect(formFaults(t, refused('network'), {}, words)).toEqual({ fields: {}, notice: 'words of network' })
  })
})

describe('missingFields', () => {
  it('names the fields that nothing was typed into', () => {
    expect(missingFields(t, { email: ' ', password: 'x' })).toEqual({ email: 'errors.required' })
  })
})
