import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { createSender } from './create-sender.ts'
import { readFcmKeys } from './fcm-keys.ts'
import {
  findProviderSettings,
  openSettings,
  saveProviderSettings,
  sealSettings,
  type ProviderSettings,
  type ProviderSettingsRow,
} from './provider-settings.ts'
import type { ShellProvider } from './tokens.ts'

type ProvidersInput = {
  is_expo: boolean
  expo_token?: string | undefined
  fcm_account?: string | undefined
  pusher_instance_id: string
  pusher_secret?: string | undefined
  by: string
}

/** The field that a refused key was entered in. */
const FIELDS: Readonly<Record<ShellProvider, string>> = {
  expo: 'expo_token',
  fcm: 'fcm_account',
  pusher: 'pusher_secret',
}

/**
 * Stores by which providers the app reaches native shells. An omitted secret is retained, an empty one removed. Each
 * key is tested at its provider: throws `invalid` for one that is refused, `unavailable` without an answer.
 */
export async function saveProviders(ctx: Ctx, input: ProvidersInput): Promise<ProviderSettingsRow> {
  const { is_expo, pusher_instance_id, by: changed_by } = input
  const stored = openSettings(ctx, await findProviderSettings(ctx.db))
  const secret = input.pusher_secret ?? stored.pusher?.secret ?? ''
  const settings: ProviderSettings = {
    is_expo,
    expo_token: is_expo ? (input.expo_token ?? stored.expo_token) : '',
    fcm_account: input.fcm_account ?? stored.fcm_account,
    pusher: secret === '' ? null : { instance_id: pusher_instance_id, secret },
  }
  if (settings.pusher && pusher_instance_id === '') throw invalidField('pusher_instance_id', 'required')
  if (!settings.pusher && pusher_instance_id !== '') throw invalidField('pusher_secret', 'required')
  if (settings.fcm_account !== '' && !readFcmKeys(settings.fcm_account))
    throw invalidField('fcm_account', 'key_file_invalid')
  for (const provider of ['expo', 'fcm', 'pusher'] as const)
    if (!(await takesKey(ctx, provider, settings))) throw invalidField(FIELDS[provider], 'push_key_refused')
  const row = sealSettings(ctx, settings)
  await ctx.write((tx) => saveProviderSettings(tx, { ...row, changed_by, changed_at: ctx.now() }))
  return row
}

async function takesKey(
  { services }: Ctx,
  provider: ShellProvider,
  settings: ProviderSettings,
): Promise<boolean> {
  const sender = await createSender(services, provider, settings)
  try {
    return (await sender?.takesKey()) ?? true
  } catch (error) {
    services.log.warn({ err: error, provider }, 'A push provider did not answer.')
    throw new CallError('unavailable', {}, { retry_after: 15 })
  }
}
