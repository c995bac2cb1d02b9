import { useT } from '@foyer/i18n/react'
import { Button, PasswordField, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { FormErrorNotice, type FieldErrors } from '@foyer/ui/form'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { useAction, useForm } from '#platform/use-form.ts'
import { useMember, useSessionStore } from '#platform/session/use-session.ts'
import { AuthForm } from './auth-step.tsx'

/**
 * Asks the member to authenticate again, by password or, without one, by a mailed code. The new session is stored
 * before `onReauthenticated` is called.
 */
export function ReauthenticatePart({ onReauthenticated }: { onReauthenticated: () => void }): ReactNode {
  const member = useMember()
  if (!member) return null
  return member.passwordless ? (
    <CodeReauthentication email={member.email} onReauthenticated={onReauthenticated} />
  ) : (
    <PasswordReauthentication email={member.email} onReauthenticated={onReauthenticated} />
  )
}

type ReauthenticateProps = { email: string; onReauthenticated: () => void }

function PasswordReauthentication({ email, onReauthenticated }: ReauthenticateProps): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const form = useForm({
    saved: { password: '' },
    validate: (typed) => findMissingFields(t, typed),
    fieldByCode: { wrong_credentials: 'password' },
    save: async ({ password }) => {
      store.accept(await api('identity.login', { email, password }))
      onReauthenticated()
    },
  })
  return (
    <AuthForm form={form}>
      <p>{t('data_rights.reauthenticate.password_text')}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('common.password')}
        autoComplete="current-password"
        show_label={t('auth.show_password')}
        hide_label={t('auth.hide_password')}
        {...form.field('password')}
      />
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t('common.continue')}
      </Button>
    </AuthForm>
  )
}

function CodeReauthentication({ email, onReauthenticated }: ReauthenticateProps): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const [is_sent, setSent] = useState(false)
  const request = useAction(async () => {
    await api('identity.requestPasswordless', { email })
    setSent(true)
  })
  const form = useForm({
    saved: { code: '' },
    validate: ({ code }): FieldErrors => (/^\d{6}$/.test(code) ? {} : { code: t('auth.code.six_digits') }),
    fieldByCode: { token_invalid: 'code' },
    messageByCode: { token_invalid: t('auth.code.wrong') },
    save: async ({ code }) => {
      store.accept(await api('identity.verifyPasswordless', { code }))
      onReauthenticated()
    },
  })
  if (!is_sent) {
    return (
      <AuthForm form={request}>
        <p>{t('data_rights.reauthenticate.send_text', { email })}</p>
        <Button type="submit" is_wide is_busy={request.is_saving}>
          {t('data_rights.reauthenticate.send_code')}
        </Button>
      </AuthForm>
    )
  }
  return (
    <AuthForm form={form}>
      <p>{t('data_rights.reauthenticate.code_text', { email })}</p>
      <TextField
        label={t('auth.code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={form.values.code}
        error={form.errorOf('code')}
        onChange={(event) => form.set('code', event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t('common.continue')}
      </Button>
      <FormErrorNotice text={request.refusal} />
      <Button kind="text" size="small" onClick={() => request.submit()}>
        {t('auth.code.resend')}
      </Button>
    </AuthForm>
  )
}
