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

/** The keys of a provider as they are typed; secrets are empty where the kept ones stay. */
export type KeysValues = {
  readonly client_id: string
  readonly client_secret: string
  readonly team_id: string
  readonly key_id: string
  readonly private_key: string
}

export type Provider = SignInSettings['google']['provider']

/** The settings as the form begins. */
export function toSignInValues(settings: SignInSettings): SignInValues {
  const { methods, is_sign_up_open, sign_up_text, allowed_email_domains, revision } = settings
  return { methods, is_sign_up_open, sign_up_text, revision, domains: allowed_email_domains.join('\n') }
}

/** The settings as they are sent; a domain may stand on a line of its own or behind a comma. */
export function toSignInInput({ domains, ...values }: SignInValues): InputFor<'apps.saveSignIn'> {
  return { ...values, allowed_email_domains: domains.split(/[\s,;]+/).filter(Boolean) }
}

/** What can be seen to be wrong before the server is asked. */
export function validateSignIn(t: Translate, { methods }: SignInValues): FieldErrors {
  return methods.default || methods.passwordless ? {} : { methods: t('errors.one_method_required') }
}

/** The words for a refused domain, whichever it is: they all stand in one field. */
export function getDomainError(
  errorOf: (path: string) => string | undefined,
  count: number,
): string | undefined {
  return Array.from({ length: count }, (_, place) => errorOf(`allowed_email_domains.${place}`)).find(Boolean)
}

/** The keys as the form begins: what may be read of them. */
export function toKeysValues({ client_id, team_id, key_id }: SignInSettings['google']): KeysValues {
  return { client_id, team_id, key_id, client_secret: '', private_key: '' }
}

/** The keys as they are sent; a secret that nobody typed stays as it is. */
export function toKeysInput(provider: Provider, values: KeysValues): InputFor<'apps.saveSsoKeys'> {
  const { client_id, client_secret, team_id, key_id, private_key } = values
  if (provider === 'google') return { provider, client_id, ...(client_secret ? { client_secret } : {}) }
  return { provider, client_id, team_id, key_id, ...(private_key ? { private_key } : {}) }
}
