import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { bumpAppVersion, lockCurrentApp } from '../../apps/index.ts'
import { withStripeErrors, isRefusal, stripeClient } from '../providers/stripe/client.ts'
import { isWebhookSecret, detectKeyMode, decryptKeys, encryptKey } from '../providers/stripe/keys.ts'
import { registerWalletsJob } from '../register-wallets-job.ts'
import { leaveTestMode } from './leave-test-mode.ts'
import {
  DEFAULT_GRACE_DAYS,
  findPaymentSettings,
  savePaymentSettings,
  type PaymentSettingsRow,
} from '../repository/settings.ts'

type KeysInput = {
  publishable_key: string
  secret_key?: string | undefined
  webhook_secret?: string | undefined
  grace_days?: number | undefined
  by: TeamViewer
  /** Test money may end for it. */
  goes_live: boolean
}

type Refusal = 'key_refused' | 'test_key_refused' | 'goes_live'

/**
 * Stores an app's keys, sealed. A missing secret is retained, an empty one removed. Refuses mixed modes, unknown
 * keys and the wrong mode for the app, unless test mode is to end. Throws `ProviderError` if Stripe is unavailable.
 */
export async function saveKeys(ctx: Ctx, input: KeysInput): Promise<PaymentSettingsRow | Refusal> {
  const stored = await findPaymentSettings(ctx.db)
  const known = stored && decryptKeys(ctx, stored)
  const secret_key = input.secret_key ?? known?.secret_key ?? ''
  const webhook_secret = input.webhook_secret ?? known?.webhook_secret ?? ''
  const { publishable_key } = input

  if (webhook_secret !== '' && !isWebhookSecret(webhook_secret)) return 'key_refused'
  if (secret_key !== '' || publishable_key !== '') {
    const mode = detectKeyMode('publishable', publishable_key)
    if (!mode || (secret_key !== '' && detectKeyMode('secret', secret_key) !== mode)) return 'key_refused'
  }
  const account = secret_key === '' ? '' : await findAccount(ctx, secret_key)
  if (account === null) return 'key_refused'
  const mode = secret_key === '' ? null : detectKeyMode('secret', secret_key)

  const row: PaymentSettingsRow = {
    publishable_key,
    account,
    secret_key_sealed: encryptKey(ctx, secret_key),
    webhook_secret_sealed: encryptKey(ctx, webhook_secret),
    grace_days: input.grace_days ?? stored?.grace_days ?? DEFAULT_GRACE_DAYS,
  }
  return ctx.write(async (tx) => {
    const { is_sandbox } = (await lockCurrentApp(tx)).app
    if (mode === 'test' && !is_sandbox) return 'test_key_refused'
    if (mode === 'live' && is_sandbox && !input.goes_live) return 'goes_live'
    if (mode === 'live') await leaveTestMode(ctx, input.by)
    await savePaymentSettings(tx, { ...row, changed_by: input.by.team_member_id, changed_at: ctx.now() })
    await bumpAppVersion(tx, ctx.app.id)
    if (secret_key !== '') await enqueue(tx, registerWalletsJob, {})
    return row
  })
}

/** The account and mode that a secret key opens; null where Stripe refuses the key. */
async function findAccount(ctx: Ctx, secret_key: string): Promise<string | null> {
  return withStripeErrors(async () => {
    try {
      const { id } = await (
        await stripeClient(secret_key, ctx.services.addresses.stripe)
      ).accounts.retrieveCurrent()
      return `${id}:${detectKeyMode('secret', secret_key)}`
    } catch (error) {
      if (await isRefusal(error, 'key')) return null
      throw error
    }
  })
}
