import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useFormatError } from '#platform/format-error.ts'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import { useToast } from '#platform/toasts.ts'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { useForm } from '#platform/use-form.ts'
import styles from './passkeys.module.css'
import { ReauthenticatePart } from './reauthenticate-part.tsx'
import { ValidatedForm } from './validated-form.tsx'

type Props = {
  passkey: OutputFor<'identity.listPasskeys'>['items'][number]
  onChanged: () => Promise<void>
  close: () => void
}

/** One passkey: another name for it, and taking it away. */
export function PasskeySheet(props: Props): ReactNode {
  const t = useT()
  const [is_removing, setRemoving] = useState(false)
  if (is_removing) return <RemoveDialog {...props} />
  const { name } = props.passkey
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) props.close()
      }}
      title={name === '' ? t('passkeys.unnamed') : name}
      close_label={t('common.close')}
    >
      <RenamePart {...props} openRemoveDialog={() => setRemoving(true)} />
    </Sheet>
  )
}

function RenamePart({
  passkey,
  onChanged,
  close,
  openRemoveDialog,
}: Props & { openRemoveDialog: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const form = useForm({
    saved: { name: passkey.name },
    validate: (typed) => findMissingFields(t, typed),
    save: async ({ name }) => {
      await api('identity.renamePasskey', { id: passkey.id, name })
      await onChanged()
      toast(t('common.saved'))
      close()
    },
  })
  return (
    <ValidatedForm form={form}>
      <p className={styles.text}>{t(passkey.is_backed_up ? 'passkeys.backed_up' : 'passkeys.on_device')}</p>
      <TextField label={t('common.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t('common.save')}
      </Button>
      <Button kind="text" is_wide onClick={openRemoveDialog}>
        {t('passkeys.remove.action')}
      </Button>
    </ValidatedForm>
  )
}

/** Asks for confirmation before it removes a passkey; an older session has to reauthenticate first. */
function RemoveDialog({ passkey, onChanged, close }: Props): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const formatError = useFormatError()
  const { app } = usePlatform()
  const [must_reauthenticate, setMustReauthenticate] = useState(false)
  const removePasskey = async (): Promise<void> => {
    close()
    await onChanged()
  }
  const remove = useMutation({
    mutationFn: () => api('identity.removePasskey', { id: passkey.id }),
    onSuccess: async () => {
      toast(t('passkeys.removed'))
      await removePasskey()
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'sign_in_again') return setMustReauthenticate(true)
      toast({ text: formatError(error), tone: 'danger' })
      await removePasskey()
    },
  })
  if (must_reauthenticate)
    return (
      <Sheet
        is_open
        onOpenChange={(is_open) => {
          if (!is_open) close()
        }}
        title={t('data_rights.reauthenticate.title')}
        close_label={t('common.close')}
      >
        <ReauthenticatePart
          onReauthenticated={() => {
            setMustReauthenticate(false)
            remove.mutate()
          }}
        />
      </Sheet>
    )
  return (
    <ConfirmDialog
      title={t('passkeys.remove.title')}
      text={t('passkeys.remove.text', { app: app.name })}
      cancel_label={t('passkeys.remove.cancel')}
      confirm_label={t('common.remove')}
      is_busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      close={close}
    />
  )
}
