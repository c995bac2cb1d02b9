import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import type { PaymentSettingsRow } from '../../repository/settings.ts'

const PURPOSE = 'stripe keys'

/** An app's keys at Stripe, opened for use; null where one is not set. */
export type StripeKeys = {
  publishable_key: string
  /** The account and its mode; objects of another one are none of ours. */
  account: string
  secret_key: string | null
  webhook_secret: string | null
}

export type Mode = 'test' | 'live'

/** Opens the sealed keys. Throws where `SECRET_KEY` is another than the one they were sealed with. */
export function decryptKeys({ services, app }: Ctx, settings: PaymentSettingsRow): StripeKeys {
  const open = (sealed: string | null) => sealed && services.secrets.decrypt(`${PURPOSE} ${app.id}`, sealed)
  return {
    publishable_key: settings.publishable_key,
    account: settings.account,
    secret_key: open(settings.secret_key_sealed),
    webhook_secret: open(settings.webhook_secret_sealed),
  }
}

/** Seals a key for one app; an empty one stays unset. */
export function encryptKey({ services, app }: Ctx, key: string): string | null {
  return key === '' ? null : services.secrets.encrypt(`${PURPOSE} ${app.id}`, key)
}

/** Which mode a key is for; null for what is no key of that kind. */
export function detectKeyMode(kind: 'publishable' | 'secret', key: string): Mode | null {
  const form = kind === 'publishable' ? /^pk_(test|live)_\w{8,}$/ : /^(?:sk|rk)_(test|live)_\w{8,}$/
  const mode = form.exec(key)?.[1]
  return mode === 'test' || mode === 'live' ? mode : null
}

/** Whether a text has the form of a webhook's signing secret. */
export function isWebhookSecret(secret: string): boolean {
  return /^whsec_[\w+/=]{8,}$/.test(secret)
}

/** Who takes the money of an app with these settings. */
export function providerNameOf(
  app: Pick<AppFacts, 'is_sandbox'>,
  settings: Pick<PaymentSettingsRow, 'secret_key_sealed'> | null,
): 'stripe' | 'sandbox' | 'none' {
  if (settings?.secret_key_sealed) return 'stripe'
  return app.is_sandbox ? 'sandbox' : 'none'
}
