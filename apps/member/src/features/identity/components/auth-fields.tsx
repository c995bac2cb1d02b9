import { useT } from '@foyer/i18n/react'
import { PasswordField, TextField } from '@foyer/ui'
import type { Form } from '@foyer/ui/form'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuthDraft } from '../auth-flow.ts'

type FieldProps = { form: Form<AuthDraft> }

/** The address, which password managers take as the name of the account, and browsers as the place for passkeys. */
export function EmailField({
  form,
  takes_passkeys = false,
}: FieldProps & { takes_passkeys?: boolean }): ReactNode {
  const t = useT()
  return (
    <TextField
      label={t('common.email')}
      type="email"
      inputMode="email"
      autoComplete={takes_passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      icon={<Mail aria-hidden="true" />}
      {...form.field('email')}
    />
  )
}

/** The name by which others see the member. */
export function NameField({ form }: FieldProps): ReactNode {
  const t = useT()
  const field = form.field('name')
  return (
    <TextField
      label={t('common.name')}
      autoComplete="name"
      help={field.error === undefined ? t('auth.name_help') : undefined}
      {...field}
    />
  )
}

type SecretFieldProps = FieldProps & {
  /** The current password, a new one, its repetition, one in place of a forgotten one, or one that may stay empty. */
  kind: 'current' | 'new' | 'again' | 'reset' | 'optional'
}

/** A password field. */
export function SecretField({ form, kind }: SecretFieldProps): ReactNode {
  const t = useT()
  const field = form.field(kind === 'again' ? 'password_confirmation' : 'password')
  const labels = {
    current: t('common.password'),
    new: t('common.password'),
    again: t('auth.password_again'),
    reset: t('auth.new_password'),
    optional: t('auth_providers.setup.password'),
  }
  const helps = {
    current: undefined,
    new: t('auth.password_help'),
    again: undefined,
    reset: t('auth.password_help'),
    optional: t('auth_providers.setup.password_help'),
  }
  return (
    <PasswordField
      label={labels[kind]}
      autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
      help={field.error === undefined ? helps[kind] : undefined}
      show_label={t('auth.show_password')}
      hide_label={t('auth.hide_password')}
      {...field}
    />
  )
}
