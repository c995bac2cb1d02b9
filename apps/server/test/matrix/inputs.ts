import { broadcastInputs } from './inputs-broadcasts.ts'
import { commerceInputs } from './inputs-commerce.ts'
import { switchInputs } from './inputs-switches.ts'
import { lawInputs } from './inputs-law.ts'
import { contentInputs } from './inputs-content.ts'
import { listInputs } from './inputs-lists.ts'
import { memberInputs } from './inputs-member.ts'
import { peopleInputs } from './inputs-people.ts'
import { teamInputs } from './inputs-team.ts'
import { workoutInputs } from './inputs-workouts.ts'
import { weekInputs } from './inputs-weeks.ts'
import type { Cases, Case } from './case.ts'
import type { Caller } from '../harness.ts'
import type { Fixture } from './fixture.ts'
import { aStoredPasskey, aStoredStudioPasskey, originOf } from '../factories/passkeys.ts'
import { anAuthenticator } from '../stand-ins/authenticator.ts'
import { ownerOf } from './objects.ts'
import { newId } from '../../src/platform/ids.ts'
import { PASSWORD } from '../factories/identity.ts'
import { APPLE_KEYS, GOOGLE_KEYS } from '../stand-ins/oidc/oidc-stand-in.ts'

const ticket = () => ({ provider: 'google', provider_id: 'not-a-ticket', flow: 'not-a-secret' })
const returned = { input: () => ({ provider: 'google', state: 'not-a-state', code: 'not-a-code' }) }

/** The cases of sign-in provider calls and sign-in settings. */
const signInInputs: Cases = {
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

/** Returns a passkey of the caller if they can have one, else somebody else's. */
async function ownPasskey({ app, own }: Fixture, caller: Caller): Promise<string> {
  const is_of_app = 'user_id' in caller && caller.slug === app.slug
  return is_of_app ? aStoredPasskey(app, String(caller.user_id)) : own.passkey
}

async function ownStudioPasskey({ own }: Fixture, caller: Caller): Promise<string> {
  return 'team_member_id' in caller ? aStoredStudioPasskey(String(caller.team_member_id)) : own.studio_passkey
}

const appPasskey = { ids: { id: 'passkey' }, personal: ['id'] } as const
const studioPasskey = { ids: { id: 'studio_passkey' }, personal: ['id'] } as const

/** Creates and signs a response without a challenge from the server. */
function createUnsolicited(app: { slug: string }) {
  const device = anAuthenticator(originOf(app))
  const creation_options = { challenge: 'A'.repeat(43), timeout: 1 }
  const creation = device.createPasskey({
    ...creation_options,
    rp: { id: 'localhost', name: '' },
    user: { id: 'QQ', name: '', displayName: '' },
    pubKeyCredParams: [],
    excludeCredentials: [],
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
  return {
    creation,
    signed: device.sign({ ...creation_options, rpId: 'localhost', userVerification: 'required' }),
  }
}

const addsPasskey: Case = {
  input: ({ app }) => ({ credential: createUnsolicited(app).creation }),
  answers: 'passkey_refused',
}
const signsInWithPasskey: Case = {
  input: ({ app }) => ({ credential: createUnsolicited(app).signed }),
  answers: 'forbidden',
}
const startsSignIn: Case = { input: () => ({}), answers: 'forbidden' }

/** The cases of passkey calls. Sign-in works only from the app's own pages, which no actor uses. */
const passkeyInputs: Cases = {
  'identity.addPasskey': [addsPasskey],
  'identity.listPasskeys': [{ input: () => ({}) }],
  'identity.preparePasskey': [{ input: () => ({}) }],
  'identity.preparePasskeySignIn': [startsSignIn],
  'identity.removePasskey': [
    { ...appPasskey, input: async (fixture, caller) => ({ id: await ownPasskey(fixture, caller) }) },
  ],
  'identity.renamePasskey': [
    {
      ...appPasskey,
      input: async (fixture, caller) => ({ id: await ownPasskey(fixture, caller), name: 'Phone' }),
    },
  ],
  'identity.signInByPasskey': [signsInWithPasskey],
  'team.studioAddPasskey': [addsPasskey],
  'team.studioListPasskeys': [{ input: () => ({}) }],
  'team.studioPreparePasskey': [{ input: () => ({}) }],
  'team.studioPreparePasskeySignIn': [startsSignIn],
  'team.studioRemovePasskey': [
    { ...studioPasskey, input: async (fixture, caller) => ({ id: await ownStudioPasskey(fixture, caller) }) },
  ],
  'team.studioRenamePasskey': [
    {
      ...studioPasskey,
      input: async (fixture, caller) => ({ id: await ownStudioPasskey(fixture, caller), name: 'Desk' }),
    },
  ],
  'team.studioSignInByPasskey': [signsInWithPasskey],
}

const submitted_values: [] = []

/** A submission of the caller's own where they can have one. */
async function aSubmissionOf({ api, own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { id: own.form, submission_id: own.submission }
  const { submission_id } = await api.as(caller).call('forms.submitForm', { id: own.form, submitted_values })
  return { id: own.form, submission_id }
}

const onForm: Case = { input: ({ own }) => ({ id: own.form }), ids: { id: 'form' } }
const onSubmission: Case = {
  input: aSubmissionOf,
  ids: { id: 'form', submission_id: 'submission' },
  personal: ['submission_id'],
}

/** The cases of forms calls. */
const formInputs: Cases = {
  'forms.countMySubmissions': [{ input: () => ({}) }],
  'forms.countSubmissions': [onForm],
  'forms.deleteSubmission': [onSubmission],
  'forms.getDynamicSubmission': [
    { input: ({ own }) => ({ block_id: own.answers_block }), ids: { block_id: 'answers_block' } },
  ],
  'forms.getForm': [onForm],
  // The previewed member has sent no submission.
  'forms.getSubmission': [{ ...onSubmission, answers: { previewing: 'not_found' } }],
  'forms.listFormSubmissions': [
    {
      input: ({ own }) => ({ id: own.form, before: own.submission }),
      ids: { id: 'form', before: 'submission' },
      unknown: { before: 'ok' },
    },
  ],
  'forms.listMySubmissions': [
    { input: ({ own }) => ({ page: own.submission }), ids: { page: 'submission' }, unknown: { page: 'ok' } },
  ],
  'forms.listSubmissions': [
    {
      input: ({ own }) => ({ id: own.form, page: own.submission }),
      ids: { id: 'form', page: 'submission' },
      unknown: { page: 'ok' },
    },
  ],
  'forms.putSubmissionValues': [
    {
      ...onSubmission,
      input: async (fixture, caller) => ({
        ...(await aSubmissionOf(fixture, caller)),
        revision: 1,
        submission_values: submitted_values,
      }),
    },
  ],
  'forms.submitForm': [
    {
      input: ({ own }) => ({ id: own.form, page_id: own.page, submitted_values }),
      ids: { id: 'form', page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
}

/** The cases of every call. A mounted call without one fails the matrix. */
export const inputs: Cases = {
  ...peopleInputs,
  ...signInInputs,
  ...teamInputs,
  ...broadcastInputs,
  ...contentInputs,
  ...listInputs,
  ...weekInputs,
  ...commerceInputs,
  ...switchInputs,
  ...lawInputs,
  ...memberInputs,
  ...formInputs,
  ...workoutInputs,
  ...passkeyInputs,
}
