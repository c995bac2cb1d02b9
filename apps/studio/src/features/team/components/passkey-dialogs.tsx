import { useT } from '@foyer/i18n/react'
import { Button, PasswordField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/api.ts'
import { getFieldErrors, hasCode } from '#platform/problem.ts'
import { startSession, useTeamMember } from '#platform/session.ts'
import type { Passkey } from '../passkeys.ts'
import styles from './passkey-list.module.css'
import { Refusal } from './refusal.tsx'

type PasskeyDialogProps = {
  readonly passkey: Passkey
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onChanged, onClose }: PasskeyDialogProps) {
  const t = useT()
  const form = useId()
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({
    mutationFn: async () => {
      await call('team.studioRenamePasskey', { id: passkey.id, name })
      await onChanged()
      onClose()
    },
  })
  const focusField = getFieldErrors(t, rename.error)['name']
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_passkeys.rename_title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} is_busy={rename.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          rename.mutate()
        }}
      >
        {focusField === undefined && <Refusal error={rename.error} />}
        <TextField
          label={t('common.name')}
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={focusField}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

/** Removes a passkey after showing the effects. An older sign-in must be confirmed first. */
export function RemovePasskeyDialog({ passkey, onChanged, onClose }: PasskeyDialogProps) {
  const t = useT()
  const [needs_reauthentication, setNeedsReauthentication] = useState(false)
  const remove = useMutation({
    mutationFn: async () => {
      await call('team.studioRemovePasskey', { id: passkey.id })
      await onChanged()
      onClose()
    },
    onError: (error) => setNeedsReauthentication(hasCode(error, 'sign_in_again')),
  })
  if (needs_reauthentication)
    return (
      <ReauthenticateDialog
        onClose={onClose}
        onReauthenticated={() => {
          setNeedsReauthentication(false)
          remove.mutate()
        }}
      />
    )
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_passkeys.remove_title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('common.remove')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('studio_passkeys.remove_text')}</p>
        <Refusal error={remove.error} />
      </div>
    </Dialog>
  )
}

/** Asks the user for the password again and starts a fresh session. */
export function ReauthenticateDialog({
  onReauthenticated,
  onClose,
}: {
  readonly onReauthenticated: () => void
  readonly onClose: () => void
}) {
  const t = useT()
  const form = useId()
  const { email } = useTeamMember()
  const [password, setPassword] = useState('')
  const reauthenticate = useMutation({
    mutationFn: async () => startSession(await call('team.studioLogin', { email, password })),
    onSuccess: onReauthenticated,
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_passkeys.reauthenticate_title')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} is_busy={reauthenticate.isPending}>
            {t('common.continue')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '') reauthenticate.mutate()
        }}
      >
        <p>{t('studio_passkeys.reauthenticate_text')}</p>
        <Refusal error={reauthenticate.error} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('common.password')}
          name="password"
          autoComplete="current-password"
          show_label={t('studio_auth.show_password')}
          hide_label={t('studio_auth.hide_password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
