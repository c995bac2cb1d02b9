import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { raiseAppVersion, holdApp } from '../../apps/index.ts'
import { asking, isRefusal, stripeClient } from '../providers/stripe/client.ts'
import { isWebhookSecret, modeOfKey, openKeys, sealKey } from '../providers/stripe/keys.ts'
import { leaveTestMode } from './leave-test-mode.ts'
import { findPaymentSettings, savePaymentSettings, type PaymentSettingsRow } from '../repository/settings.ts'

type Keys = {
  publishable_key: string
  secret_key?: string | undefined
  webhook_secret?: string | undefined
  by: TeamViewer
  /** Test money may end for it. */
  goes_live: boolean
}

type Refusal = 'key_refused' | 'test_key_refused' | 'goes_live'

/**
 * Keeps an app's keys, sealed. A secret that is left out stays, an empty one is taken away. Refused are keys that are not
 * of one mode or that Stripe does not know, test keys where real money is taken, and live ones where test money is
 * unless that is to end. Throws a `ProviderError` where Stripe cannot be asked.
 */
export async function saveKeys(ctx: Ctx, wish: Keys): Promise<PaymentSettingsRow | Refusal> {
  const stored = await findPaymentSettings(ctx.db)
  const known = stored && openKeys(ctx, stored)
  const secret_key = wish.secret_key ?? known?.secret_key ?? ''
  const webhook_secret = wish.webhook_secret ?? known?.webhook_secret ?? ''
  const { publishable_key } = wish

  if (webhook_secret !== '' && !isWebhookSecret(webhook_secret)) return 'key_refused'
  if (secret_key !== '' || publishable_key !== '') {
    const mode = modeOfKey('publishable', publishable_key)
    if (!mode || (secret_key !== '' && modeOfKey('secret', secret_key) !== mode)) return 'key_refused'
  }
  const account = secret_key === '' ? '' : await findAccount(ctx, secret_key)
  if (account === null) return 'key_refused'
  const mode = secret_key === '' ? null : modeOfKey('secret', secret_key)

  const row: PaymentSettingsRow = {
    ...{ publishable_key, account },
    secret_key_sealed: sealKey(ctx, secret_key),
    webhook_secret_sealed: sealKey(ctx, webhook_secret),
  }
  return ctx.write(async (tx) => {
    const { is_sandbox } = (await holdApp(tx)).app
    if (mode === 'test' && !is_sandbox) return 'test_key_refused'
    if (mode === 'live' && is_sandbox && !wish.goes_live) return 'goes_live'
    if (mode === 'live') await leaveTestMode(ctx, wish.by)
    await savePaymentSettings(tx, { ...row, changed_by: wish.by.team_member_id, changed_at: ctx.now() })
    await raiseAppVersion(tx, ctx.app.id)
    return row
  })
}

/** The account and mode that a secret key opens; null where Stripe refuses the key. */
async function findAccount(ctx: Ctx, secret_key: string): Promise<string | null> {
  return asking(async () => {
    try {
      const { id } = await (
        await stripeClient(secret_key, ctx.services.addresses.stripe)
      ).accounts.retrieveCurrent()
      return `${id}:${modeOfKey('secret', secret_key)}`
    } catch (error) {
      if (await isRefusal(error, 'key')) return null
      throw error
    }
  })
}
