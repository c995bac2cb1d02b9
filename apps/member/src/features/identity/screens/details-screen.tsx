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
import { FormErrorNotice } from '@foyer/ui/form'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { useConfirmLeave } from '#platform/routing/use-confirm-leave.tsx'
import { useAction, useForm } from '#platform/use-form.ts'
import styles from '../components/account.module.css'
import { AvatarPart } from '../components/avatar-part.tsx'
import { PasskeysPart } from '../components/passkeys-part.tsx'
import { SignInMethods } from '../components/sign-in-methods.tsx'
import { ValidatedForm } from '../components/validated-form.tsx'
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
  const [unverified_email, setUnverifiedEmail] = useState<string | null>(null)
  const saved: Details = {
    name: member.name,
    email: unverified_email ?? member.email,
    timezone: toTimeZone(member.timezone) ?? member.timezone,
  }
  const form = useForm<Details>({
    saved,
    validate: ({ name, email }) => findMissingFields(t, { name, email }),
    save: async (typed) => {
      const changed = pickChangedDetails(saved, typed)
      const response = await api('identity.updateUser', changed)
      store.patchUser(response.user)
      if (changed.email !== undefined) setUnverifiedEmail(response.email_to_verify)
      toast(t('common.saved'))
    },
  })
  const has_changes = Object.keys(pickChangedDetails(saved, form.values)).length > 0
  const leave_dialog = useConfirmLeave(has_changes && !form.is_saving)
  return (
    <ValidatedForm form={form}>
      {leave_dialog}
      {unverified_email !== null && (
        <Notice tone="ok" icon={<MailCheck />}>
          {t('account.email_to_verify', { email: unverified_email })}
        </Notice>
      )}
      <TextField label={t('common.name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('common.email')}
        help={t('account.email_help')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <TimeZoneOffer member={member} onAccepted={(timezone) => form.set('timezone', timezone)} />
      <SelectField
        label={t('account.time_zone')}
        help={t('account.time_zone_help')}
        choices={listTimeZones(member.timezone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
        {...form.field('timezone')}
      />
      <Button type="submit" is_wide kind={has_changes ? 'accent' : 'outline'} is_busy={form.is_saving}>
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
  const [is_sent, setSent] = useState(false)
  const form = useAction(async () => {
    await api('identity.requestReset', { email })
    setSent(true)
  })
  return (
    <section className={styles.password}>
      <h2 className={styles.sectionTitle}>{t('common.password')}</h2>
      {!passwordless && <PasswordChange email={email} />}
      <p className={styles.meta}>
        {t(passwordless ? 'account.password.text' : 'sessions.password.forgotten')}
      </p>
      <FormErrorNotice text={form.refusal} />
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
        is_busy={form.is_saving}
        onClick={() => form.submit()}
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

/** Changes the password with the current one; all other sessions are signed out. */
function PasswordChange({ email }: { email: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const [is_changed, setChanged] = useState(false)
  const form = useForm({
    saved: EMPTY,
    validate: (typed) => findMissingFields(t, typed),
    fieldByCode: { wrong_credentials: 'current_password' },
    messageByCode: { wrong_credentials: t('sessions.password.wrong') },
    save: async (typed) => {
      setChanged(false)
      await api('identity.changePassword', typed)
      form.reset()
      setChanged(true)
    },
  })
  const field = (name: keyof typeof EMPTY, label: string, help?: string): ReactNode => (
    <PasswordField
      label={label}
      autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
      help={form.errorOf(name) === undefined ? help : undefined}
      show_label={t('auth.show_password')}
      hide_label={t('auth.hide_password')}
      {...form.field(name)}
    />
  )
  return (
    <ValidatedForm form={form}>
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
      <Button type="submit" kind="outline" is_wide is_busy={form.is_saving}>
        {t('sessions.password.save')}
      </Button>
    </ValidatedForm>
  )
}
