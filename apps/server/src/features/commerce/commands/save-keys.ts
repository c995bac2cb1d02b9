import type { Ctx } from '#platform/context.ts'
import { announceAppChange } from '../../apps/index.ts'
import { asking, isRefusal, stripeClient } from '../providers/stripe/client.ts'
import { isWebhookSecret, modeOfKey, openKeys, sealKey } from '../providers/stripe/keys.ts'
import { findPaymentSettings, savePaymentSettings, type PaymentSettingsRow } from '../repository/settings.ts'

type Keys = {
  publishable_key: string
  secret_key?: string | undefined
  webhook_secret?: string | undefined
  by: string
}

/**
 * Keeps an app's keys, sealed. A secret that is left out stays, an empty one is taken away. False where the keys are
 * not of one mode, or Stripe does not know the secret one; throws a `ProviderError` where Stripe cannot be asked.
 */
export async function saveKeys(ctx: Ctx, wish: Keys): Promise<PaymentSettingsRow | false> {
  const stored = await findPaymentSettings(ctx.db)
  const known = stored && openKeys(ctx, stored)
  const secret_key = wish.secret_key ?? known?.secret_key ?? ''
  const webhook_secret = wish.webhook_secret ?? known?.webhook_secret ?? ''
  const { publishable_key } = wish

  if (webhook_secret !== '' && !isWebhookSecret(webhook_secret)) return false
  if (secret_key !== '' || publishable_key !== '') {
    const mode = modeOfKey('publishable', publishable_key)
    if (!mode || (secret_key !== '' && modeOfKey('secret', secret_key) !== mode)) return false
  }
  const account = secret_key === '' ? '' : await findAccount(secret_key)
  if (account === null) return false

  const row: PaymentSettingsRow = {
    ...{ publishable_key, account },
    secret_key_sealed: sealKey(ctx, secret_key),
    webhook_secret_sealed: sealKey(ctx, webhook_secret),
  }
  await ctx.write(async (tx) => {
    await savePaymentSettings(tx, { ...row, changed_by: wish.by, changed_at: ctx.now() })
    await announceAppChange(tx, ctx.app)
  })
  return row
}

/** The account and mode that a secret key opens; null where Stripe refuses the key. */
async function findAccount(secret_key: string): Promise<string | null> {
  return asking(async () => {
    try {
      const { id } = await (await stripeClient(secret_key)).accounts.retrieveCurrent()
      return `${id}:${modeOfKey('secret', secret_key)}`
    } catch (error) {
      if (await isRefusal(error, 'key')) return null
      throw error
    }
  })
}
