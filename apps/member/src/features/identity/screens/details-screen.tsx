import type { User } from '@foyer/contract/identity/shapes'
import { listTimeZones, toTimeZone } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, SelectField, TextField, PasswordField } from '@foyer/ui'
import { MailCheck, CircleAlert, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { Screen } from '#platform/screen/screen.tsx'
import { useMember, useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import styles from '../components/account.module.css'
import { AvatarPart } from '../components/avatar-part.tsx'
import { PasskeysPart } from '../components/passkeys-part.tsx'
import { SignInMethods } from '../components/sign-in-methods.tsx'
import { useFormCall } from '../use-form-call.ts'
import { ValidatedForm, FormErrorNotice } from '../components/validated-form.tsx'
import { TimeZoneOffer } from '../components/time-zone-offer.tsx'
import { useToastedCall } from '#platform/use-toasted-call.ts'

/** Picture, name, address and time zone of the member, and the ways to another password. */
export function DetailsScreen(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const member = useMember()
  return (
    <Screen title={t('account.details')} back="/me/account">
      {member && <ConfirmEmail member={member} />}
      {member && <AvatarPart member={member} />}
      {member && <DetailsForm key={member.id} member={member} />}
      {member && <SignInMethods member={member} />}
      {member && !member.passwordless && app.sign_in_methods.includes('default') && (
        <PasswordPart member={member} />
      )}
      {member && <PasskeysPart />}
    </Screen>
  )
}

function DetailsForm({ member }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const store = useSessionStore()
  const form = useFormCall()
  const [typed, setTyped] = useState({
    name: member.name,
    email: member.email,
    timezone: toTimeZone(member.timezone) ?? member.timezone,
  })
  const [unverified_email, setUnverifiedEmail] = useState<string | null>(null)
  const changed = pickChangedDetails(member, typed)

  const save = async (): Promise<void> => {
    const { name, email } = typed
    const is_saved = await form.send({ name, email }, async () => {
      const response = await api('identity.updateUser', changed)
      store.patchUser(response.user)
      setUnverifiedEmail(response.email_to_verify)
    })
    if (is_saved) toast(t('common.saved'))
  }
  return (
    <ValidatedForm errors={form.errors} onSubmit={() => void save()}>
      {unverified_email !== null && (
        <Notice tone="ok" icon={<MailCheck />}>
          {t('account.email_to_verify', { email: unverified_email })}
        </Notice>
      )}
      <TextField
        label={t('common.name')}
        name="name"
        autoComplete="name"
        value={typed.name}
        error={form.errors.fields['name']}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <TextField
        label={t('common.email')}
        help={t('account.email_help')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.email}
        error={form.errors.fields['email']}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <TimeZoneOffer member={member} onAccepted={(timezone) => setTyped({ ...typed, timezone })} />
      <SelectField
        label={t('account.time_zone')}
        help={t('account.time_zone_help')}
        name="timezone"
        choices={listTimeZones(member.timezone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
        value={typed.timezone}
        error={form.errors.fields['timezone']}
        onChange={(event) => setTyped({ ...typed, timezone: event.target.value })}
      />
      <Button
        type="submit"
        is_wide
        kind={Object.keys(changed).length > 0 ? 'accent' : 'outline'}
        is_busy={form.is_busy}
      >
        {t('common.save')}
      </Button>
    </ValidatedForm>
  )
}

/**
 * Changes the password: at once with the current one, otherwise by mail, so that access to an unlocked phone is not
 * enough.
 */
function PasswordPart({ member: { email, passwordless } }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const form = useFormCall()
  const [is_sent, setSent] = useState(false)
  const requestReset = async (): Promise<void> => {
    setSent(await form.send({}, async () => void (await api('identity.requestReset', { email }))))
  }
  return (
    <section className={styles.password}>
      <h2 className={styles.sectionTitle}>{t('common.password')}</h2>
      {!passwordless && <PasswordChange email={email} />}
      <p className={styles.meta}>
        {t(passwordless ? 'account.password.text' : 'sessions.password.forgotten')}
      </p>
      <FormErrorNotice text={form.errors.notice} />
      <output>
        {is_sent && (
          <Notice tone="ok" icon={<MailCheck />}>
            {t('account.password.sent', { email })}
          </Notice>
        )}
      </output>
      <Button
        kind={passwordless ? 'outline' : 'text'}
        size="small"
        is_busy={form.is_busy}
        onClick={() => void requestReset()}
      >
        {t(
          is_sent
            ? 'auth.code.resend'
            : passwordless
              ? 'account.password.change'
              : 'sessions.password.by_mail',
        )}
      </Button>
    </section>
  )
}

/** The details that a member can change. */
export type Details = { name: string; email: string; timezone: string }

/** The changed fields; only these are sent. */
export function pickChangedDetails(initial: Details, typed: Details): Partial<Details> {
  const changed: Partial<Details> = {}
  if (typed.name.trim() !== initial.name) changed.name = typed.name
  if (typed.email.trim() !== initial.email) changed.email = typed.email
  if (typed.timezone !== toTimeZone(initial.timezone)) changed.timezone = typed.timezone
  return changed
}

/** Shows that the account's email is not verified, and resends the link. */
function ConfirmEmail({ member: { email, is_email_verified } }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const { is_busy, send } = useToastedCall()
  const [is_sent, setSent] = useState(false)
  if (is_email_verified) return null
  const sendAgain = async (): Promise<void> => {
    setSent(await send(async () => void (await api('identity.updateUser', { email }))))
  }
  if (is_sent) {
    return (
      <output>
        <Notice tone="ok" icon={<MailCheck />}>
          {t('account.confirm.sent', { email })}
        </Notice>
      </output>
    )
  }
  return (
    <Notice
      tone="accent"
      icon={<CircleAlert />}
      action={
        <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void sendAgain()}>
          {t('account.confirm.resend')}
        </Button>
      }
    >
      {t('account.confirm.text', { email })}
    </Notice>
  )
}

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

type Typed = typeof EMPTY

/** Changes the password with the current one; all other sessions are signed out. */
function PasswordChange({ email }: { email: string }): ReactNode {
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
