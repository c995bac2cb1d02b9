import { expect, it } from 'vitest'
import { t } from '../../platform/testing/texts.ts'
import { diffSignInSettings } from './sign-in-differences.ts'
import type { SignInValues } from './sign-in-values.ts'

const values: SignInValues = {
  methods: { default: true, passwordless: true, google: true, apple: false },
  is_sign_up_open: true,
  sign_up_text: '',
  domains: '',
  revision: 'a',
}

it('returns nothing for equal settings', () => {
  expect(diffSignInSettings(t, values, { ...values, revision: 'b' })).toEqual([])
})

it('returns the label of each differing setting', () => {
  const theirs = {
    ...values,
    methods: { ...values.methods, google: false },
    domains: 'kiln.example\nbar.example',
  }
  expect(diffSignInSettings(t, { ...values, sign_up_text: 'Welcome.' }, theirs)).toEqual([
    { label: 'Google', mine: 'On', theirs: 'Off' },
    { label: 'Allowed email domains', mine: 'Nothing', theirs: 'kiln.example, bar.example' },
    { label: 'Text above the sign-up form', mine: 'Welcome.', theirs: 'Nothing' },
  ])
})
