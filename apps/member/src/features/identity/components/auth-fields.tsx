import { useT } from '@foyer/i18n/react'
import { PasswordField, TextField } from '@foyer/ui'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuthFlow } from '../use-auth-flow.ts'
import type { FormErrors } from '../form-errors.ts'

type FieldProps = { flow: AuthFlow; errors: FormErrors }

/** The address, which password managers take as the name of the account, and browsers as the place for passkeys. */
export function EmailField({
  flow,
  errors,
  takes_passkeys = false,
}: FieldProps & { takes_passkeys?: boolean }): ReactNode {
  const t = useT()
  return (
    <TextField
      label={t('common.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={takes_passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      icon={<Mail aria-hidden="true" />}
      value={flow.draft.email}
      error={errors.fields['email']}
      onChange={(event) => flow.updateDraft({ email: event.target.value })}
    />
  )
}

/** The name by which others see the member. */
export function NameField({ flow, errors }: FieldProps): ReactNode {
  const t = useT()
  return (
    <TextField
      label={t('common.name')}
      name="name"
      autoComplete="name"
      help={errors.fields['name'] === undefined ? t('auth.name_help') : undefined}
      value={flow.draft.name}
      error={errors.fields['name']}
      onChange={(event) => flow.updateDraft({ name: event.target.value })}
    />
  )
}

/** A password field: current password, new password or its repetition. */
export function SecretField({
  flow,
  errors,
  kind,
}: FieldProps & { kind: 'current' | 'new' | 'again' }): ReactNode {
  const t = useT()
  const name = kind === 'again' ? 'password_confirmation' : 'password'
  const labels = {
    current: t('common.password'),
    new: flow.step === 'reset' ? t('auth.new_password') : t('common.password'),
    again: t('auth.password_again'),
  }
  return (
    <PasswordField
      label={labels[kind]}
      name={name}
      autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
      help={kind === 'new' && errors.fields[name] === undefined ? t('auth.password_help') : undefined}
      show_label={t('auth.show_password')}
      hide_label={t('auth.hide_password')}
      value={flow.draft[name]}
      error={errors.fields[name]}
      onChange={(event) => flow.updateDraft({ [name]: event.target.value })}
    />
  )
}

/** An optional new password. */
export function OptionalPasswordField({ flow, errors }: FieldProps): ReactNode {
  const t = useT()
  return (
    <PasswordField
      label={t('auth_providers.setup.password')}
      name="password"
      autoComplete="new-password"
      help={errors.fields['password'] === undefined ? t('auth_providers.setup.password_help') : undefined}
      show_label={t('auth.show_password')}
      hide_label={t('auth.hide_password')}
      value={flow.draft.password}
      error={errors.fields['password']}
      onChange={(event) => flow.updateDraft({ password: event.target.value })}
    />
  )
}
