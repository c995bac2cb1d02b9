import { useT } from '@foyer/i18n/react'
import { Button, Notice, PasswordField } from '@foyer/ui'
import { CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { ValidatedForm } from './validated-form.tsx'
import { useFormCall } from './use-form-call.ts'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

type Typed = typeof EMPTY

/** Another password for whoever knows the one in force; everywhere else is signed out by it. */
export function PasswordChange({ email }: { email: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useFormCall(
    { wrong_credentials: 'current_password' },
    { wrong_credentials: t('sessions.password.wrong') },
  )
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [is_changed, setChanged] = useState(false)

  const save = async (): Promise<void> => {
    setChanged(false)
    const is_taken = await form.send(typed, async () => void (await api('identity.changePassword', typed)))
    if (!is_taken) return
    setTyped(EMPTY)
    setChanged(true)
  }
  const field = (name: keyof Typed, label: string, help?: string): ReactNode => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
      help={form.errors.fields[name] === undefined ? help : undefined}
      show_label={t('auth.show_password')}
      hide_label={t('auth.hide_password')}
      value={typed[name]}
      error={form.errors.fields[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <ValidatedForm errors={form.errors} onSubmit={() => void save()}>
      <output>
        {is_changed && (
          <Notice tone="ok" icon={<CircleCheck />}>
            {t('sessions.password.changed')}
          </Notice>
        )}
      </output>
      {/* Password managers keep the new one under the name of the account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {field('current_password', t('sessions.password.current'))}
      {field('password', t('auth.new_password'), t('auth.password_help'))}
      {field('password_confirmation', t('auth.password_again'))}
      <Button type="submit" kind="outline" is_wide is_busy={form.is_busy}>
        {t('sessions.password.save')}
      </Button>
    </ValidatedForm>
  )
}
