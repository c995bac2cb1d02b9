import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Button, PasswordField, TextField } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useForm } from '#platform/use-form.ts'
import { AUTH_FIELDS, authErrors, BLANK_AUTH_VALUES, type AuthKind, type AuthValues } from '../auth-errors.ts'
import styles from './auth-layout.module.css'

type AuthFormProps = {
  readonly kind: AuthKind
  /** The label of the button. */
  readonly label: string
  readonly save: (values: AuthValues) => Promise<unknown>
  /** The content below the fields, such as an alternative. */
  readonly children?: ReactNode
}

/** The form of the sign-in screens. Typed values, except passwords, stay from one screen to the next. */
export function AuthForm({ kind, label, save, children }: AuthFormProps) {
  const t = useT()
  const form = useForm<AuthValues>({
    draft_key: 'auth',
    saved: BLANK_AUTH_VALUES,
    secret: ['password'],
    validate: (values) => authErrors(t, kind, values),
    fieldByCode: { email_taken: 'email' },
    save,
  })
  const hasField = (name: keyof AuthValues): boolean => AUTH_FIELDS[kind].includes(name)
  const is_chosen = kind !== 'sign_in'
  return (
    <form className={styles.form} {...form.props}>
      {hasField('name') && (
        <TextField label={t('studio_auth.your_name')} autoComplete="name" {...form.field('name')} />
      )}
      {hasField('email') && (
        <TextField
          label={t('common.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...form.field('email')}
        />
      )}
      {hasField('password') && (
        <PasswordField
          label={t('common.password')}
          note={is_chosen ? t('studio_auth.password_rule') : undefined}
          show_label={t('studio_auth.show_password')}
          hide_label={t('studio_auth.hide_password')}
          autoComplete={is_chosen ? 'new-password' : 'current-password'}
          {...form.field('password')}
        />
      )}
      <FormErrorNotice text={form.refusal} />
      <Button type="submit" kind="ink" size="large" is_wide is_busy={form.is_saving}>
        {label}
      </Button>
      {children}
    </form>
  )
}
