import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

/** How people sign in, as the studio reads it. */
export type SignInSettings = OutputFor<'apps.getSignIn'>

/** The settings as they are typed: domains one on each line. */
export type SignInValues = Pick<
  SignInSettings,
  'methods' | 'is_sign_up_open' | 'sign_up_text' | 'revision'
> & {
  domains: string
}

/** The typed keys of a provider; an empty secret leaves the stored one. */
export type KeysValues = {
  readonly client_id: string
  readonly client_secret: string
  readonly team_id: string
  readonly key_id: string
  readonly private_key: string
}

export type Provider = SignInSettings['google']['provider']

/** Returns the initial values of the form. */
export function toSignInValues(settings: SignInSettings): SignInValues {
  const { methods, is_sign_up_open, sign_up_text, allowed_email_domains, revision } = settings
  return { methods, is_sign_up_open, sign_up_text, revision, domains: allowed_email_domains.join('\n') }
}

/** Returns the settings as they are sent; domains may be separated by lines or commas. */
export function toSignInInput({ domains, ...values }: SignInValues): InputFor<'apps.saveSignIn'> {
  return { ...values, allowed_email_domains: domains.split(/[\s,;]+/).filter(Boolean) }
}

/** Validates the form on the client. */
export function validateSignIn(t: Translate, { methods }: SignInValues): FieldErrors {
  return methods.default || methods.passwordless ? {} : { methods: t('errors.one_method_required') }
}

/** Returns the message for any refused domain, since all domains share one field. */
export function getDomainError(
  errorOf: (path: string) => string | undefined,
  count: number,
): string | undefined {
  return Array.from({ length: count }, (_, place) => errorOf(`allowed_email_domains.${place}`)).find(Boolean)
}

/** Returns the initial values of the keys, without secrets. */
export function toKeysValues({ client_id, team_id, key_id }: SignInSettings['google']): KeysValues {
  return { client_id, team_id, key_id, client_secret: '', private_key: '' }
}

/** Returns the keys as they are sent; a secret that was not typed stays unchanged. */
export function toKeysInput(provider: Provider, values: KeysValues): InputFor<'apps.saveSsoKeys'> {
  const { client_id, client_secret, team_id, key_id, private_key } = values
  if (provider === 'google') return { provider, client_id, ...(client_secret ? { client_secret } : {}) }
  return { provider, client_id, team_id, key_id, ...(private_key ? { private_key } : {}) }
}
