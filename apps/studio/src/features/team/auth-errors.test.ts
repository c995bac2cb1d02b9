import { describe, expect, it } from 'vitest'
import { t } from '../../platform/testing/texts.ts'
import { authErrors, safeReturnPath } from './auth-errors.ts'

const good = { name: 'Mara Okafor', email: 'mara@ironwood.coach', password: 'quiet-barbell-91' }

describe('creating an account', () => {
  it('finds nothing wrong with a good one', () => {
    expect(authErrors(t, 'sign_up', good)).toEqual({})
  })

  it.each([
    ['name', 'Ma', 'Name must be longer than 2 characters'],
    ['password', '123456', 'Password must be longer than 6 characters'],
    ['password', 'password', 'This password is too easy to guess. Choose another one.'],
    ['email', 'mara@', 'Enter a valid email address, such as name@example.com.'],
    ['email', '', 'This field is required.'],
  ])('says what is wrong with the %s “%s”', (field, value, errors) => {
    expect(authErrors(t, 'sign_up', { ...good, [field]: value })).toEqual({ [field]: errors })
  })
})

describe('signing in', () => {
  it('requires no name and does not check the length of the password', () => {
    expect(authErrors(t, 'sign_in', { ...good, name: '', password: 'abc' })).toEqual({})
  })

  it('requires both fields', () => {
    expect(Object.keys(authErrors(t, 'sign_in', { name: '', email: '', password: '' }))).toEqual([
      'email',
      'password',
    ])
  })
})

describe('a forgotten password', () => {
  it('requires only the address, and then only a valid password', () => {
    const blank = { name: '', email: '', password: '' }
    expect(authErrors(t, 'forgot', blank)).toEqual({ email: 'This field is required.' })
    expect(authErrors(t, 'forgot', { ...blank, email: good.email })).toEqual({})
    expect(authErrors(t, 'reset', { ...blank, password: '123456' })).toEqual({
      password: 'Password must be longer than 6 characters',
    })
    expect(authErrors(t, 'reset', { ...blank, password: good.password })).toEqual({})
  })
})

describe('where signing in leads', () => {
  it.each([
    ['/apps/kiln/members?sort=newest', '/apps/kiln/members?sort=newest'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\n//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/sign-in?redirect=%2Fsign-in', '/'],
    ['/sign-up', '/'],
    ['/forgot-password', '/'],
    ['/reset-password#token=x', '/'],
  ])('%j goes to %s', (fields, path) => {
    expect(safeReturnPath(fields)).toBe(path)
  })
})
