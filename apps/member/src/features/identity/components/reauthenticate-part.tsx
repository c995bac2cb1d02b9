import { useT } from '@foyer/i18n/react'
import { Button, PasswordField, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useMember, useSessionStore } from '#platform/session/use-session.ts'
import { AuthForm } from './auth-step.tsx'
import { useFormCall } from '../use-form-call.ts'

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
  const form = useFormCall({ wrong_credentials: 'password' })
  const [password, setPassword] = useState('')
  const reauthenticate = async (): Promise<void> => {
    const is_confirmed = await form.send({ password }, async () => {
      store.accept(await api('identity.login', { email, password }))
    })
    if (is_confirmed) onReauthenticated()
  }
  return (
    <AuthForm errors={form.errors} onSubmit={() => void reauthenticate()}>
      <p>{t('data_rights.reauthenticate.password_text')}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('common.password')}
        name="password"
        autoComplete="current-password"
        show_label={t('auth.show_password')}
        hide_label={t('auth.hide_password')}
        value={password}
        error={form.errors.fields['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" is_wide is_busy={form.is_busy}>
        {t('common.continue')}
      </Button>
    </AuthForm>
  )
}

function CodeReauthentication({ email, onReauthenticated }: ReauthenticateProps): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const form = useFormCall({ token_invalid: 'code' }, { token_invalid: t('auth.code.wrong') })
  const [code, setCode] = useState('')
  const [is_sent, setSent] = useState(false)
  const send = async (): Promise<void> => {
    setSent(await form.send({}, async () => void (await api('identity.requestPasswordless', { email }))))
  }
  const reauthenticate = async (): Promise<void> => {
    if (!/^\d{6}$/.test(code)) return form.setFieldErrors({ code: t('auth.code.six_digits') })
    const is_confirmed = await form.send({ code }, async () => {
      store.accept(await api('identity.verifyPasswordless', { code }))
    })
    if (is_confirmed) onReauthenticated()
  }
  if (!is_sent) {
    return (
      <AuthForm errors={form.errors} onSubmit={() => void send()}>
        <p>{t('data_rights.reauthenticate.send_text', { email })}</p>
        <Button type="submit" is_wide is_busy={form.is_busy}>
          {t('data_rights.reauthenticate.send_code')}
        </Button>
      </AuthForm>
    )
  }
  return (
    <AuthForm errors={form.errors} onSubmit={() => void reauthenticate()}>
      <p>{t('data_rights.reauthenticate.code_text', { email })}</p>
      <TextField
        label={t('auth.code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={form.errors.fields['code']}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <Button type="submit" is_wide is_busy={form.is_busy}>
        {t('common.continue')}
      </Button>
      <Button kind="text" size="small" onClick={() => void send()}>
        {t('auth.code.resend')}
      </Button>
    </AuthForm>
  )
}
