import { useT } from '@foyer/i18n/react'
import { Button, PasswordField, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useMember, useSessionStore } from '../../platform/session/use-session.ts'
import { AuthForm } from './auth-step.tsx'
import { useFormCall } from './use-form-call.ts'

/**
 * Asks who is signed in to sign in once more, by password or, for who has none, by a mailed code. The fresh session is
 * taken before `onProven` is told.
 */
export function ProvePart({ onProven }: { onProven: () => void }): ReactNode {
  const member = useMember()
  if (!member) return null
  return member.passwordless ? (
    <ByCode email={member.email} onProven={onProven} />
  ) : (
    <ByPassword email={member.email} onProven={onProven} />
  )
}

type Way = { email: string; onProven: () => void }

function ByPassword({ email, onProven }: Way): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const form = useFormCall({ wrong_credentials: 'password' })
  const [password, setPassword] = useState('')
  const prove = async (): Promise<void> => {
    const is_proven = await form.send({ password }, async () => {
      store.accept(await api('identity.login', { email, password }))
    })
    if (is_proven) onProven()
  }
  return (
    <AuthForm faults={form.faults} onSubmit={() => void prove()}>
      <p>{t('data_rights.prove.password_text')}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('common.password')}
        name="password"
        autoComplete="current-password"
        show_label={t('auth.show_password')}
        hide_label={t('auth.hide_password')}
        value={password}
        error={form.faults.fields['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" is_wide is_busy={form.is_busy}>
        {t('common.continue')}
      </Button>
    </AuthForm>
  )
}

function ByCode({ email, onProven }: Way): ReactNode {
  const t = useT()
  const api = useApi()
  const store = useSessionStore()
  const form = useFormCall({ token_invalid: 'code' }, { token_invalid: t('auth.code.wrong') })
  const [code, setCode] = useState('')
  const [is_sent, setSent] = useState(false)
  const send = async (): Promise<void> => {
    setSent(await form.send({}, async () => void (await api('identity.requestPasswordless', { email }))))
  }
  const prove = async (): Promise<void> => {
    if (!/^\d{6}$/.test(code)) return form.refuse({ code: t('auth.code.six_digits') })
    const is_proven = await form.send({ code }, async () => {
      store.accept(await api('identity.verifyPasswordless', { code }))
    })
    if (is_proven) onProven()
  }
  if (!is_sent) {
    return (
      <AuthForm faults={form.faults} onSubmit={() => void send()}>
        <p>{t('data_rights.prove.send_text', { email })}</p>
        <Button type="submit" is_wide is_busy={form.is_busy}>
          {t('data_rights.prove.send_code')}
        </Button>
      </AuthForm>
    )
  }
  return (
    <AuthForm faults={form.faults} onSubmit={() => void prove()}>
      <p>{t('data_rights.prove.code_text', { email })}</p>
      <TextField
        label={t('auth.code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={form.faults.fields['code']}
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
