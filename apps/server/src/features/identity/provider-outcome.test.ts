import { describe, expect, it } from 'vitest'
import { decideProviderOutcome, type ProviderFacts } from './provider-outcome.ts'

const new_member: ProviderFacts = {
  owner: null,
  email: 'dana@example.com',
  is_email_verified: true,
  is_address_taken: false,
  sign_up_refusal: null,
}

describe('decideProviderOutcome', () => {
  it.each<[what: string, facts: Partial<ProviderFacts>, outcome: string]>([
    ['a linked identity enters', { owner: { is_suspended: false } }, 'enter'],
    [
      'a linked identity enters whatever its address is by now, and with sign-up closed',
      {
        owner: { is_suspended: false },
        email: null,
        is_email_verified: false,
        sign_up_refusal: 'sign_up_closed',
      },
      'enter',
    ],
    ['a suspended person is told nothing', { owner: { is_suspended: true } }, 'ticket_invalid'],
    ['a newcomer may sign up', {}, 'sign_up_needed'],
    ['an unverified address opens nothing', { is_email_verified: false }, 'email_not_verified'],
    [
      'an unverified address that somebody has is not told apart',
      { is_email_verified: false, is_address_taken: true },
      'email_not_verified',
    ],
    ['no address at all opens nothing', { email: null }, 'email_not_verified'],
    ['a matching address never opens an account', { is_address_taken: true }, 'link_needed'],
    [
      'a member whose app takes nobody new may link',
      { is_address_taken: true, sign_up_refusal: 'sign_up_closed' },
      'link_needed',
    ],
    ['a closed app takes nobody new', { sign_up_refusal: 'sign_up_closed' }, 'sign_up_closed'],
    ['nor a foreign domain', { sign_up_refusal: 'email_domain_not_allowed' }, 'email_domain_not_allowed'],
  ])('%s', (_what, facts, outcome) => {
    expect(decideProviderOutcome({ ...new_member, ...facts })).toBe(outcome)
  })
})
