import { ApiError } from '@foyer/contract/api-error'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { LogOut, ReceiptText, Repeat, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import account from '../identity/account.module.css'
import styles from './data-rights.module.css'
import { ReauthenticatePart, FormErrorNotice, useFormCall } from '../identity/index.ts'

/** Closing the account: what it means, the proof that it is the member, and the way back for 14 days. */
export function DeleteAccountPart(): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  return (
    <section className={styles.part}>
      <h2 className={account.sectionTitle}>{t('data_rights.close.title')}</h2>
      <p className={styles.text}>{t('data_rights.close.text')}</p>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {t('data_rights.close.action')}
      </Button>
      {is_open && <DeleteAccountSheet close={() => setOpen(false)} />}
    </section>
  )
}

function DeleteAccountSheet({ close }: { close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const toast = useToast()
  const store = useSessionStore()
  const { location } = usePlatform()
  const form = useFormCall()
  const [must_reauthenticate, setMustReauthenticate] = useState(false)

  const deleteAccount = (): void =>
    void form.send({}, async () => {
      try {
        const { deletes_at } = await api('data-rights.closeAccount')
        location.navigate('/', { replace: true })
        await store.signOut(true)
        toast(t('data_rights.close.closed', { date: format.date(deletes_at, 'long') }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'sign_in_again') throw error
        setMustReauthenticate(true)
      }
    })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={must_reauthenticate ? t('data_rights.prove.title') : t('data_rights.close.title')}
      close_label={t('common.close')}
    >
      {must_reauthenticate ? (
        <ReauthenticatePart
          onReauthenticated={() => {
            setMustReauthenticate(false)
            deleteAccount()
          }}
        />
      ) : (
        <div className={styles.part}>
          <ul className={styles.points}>
            <Consequence icon={<LogOut />} text={t('data_rights.close.point_out')} />
            <Consequence icon={<Repeat />} text={t('data_rights.close.point_renewals')} />
            <Consequence icon={<ReceiptText />} text={t('data_rights.close.point_invoices')} />
            <Consequence icon={<Trash2 />} text={t('data_rights.close.point_erased')} />
          </ul>
          <FormErrorNotice text={form.errors.notice} />
          <Button kind="danger" is_wide is_busy={form.is_busy} onClick={deleteAccount}>
            {t('data_rights.close.go_on')}
          </Button>
          <Button kind="text" is_wide onClick={close}>
            {t('data_rights.close.keep')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

function Consequence({ icon, text }: { icon: ReactNode; text: string }): ReactNode {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      {text}
    </li>
  )
}
