import type { PushProvider, PushStatus } from '@foyer/contract/notifications/push-shapes'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { hashSecret } from '#platform/secrets.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { parseSubscription } from './providers/web-push.ts'
import { findProviderSettings, listProviders } from './provider-settings.ts'
import { saveRegistration } from './repository.ts'
import { isToken } from './tokens.ts'

type Device = {
  token: string
  provider: PushProvider
  push_status: PushStatus
  pusher_device_id?: string | null | undefined
}

/** Registers the device of a session. Refuses tokens that cannot be sent to. */
export async function registerDevice(
  ctx: Ctx,
  { subscriber_id, session_id }: MemberViewer,
  { token, provider, push_status, pusher_device_id = null }: Device,
): Promise<void> {
  const address = await readAddress(ctx, provider, token)
  const token_hash = hashSecret(`${provider} ${address}`)
  const row = { subscriber_id, session_id, provider, push_status, token, token_hash, pusher_device_id }
  await ctx.write((tx) => saveRegistration(tx, row, ctx.now()))
}

/** What makes a device the same one: the endpoint of a subscription, whose keys may change, else the token. */
async function readAddress(ctx: Ctx, provider: PushProvider, token: string): Promise<string> {
  if (provider === 'webpush') {
    const subscribed = parseSubscription(token)
    if (typeof subscribed === 'string') throw invalidField('token', subscribed)
    return subscribed.endpoint
  }
  const available = listProviders(await findProviderSettings(ctx.db))
  if (!available.includes(provider)) throw invalidField('provider', 'provider_not_configured')
  if (!isToken(provider, token)) throw invalidField('token', 'push_token_invalid')
  return token
}
