import { describe, expect, it } from 'vitest'
import { afterEmail, firstStep, mailedSecret, nextForMember, queryOf } from './auth-flow.ts'

describe('firstStep', () => {
  it.each([
    [{}, 'start'],
    [{ purpose: 'passwordless', token: 'abc' }, 'link'],
    [{ purpose: 'reset', token: 'abc' }, 'reset'],
    [{ purpose: 'verify_email', token: 'abc' }, 'proof'],
    [{ purpose: 'change_email', token: 'abc' }, 'proof'],
    [{ purpose: 'reset' }, 'start'],
    [{ purpose: 'something', token: 'abc' }, 'start'],
    [{ step: 'sign_up', email: 'dana@kiln.example' }, 'sign_up'],
    [{ step: 'login' }, 'start'],
    [{ step: 'setup', email: 'dana@kiln.example' }, 'start'],
  ])('%j begins at %s', (query, step) => {
    expect(firstStep(query)).toBe(step)
  })
})

describe('the address of the panel', () => {
  it('keeps the step and the address that it is about', () => {
    const query = queryOf('login', 'dana@kiln.example')
    expect(query).toEqual({ step: 'login', email: 'dana@kiln.example' })
    expect(firstStep(query)).toBe('login')
  })

  it('never keeps a mailed secret', () => {
    expect(mailedSecret({ purpose: 'reset', token: 'abc' })).toEqual({ purpose: 'reset', token: 'abc' })
    expect(queryOf('reset', 'dana@kiln.example')).toEqual({})
  })
})

describe('nextForMember', () => {
  it('asks a newcomer without a name for it', () => expect(nextForMember('code', '')).toBe('setup'))
  it('lets somebody go who is signed in', () => expect(nextForMember('login', 'Dana')).toBe('close'))
  it('lets a mailed link work for somebody signed in', () =>
    expect(nextForMember('proof', 'Dana')).toBeNull())
})

describe('afterEmail', () => {
  it.each([
    [['default', 'passwordless'], 'login'],
    [['passwordless'], 'code'],
    [['default'], 'login'],
    [[], 'login'],
  ])('with %j comes %s', (methods, step) => {
    expect(afterEmail(methods)).toBe(step)
  })
})
