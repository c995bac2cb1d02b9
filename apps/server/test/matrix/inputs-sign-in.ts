import { ownerOf } from './objects.ts'
import { newId } from '../../src/platform/ids.ts'
import { PASSWORD } from '../factories/identity.ts'
import { APPLE_KEYS, GOOGLE_KEYS } from '../stand-ins/oidc/oidc-stand-in.ts'
import type { Cases } from './case.ts'

const ticket = () => ({ provider: 'google', provider_id: 'not-a-ticket', flow: 'not-a-secret' })
const returned = { input: () => ({ provider: 'google', state: 'not-a-state', code: 'not-a-code' }) }

/** How to make the calls of sign-in providers and of how an app signs people in. */
export const signInInputs: Cases = {
  'identity.getProvider': [{ input: () => ({}) }],
  'identity.linkProvider': [{ input: ticket, answers: 'method_not_offered' }],
  'identity.postFromProvider': [returned],
  'identity.returnFromProvider': [returned],
  'identity.setPassword': [{ input: () => ({ password: PASSWORD }), needs_own_caller: true }],
  'identity.startProvider': [
    { input: () => ({ provider: 'google', intent: 'sign_in' }), answers: 'forbidden' },
  ],
  'identity.unlinkProvider': [{ input: () => ({ provider: 'google' }) }],
  'members.verifySubscriber': [
    { input: () => ({ email: `guest-${newId().slice(-12)}@example.com`, name: 'Jo Lindqvist' }) },
  ],
  'apps.getSignIn': [{ input: () => ({}) }],
  'apps.removeSsoKeys': [{ input: () => ({ provider: 'google' }) }],
  'apps.saveSignIn': [
    {
      input: async ({ api, app }) => ({
        methods: { default: true, passwordless: true, google: false, apple: false },
        is_sign_up_open: true,
        allowed_email_domains: [],
        sign_up_text: 'Welcome.',
        revision: (await api.as(ownerOf(app)).call('apps.getSignIn')).revision,
      }),
      needs_own_world: true,
    },
  ],
  'apps.saveSsoKeys': [
    { input: () => ({ provider: 'google', ...GOOGLE_KEYS }) },
    { input: () => ({ provider: 'apple', ...APPLE_KEYS, private_key: 'no key' }), answers: 'invalid' },
  ],
}
