import { describe, expect, it } from 'vitest'
import {
  nextStepAfterEmail,
  nextStepAfterTicket,
  initialStep,
  isNewMember,
  mustLeaveAddress,
  parseMailedSecret,
  nextStepForMember,
  needsSetup,
  parseProviderReturn,
  toQuery,
} from './auth-flow.ts'
import { aUser } from '../../testing/logins.ts'

describe('initialStep', () => {
  it.each([
    [{}, 'start'],
    [{ purpose: 'passwordless', token: 'abc' }, 'link'],
    [{ purpose: 'reset', token: 'abc' }, 'reset'],
    [{ purpose: 'verify_email', token: 'abc' }, 'proof'],
    [{ purpose: 'change_email', token: 'abc' }, 'proof'],
    [{ purpose: 'provider', ticket: 'abc' }, 'provider'],
    [{ purpose: 'provider', error: 'cancelled' }, 'provider'],
    [{ purpose: 'provider' }, 'provider'],
    [{ step: 'link_needed', email: 'dana@kiln.example' }, 'start'],
    [{ step: 'provider_sign_up', email: 'dana@kiln.example' }, 'start'],
    [{ purpose: 'invitation', token: 'abc' }, 'invited'],
    [{ purpose: 'reset' }, 'start'],
    [{ purpose: 'something', token: 'abc' }, 'start'],
    [{ step: 'sign_up', email: 'dana@kiln.example' }, 'sign_up'],
    [{ step: 'login' }, 'start'],
    [{ step: 'setup', email: 'dana@kiln.example' }, 'start'],
  ])('%j begins at %s', (query, step) => {
    expect(initialStep(query)).toBe(step)
  })
})

describe('the address of the panel', () => {
  it('stores the step and its email address', () => {
    const query = toQuery('login', 'dana@kiln.example')
    expect(query).toEqual({ step: 'login', email: 'dana@kiln.example' })
    expect(initialStep(query)).toBe('login')
  })

  it('never stores a mailed secret', () => {
    expect(parseMailedSecret({ purpose: 'reset', token: 'abc' })).toEqual({ purpose: 'reset', token: 'abc' })
    expect(toQuery('reset', 'dana@kiln.example')).toEqual({})
  })
})

describe('parseProviderReturn', () => {
  it.each([
    [{ purpose: 'provider', ticket: 'abc' }, { ticket: 'abc' }],
    [{ purpose: 'provider', ticket: 'abc', error: 'failed' }, { ticket: 'abc' }],
    [{ purpose: 'provider', error: 'unavailable' }, { error: 'unavailable' }],
    [{ purpose: 'provider', error: 'something else' }, { error: 'failed' }],
    [{ purpose: 'provider', ticket: '' }, { error: 'failed' }],
    [{ purpose: 'passwordless', ticket: 'abc' }, null],
    [{ ticket: 'abc' }, null],
  ])('reads %j as %j', (query, back) => expect(parseProviderReturn(query)).toEqual(back))

  it('does not stay in the address, as no secret does', () => {
    expect(mustLeaveAddress({ purpose: 'provider', ticket: 'abc' })).toBe(true)
    expect(mustLeaveAddress({ purpose: 'provider', error: 'cancelled' })).toBe(true)
    expect(mustLeaveAddress({ purpose: 'reset', token: 'abc' })).toBe(true)
    expect(mustLeaveAddress({ step: 'login', email: 'dana@kiln.example' })).toBe(false)
  })
})

describe('nextStepAfterTicket', () => {
  it.each([
    ['sign_up_needed', 'provider_sign_up'],
    ['link_needed', 'link_needed'],
    ['ticket_invalid', null],
    ['sign_up_closed', null],
    ['network', null],
  ])('after %s comes %j', (code, step) => expect(nextStepAfterTicket(code)).toBe(step))
})

describe('nextStepForMember', () => {
  const next = (step: Parameters<typeof nextStepForMember>[0], name: string) =>
    nextStepForMember(step, aUser({ name }), ['default'])
  it('asks a new member without a name for it', () => expect(next('code', '')).toBe('setup'))
  it('closes for a signed-in member', () => expect(next('login', 'Dana')).toBe('close'))
  it('closes for a member who has authenticated the account to link', () =>
    expect(next('link_needed', 'Dana')).toBe('close'))
  it('lets a signed-in member link a provider', () => expect(next('provider', 'Dana')).toBeNull())
  it('lets a signed-in member use a mailed link', () => expect(next('proof', 'Dana')).toBeNull())
})

describe('needsSetup', () => {
  const by_mail = { passwordless: true, auth_provider: 'passwordless' } as const
  it.each([
    [{ name: '' }, ['default'], true],
    [{ name: '' }, ['google'], true],
    [{}, ['default', 'passwordless'], false],
    [by_mail, ['default', 'passwordless'], true],
    [by_mail, ['passwordless'], false],
    [{ passwordless: true, auth_provider: 'google' }, ['default', 'google'], false],
  ] as const)('of %j with %j: %j', (user, methods, needs) =>
    expect(needsSetup(aUser(user), methods)).toBe(needs),
  )
})

describe('isNewMember', () => {
  it.each([
    ['sign_up', 'Dana', true],
    ['provider_sign_up', 'Dana', true],
    ['invited', 'Dana', true],
    ['code', '', true],
    ['code', 'Dana', false],
    ['login', 'Dana', false],
    ['provider', 'Dana', false],
    ['reset', 'Dana', false],
  ] as const)('by %s as %j: %j', (step, name, is_new) => expect(isNewMember(step, name)).toBe(is_new))
})

describe('nextStepAfterEmail', () => {
  it.each([
    [['default', 'passwordless'], 'known', 'open', 'login'],
    [['default', 'passwordless'], 'new', 'open', 'sign_up'],
    [['default'], 'new', 'open', 'sign_up'],
    [['default'], 'new', 'closed', 'login'],
    [['passwordless'], 'new', 'open', 'code'],
    [['passwordless'], 'known', 'open', 'code'],
    [['google'], 'new', 'open', 'login'],
    [[], 'new', 'open', 'login'],
  ])('with %j, an address that is %s here and sign-up %s comes %s', (methods, address, sign_up, step) => {
    const facts = { methods, is_known_here: address === 'known', is_sign_up_open: sign_up === 'open' }
    expect(nextStepAfterEmail(facts)).toBe(step)
  })
})
