import { ApiError, type OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, ListRow, RowList } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { useToast } from '#platform/toasts.ts'
import account from './account.module.css'
import { PasskeySheet } from './passkey-sheet.tsx'
import styles from './passkeys.module.css'
import { ReauthenticatePart } from './reauthenticate-part.tsx'
import { FormErrorNotice } from '@foyer/ui/form'
import { useAction } from '#platform/use-form.ts'
import { hasPasskeys, usePasskeyDevice } from '../use-passkey-device.ts'

type Passkey = OutputFor<'identity.listPasskeys'>['items'][number]

const KEY = ['identity', 'passkeys']

/** The member's passkeys, and adding one by the lock of this device. */
export function PasskeysPart(): ReactNode {
  const t = useT()
  const api = useApi()
  const cache = useQueryClient()
  const [opened, setOpened] = useState<Passkey | null>(null)
  const query = useQuery({ queryKey: KEY, queryFn: () => api('identity.listPasskeys') })
  const refetchPasskeys = (): Promise<void> => cache.invalidateQueries({ queryKey: KEY })
  return (
    <section className={styles.part}>
      <h2 className={account.sectionTitle}>{t('passkeys.title')}</h2>
      <p className={account.meta}>{t('passkeys.text')}</p>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length > 0 && (
            <RowList label={t('passkeys.title')}>
              {items.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} open={() => setOpened(passkey)} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
      <AddPasskey onAdded={refetchPasskeys} />
      {opened && <PasskeySheet passkey={opened} onChanged={refetchPasskeys} close={() => setOpened(null)} />}
    </section>
  )
}

function PasskeyRow({ passkey, open }: { passkey: Passkey; open: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { name, host, created_at, last_used_at } = passkey
  const added = t('passkeys.added_on', { date: format.date(created_at, 'medium') })
  const used =
    last_used_at === null
      ? t('passkeys.never_used')
      : t('passkeys.used_on', { date: format.date(last_used_at, 'medium') })
  return (
    <ListRow
      lead={<KeyRound aria-hidden="true" />}
      title={name === '' ? t('passkeys.unnamed') : name}
      meta={host === location.hostname ? `${added} · ${used}` : t('passkeys.elsewhere', { host })}
      onPress={open}
      has_chevron
    />
  )
}

/** Adds a passkey. An older session has to reauthenticate first. */
function AddPasskey({ onAdded }: { onAdded: () => Promise<void> }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const device = usePasskeyDevice()
  const [must_reauthenticate, setMustReauthenticate] = useState(false)
  const form = useAction(async () => {
    try {
      const optionsJSON = await api('identity.preparePasskey')
      const registration = await device.runCeremony(({ startRegistration }) =>
        startRegistration({ optionsJSON }),
      )
      if (!registration) return
      const { id, rawId, type, response } = registration
      await api('identity.addPasskey', { credential: { id, rawId, type, response } })
      await onAdded()
      toast(t('passkeys.added'))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign_in_again') throw error
      setMustReauthenticate(true)
    }
  })
  if (!hasPasskeys()) return <p className={account.meta}>{t('passkeys.unsupported')}</p>
  const errorText = form.refusal ?? device.notice
  return (
    <>
      <FormErrorNotice text={errorText} />
      <Button
        kind="outline"
        size="small"
        icon={<Plus />}
        is_busy={form.is_saving}
        onClick={() => form.submit()}
      >
        {t('passkeys.add')}
      </Button>
      {must_reauthenticate && (
        <Sheet
          is_open
          onOpenChange={setMustReauthenticate}
          title={t('data_rights.reauthenticate.title')}
          close_label={t('common.close')}
        >
          <ReauthenticatePart
            onReauthenticated={() => {
              setMustReauthenticate(false)
              form.submit()
            }}
          />
        </Sheet>
      )}
    </>
  )
}
