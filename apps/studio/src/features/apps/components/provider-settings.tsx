import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice, Switch } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import type { SignInSettings } from '../sign-in-values.ts'
import { ProviderKeysDialog } from './provider-keys-dialog.tsx'
import styles from './provider-settings.module.css'

type ProviderSettingsProps = {
  readonly keys: SignInSettings['google']
  readonly is_on: boolean
  readonly onSwitch: (is_on: boolean) => void
  readonly onSaved: (settings: SignInSettings) => void
}

/** One provider: its switch, which needs keys, and the keys. */
export function ProviderSettings({ keys, is_on, onSwitch, onSaved }: ProviderSettingsProps) {
  const t = useT()
  const format = useFormat()
  const [open, setOpen] = useState<'keys' | 'remove' | null>(null)
  const { provider, is_set, is_readable, changed_at } = keys
  const name = t(`studio_sign_in.methods.${provider}`)
  const state = !is_set
    ? t('studio_sign_in.keys.missing')
    : is_readable
      ? t('studio_sign_in.keys.set', { date: changed_at ? format.dateTime(changed_at) : '' })
      : t('studio_sign_in.keys.unreadable')
  return (
    <div className={styles.provider}>
      <Switch
        label={name}
        meta={state}
        checked={is_on}
        disabled={!is_set && !is_on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <div className={styles.buttons}>
        <Button kind="outline" size="small" onClick={() => setOpen('keys')}>
          {is_set
            ? t('studio_sign_in.keys.change_named', { provider: name })
            : t('studio_sign_in.keys.set_up', { provider: name })}
        </Button>
        {is_set && (
          <Button kind="ghost" size="small" onClick={() => setOpen('remove')}>
            {t('studio_sign_in.keys.remove')}
          </Button>
        )}
      </div>
      {open === 'keys' && <ProviderKeysDialog keys={keys} onSaved={onSaved} onClose={() => setOpen(null)} />}
      {open === 'remove' && (
        <RemoveKeysDialog keys={keys} name={name} onSaved={onSaved} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

type RemoveProps = Pick<ProviderSettingsProps, 'keys' | 'onSaved'> & {
  readonly name: string
  readonly onClose: () => void
}

/** Shows the effects of removing keys: the provider is switched off and its users sign in by mail. */
function RemoveKeysDialog({ keys, name, onSaved, onClose }: RemoveProps) {
  const t = useT()
  const call = useAppCall()
  const remove = useMutation({
    mutationFn: () => call('apps.removeSsoKeys', { provider: keys.provider }),
    onSuccess: (settings) => {
      onSaved(settings)
      toasts.add({ text: t('studio_sign_in.keys.removed', { provider: name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_sign_in.keys.remove_title', { provider: name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('studio_sign_in.keys.remove')}
          </Button>
        </>
      }
    >
      {t('studio_sign_in.keys.remove_text', { provider: name })}
      {remove.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, remove.error)}
        </Notice>
      )}
    </Dialog>
  )
}
