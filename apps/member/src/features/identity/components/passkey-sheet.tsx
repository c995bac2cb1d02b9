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
import styles from './passkeys.module.css'
import { ReauthenticatePart } from './reauthenticate-part.tsx'
import { ValidatedForm } from './validated-form.tsx'
import { useFormCall } from '../use-form-call.ts'

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
  const form = useFormCall()
  const [name, setName] = useState(passkey.name)
  const save = async (): Promise<void> => {
    const is_saved = await form.send({ name }, async () => {
      await api('identity.renamePasskey', { id: passkey.id, name })
      await onChanged()
    })
    if (!is_saved) return
    toast(t('common.saved'))
    close()
  }
  return (
    <ValidatedForm errors={form.errors} onSubmit={() => void save()}>
      <p className={styles.text}>{t(passkey.is_backed_up ? 'passkeys.backed_up' : 'passkeys.on_device')}</p>
      <TextField
        label={t('common.name')}
        name="name"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={form.errors.fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" is_wide is_busy={form.is_busy}>
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
