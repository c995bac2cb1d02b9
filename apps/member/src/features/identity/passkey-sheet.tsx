import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { useToast } from '../../platform/toasts.ts'
import styles from './passkeys.module.css'
import { ProvePart } from './prove-part.tsx'
import { FaultForm } from './fault-form.tsx'
import { useFormCall } from './use-form-call.ts'

type Props = {
  passkey: OutputFor<'identity.listPasskeys'>['items'][number]
  onChanged: () => Promise<void>
  close: () => void
}

/** One passkey: another name for it, and taking it away. */
export function PasskeySheet(props: Props): ReactNode {
  const t = useT()
  const [is_leaving, setLeaving] = useState(false)
  if (is_leaving) return <RemoveDialog {...props} />
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
      <RenamePart {...props} askToRemove={() => setLeaving(true)} />
    </Sheet>
  )
}

function RenamePart({
  passkey,
  onChanged,
  close,
  askToRemove,
}: Props & { askToRemove: () => void }): ReactNode {
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
    <FaultForm faults={form.faults} onSubmit={() => void save()}>
      <p className={styles.text}>{t(passkey.is_backed_up ? 'passkeys.backed_up' : 'passkeys.on_device')}</p>
      <TextField
        label={t('common.name')}
        name="name"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={form.faults.fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" is_wide is_busy={form.is_busy}>
        {t('common.save')}
      </Button>
      <Button kind="text" is_wide onClick={askToRemove}>
        {t('passkeys.remove.action')}
      </Button>
    </FaultForm>
  )
}

/** Asks before it takes a passkey away; whoever signed in a while ago proves first that it is them. */
function RemoveDialog({ passkey, onChanged, close }: Props): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const words = useProblemWords()
  const { app } = usePlatform()
  const [must_prove, setMustProve] = useState(false)
  const leave = async (): Promise<void> => {
    close()
    await onChanged()
  }
  const remove = useMutation({
    mutationFn: () => api('identity.removePasskey', { id: passkey.id }),
    onSuccess: async () => {
      toast(t('passkeys.removed'))
      await leave()
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'sign_in_again') return setMustProve(true)
      toast({ text: words(error), tone: 'danger' })
      await leave()
    },
  })
  if (must_prove)
    return (
      <Sheet
        is_open
        onOpenChange={(is_open) => {
          if (!is_open) close()
        }}
        title={t('data_rights.prove.title')}
        close_label={t('common.close')}
      >
        <ProvePart
          onProven={() => {
            setMustProve(false)
            remove.mutate()
          }}
        />
      </Sheet>
    )
  return (
    <ConfirmDialog
      title={t('passkeys.remove.title')}
      text={t('passkeys.remove.text', { app: app.name })}
      keep_label={t('passkeys.remove.keep')}
      do_label={t('common.remove')}
      is_busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      close={close}
    />
  )
}
