import { aKeptPasskey, aKeptStudioPasskey, originOf } from '../factories/passkeys.ts'
import type { Caller } from '../harness.ts'
import { anAuthenticator } from '../stand-ins/authenticator.ts'
import type { Case, Cases } from './case.ts'
import type { World } from './world.ts'

/** A passkey of the caller where they can have one, else somebody's. */
async function ownPasskey({ app, own }: World, caller: Caller): Promise<string> {
  const is_of_app = 'user_id' in caller && caller.slug === app.slug
  return is_of_app ? aKeptPasskey(app, String(caller.user_id)) : own.passkey
}

async function ownStudioPasskey({ own }: World, caller: Caller): Promise<string> {
  return 'team_member_id' in caller ? aKeptStudioPasskey(String(caller.team_member_id)) : own.studio_passkey
}

const inApp = { ids: { id: 'passkey' }, personal: ['id'] } as const
const atStudio = { ids: { id: 'studio_passkey' }, personal: ['id'] } as const

/** What a device makes and signs when nobody has asked it to. */
function unasked(app: { slug: string }) {
  const device = anAuthenticator(originOf(app))
  const asked = { challenge: 'A'.repeat(43), timeout: 1 }
  const made = device.make({
    ...asked,
    ...{ rp: { id: 'localhost', name: '' }, user: { id: 'QQ', name: '', displayName: '' } },
    ...{ pubKeyCredParams: [], excludeCredentials: [], attestation: 'none' },
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
  return { made, signed: device.sign({ ...asked, rpId: 'localhost', userVerification: 'required' }) }
}

const adds: Case = {
  input: ({ app }) => ({ credential: unasked(app).made }),
  answers: 'passkey_refused',
}
const signsIn: Case = { input: ({ app }) => ({ credential: unasked(app).signed }), answers: 'forbidden' }
const asksToSignIn: Case = { input: () => ({}), answers: 'forbidden' }

/** How to make the calls of passkeys. Signing in is for pages of the app alone, which nobody here comes from. */
export const passkeyInputs: Cases = {
  'identity.addPasskey': [adds],
  'identity.listPasskeys': [{ input: () => ({}) }],
  'identity.preparePasskey': [{ input: () => ({}) }],
  'identity.preparePasskeySignIn': [asksToSignIn],
  'identity.removePasskey': [
    { ...inApp, input: async (world, caller) => ({ id: await ownPasskey(world, caller) }) },
  ],
  'identity.renamePasskey': [
    { ...inApp, input: async (world, caller) => ({ id: await ownPasskey(world, caller), name: 'Phone' }) },
  ],
  'identity.signInByPasskey': [signsIn],
  'team.studioAddPasskey': [adds],
  'team.studioListPasskeys': [{ input: () => ({}) }],
  'team.studioPreparePasskey': [{ input: () => ({}) }],
  'team.studioPreparePasskeySignIn': [asksToSignIn],
  'team.studioRemovePasskey': [
    { ...atStudio, input: async (world, caller) => ({ id: await ownStudioPasskey(world, caller) }) },
  ],
  'team.studioRenamePasskey': [
    {
      ...atStudio,
      input: async (world, caller) => ({ id: await ownStudioPasskey(world, caller), name: 'Desk' }),
    },
  ],
  'team.studioSignInByPasskey': [signsIn],
}
