import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import {
  getDomainError,
  toKeysInput,
  validateSignIn,
  toSignInInput,
  type SignInValues,
} from './sign-in-values.ts'

const { t } = getTranslator('en')
const values: SignInValues = {
  methods: { default: true, passwordless: true, google: false, apple: false },
  is_sign_up_open: true,
  sign_up_text: '',
  domains: '',
  revision: 'read',
}

describe('toSignInInput', () => {
  it.each([
    ['', []],
    ['example.com', ['example.com']],
    [' a.example\n\nb.example, c.example; ', ['a.example', 'b.example', 'c.example']],
  ])('reads the domains in %j', (domains, wanted) => {
    expect(toSignInInput({ ...values, domains }).allowed_email_domains).toEqual(wanted)
  })
})

describe('validateSignIn', () => {
  it('requires a sign-in method that works for everyone', () => {
    const methods = { default: false, passwordless: false, google: true, apple: true }
    expect(validateSignIn(t, { ...values, methods })).toHaveProperty('methods')
    expect(validateSignIn(t, values)).toEqual({})
  })
})

describe('getDomainError', () => {
  it('finds the refusal of any line', () => {
    const errors: Record<string, string> = { 'allowed_email_domains.1': 'no domain' }
    expect(getDomainError((path) => errors[path], 3)).toBe('no domain')
    expect(getDomainError((path) => errors[path], 1)).toBeUndefined()
  })
})

describe('toKeysInput', () => {
  const keys = { client_id: 'id', client_secret: '', team_id: 'T', key_id: 'K', private_key: '' }

  it('omits a secret that was not typed, and the fields of the other provider', () => {
    expect(toKeysInput('google', keys)).toEqual({ provider: 'google', client_id: 'id' })
    expect(toKeysInput('apple', { ...keys, private_key: 'pem' })).toEqual({
      provider: 'apple',
      client_id: 'id',
      team_id: 'T',
      key_id: 'K',
      private_key: 'pem',
    })
  })
})
