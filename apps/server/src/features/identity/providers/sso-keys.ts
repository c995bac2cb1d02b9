import { createPrivateKey } from 'node:crypto'
import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { listSsoKeys, type SsoKeysRow } from '../repository/sso-keys.ts'

/** An app's keys at a provider, opened for use. `secret` is Google's client secret or Apple's private key. */
export type DecryptedKeys = Pick<SsoKeysRow, 'provider' | 'client_id' | 'team_id' | 'key_id'> & {
  secret: string
  /** Where the provider is. */
  issuer: string
}

/** The keys as an owner enters them; a secret that is left out stays. */
export type KeysInput = {
  provider: SsoProvider
  client_id: string
  client_secret?: string | undefined
  team_id?: string | undefined
  key_id?: string | undefined
  private_key?: string | undefined
}

const GOOGLE_CLIENT = /^\d{5,30}-[a-z0-9]{8,64}\.apps\.googleusercontent\.com$/
const APPLE_SERVICE = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/
const APPLE_ID = /^[A-Z0-9]{10}$/

/** Returns the id of the key that encrypts secrets, which reveals nothing of it. */
export function getSealerId({ services }: Pick<Ctx, 'services'>): string {
  return services.secrets.sign('name of the key', 'sso keys').slice(0, 12)
}

/** The opened keys of the app; null where none are set, or another server key has sealed them. */
export async function findDecryptedKeys(ctx: Ctx, provider: SsoProvider): Promise<DecryptedKeys | null> {
  const row = (await listSsoKeys(ctx.db)).find((one) => one.provider === provider)
  if (!row || row.sealed_by !== getSealerId(ctx)) return null
  const { client_id, team_id, key_id, secret_sealed } = row
  return {
    provider,
    client_id,
    team_id,
    key_id,
    issuer: ctx.services.addresses.sign_in_issuers[provider],
    secret: ctx.services.secrets.decrypt(getSecretPurpose(ctx, provider), secret_sealed),
  }
}

/** Checks what an owner entered and seals the secret of it. Throws the refusals of its fields. */
export function sealKeys(ctx: Ctx, input: KeysInput, known: SsoKeysRow | undefined): SsoKeysRow {
  const { provider } = input
  const ids = provider === 'google' ? parseGoogleIds(input) : parseAppleIds(input)
  const field = provider === 'google' ? 'client_secret' : 'private_key'
  const secret = input[field] ?? ''
  if (provider === 'apple' && secret !== '' && !isAppleKey(secret))
    throw invalidField(field, 'private_key_invalid')

  const changed_at = ctx.services.clock.now()
  if (secret !== '') {
    const secret_sealed = ctx.services.secrets.encrypt(getSecretPurpose(ctx, provider), secret)
    return { provider, ...ids, secret_sealed, sealed_by: getSealerId(ctx), changed_at }
  }
  const is_reusable = known && known.sealed_by === getSealerId(ctx) && isSameOwner(known, ids)
  if (!is_reusable) throw invalidField(field, 'required')
  return { ...known, ...ids, changed_at }
}

type Ids = Pick<SsoKeysRow, 'client_id' | 'team_id' | 'key_id'>

function parseGoogleIds({ client_id }: KeysInput): Ids {
  if (client_id === '') throw invalidField('client_id', 'required')
  if (!GOOGLE_CLIENT.test(client_id)) throw invalidField('client_id', 'client_id_invalid')
  return { client_id, team_id: null, key_id: null }
}

function parseAppleIds({ client_id, team_id = '', key_id = '' }: KeysInput): Ids {
  if (client_id === '') throw invalidField('client_id', 'required')
  if (!APPLE_SERVICE.test(client_id)) throw invalidField('client_id', 'client_id_invalid')
  for (const [field, value] of Object.entries({ team_id, key_id })) {
    if (value === '') throw invalidField(field, 'required')
    if (!APPLE_ID.test(value)) throw invalidField(field, 'client_id_invalid')
  }
  return { client_id, team_id, key_id }
}

/** Google's secret belongs to one client, Apple's key to a team with any of its services. */
function isSameOwner(known: SsoKeysRow, ids: Ids): boolean {
  if (known.provider === 'google') return known.client_id === ids.client_id
  return known.team_id === ids.team_id && known.key_id === ids.key_id
}

/** Whether a text is a private key on the curve P-256, in the form in which Apple hands it out. */
export function isAppleKey(pem: string): boolean {
  if (!pem.startsWith('-----BEGIN PRIVATE KEY-----')) return false
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

function getSecretPurpose({ app }: Pick<Ctx, 'app'>, provider: SsoProvider): string {
  return `sso keys ${app.id} ${provider}`
}
