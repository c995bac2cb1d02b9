import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { hasCode } from '#platform/problem.ts'
import { passkeysQuery, type Passkey } from '../passkeys.ts'
import { hasPasskeys, usePasskeyDevice } from '../use-passkey-device.ts'
import { ReauthenticateDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import styles from './passkey-list.module.css'
import { Refusal } from './refusal.tsx'

type OpenDialog = { readonly dialog_type: 'rename' | 'remove'; readonly passkey: Passkey } | null

/** The passkeys of who is signed in: adding one by the lock of this device, other names, taking them away. */
export function PasskeyList() {
  const t = useT()
  const cache = useQueryClient()
  const query = useQuery(passkeysQuery)
  const [open_dialog, setOpenDialog] = useState<OpenDialog>(null)
  const refetchPasskeys = () => cache.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  const dialog = { onChanged: refetchPasskeys, onClose: () => setOpenDialog(null) }
  return (
    <Section title={t('studio_passkeys.passkeys')} text={t('studio_passkeys.text')}>
      <QueryBoundary query={query} content_name={t('studio_passkeys.passkeys')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('studio_passkeys.none')}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpenDialog({ dialog_type: 'rename', passkey })}
                  onRemove={() => setOpenDialog({ dialog_type: 'remove', passkey })}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <AddPasskey onAdded={refetchPasskeys} />
      {open_dialog?.dialog_type === 'rename' && (
        <RenamePasskeyDialog passkey={open_dialog.passkey} {...dialog} />
      )}
      {open_dialog?.dialog_type === 'remove' && (
        <RemovePasskeyDialog passkey={open_dialog.passkey} {...dialog} />
      )}
    </Section>
  )
}

type PasskeyRowProps = {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useT()
  const format = useFormat()
  const { created_at, last_used_at, is_backed_up } = passkey
  const name = passkey.name === '' ? t('studio_passkeys.unnamed') : passkey.name
  const last_used =
    last_used_at === null
      ? t('studio_passkeys.never_used')
      : t('studio_passkeys.used_on', { date: format.date(last_used_at, 'medium') })
  return (
    <li className={styles.row}>
      <KeyRound aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.meta}>
          {t('studio_passkeys.added_on', { date: format.date(created_at, 'medium') })} · {last_used} ·{' '}
          {t(is_backed_up ? 'studio_passkeys.backed_up' : 'studio_passkeys.on_device')}
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          kind="outline"
          size="small"
          aria-label={t('studio_passkeys.rename', { name })}
          onClick={onRename}
        >
          {t('common.rename')}
        </Button>
        <Button
          kind="outline"
          size="small"
          aria-label={t('studio_passkeys.remove', { name })}
          onClick={onRemove}
        >
          {t('common.remove')}
        </Button>
      </span>
    </li>
  )
}

/** Adds a passkey. An older sign-in must be confirmed first. */
function AddPasskey({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const t = useT()
  const { fault, requestPasskey } = usePasskeyDevice()
  const [needs_reauthentication, setNeedsReauthentication] = useState(false)
  const add = useMutation({
    mutationFn: async () => {
      const optionsJSON = await call('team.studioPreparePasskey')
      const registration = await requestPasskey(({ startRegistration }) => startRegistration({ optionsJSON }))
      if (!registration) return
      const { id, rawId, type, response } = registration
      await call('team.studioAddPasskey', { credential: { id, rawId, type, response } })
      await onAdded()
    },
    onError: (error) => setNeedsReauthentication(hasCode(error, 'sign_in_again')),
  })
  if (!hasPasskeys()) return <p className={styles.none}>{t('studio_passkeys.unsupported')}</p>
  const refusal = hasCode(add.error, 'sign_in_again') ? null : add.error
  return (
    <div className={styles.add}>
      <Refusal error={refusal} fault={fault} />
      <Button kind="ink" icon={<Plus />} is_busy={add.isPending} onClick={() => add.mutate()}>
        {t('studio_passkeys.add')}
      </Button>
      {needs_reauthentication && (
        <ReauthenticateDialog
          onClose={() => setNeedsReauthentication(false)}
          onReauthenticated={() => {
            setNeedsReauthentication(false)
            add.mutate()
          }}
        />
      )}
    </div>
  )
}
