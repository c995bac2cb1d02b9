import { aStoredPasskey, aStoredStudioPasskey, originOf } from '../factories/passkeys.ts'
import type { Caller } from '../harness.ts'
import { anAuthenticator } from '../stand-ins/authenticator.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'

/** A passkey of the caller where they can have one, else somebody's. */
async function ownPasskey({ app, own }: Fixture, caller: Caller): Promise<string> {
  const is_of_app = 'user_id' in caller && caller.slug === app.slug
  return is_of_app ? aStoredPasskey(app, String(caller.user_id)) : own.passkey
}

async function ownStudioPasskey({ own }: Fixture, caller: Caller): Promise<string> {
  return 'team_member_id' in caller ? aStoredStudioPasskey(String(caller.team_member_id)) : own.studio_passkey
}

const appPasskey = { ids: { id: 'passkey' }, personal: ['id'] } as const
const studioPasskey = { ids: { id: 'studio_passkey' }, personal: ['id'] } as const

/** What a device makes and signs when nobody has asked it to. */
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

/** How to make the calls of passkeys. Signing in is for pages of the app alone, which nobody here comes from. */
export const passkeyInputs: Cases = {
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
