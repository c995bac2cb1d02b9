import { useT, useFormat } from '@foyer/i18n/react'
import { type ReactNode, useState } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import type { OutputFor } from '@foyer/contract/client'
import { Button, LinkButton, ListRow, RowList } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, LogOut, ReceiptText, Repeat, Trash2 } from 'lucide-react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import account from '../identity/components/account.module.css'
import styles from './data-rights.module.css'
import { ReauthenticatePart } from '../identity/index.ts'
import { FormErrorNotice } from '@foyer/ui/form'
import { useAction } from '../../platform/use-form.ts'
import { ApiError } from '@foyer/contract/api-error'
import { Sheet } from '@foyer/ui/sheet'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'

/** Screen for data rights: exporting all personal data, and deleting the account. */
export function DataScreen(): ReactNode {
  const t = useT()
  return (
    <Screen title={t('data_rights.title')} back="/me/account">
      <ArchivePart />
      <DeleteAccountPart />
    </Screen>
  )
}

type Archives = OutputFor<'data-rights.listDataExports'>
type ArchiveItem = Archives['items'][number]

/** How often the list is read again while an archive is being prepared, in milliseconds. */
const POLL_INTERVAL_MS = 2500
/** Requests an archive of all personal data, and lists earlier requests. */
function ArchivePart(): ReactNode {
  const t = useT()
  const api = useApi()
  const cache = useQueryClient()
  const { app } = usePlatform()
  const key = ['data-rights', 'archives']
  const query = useQuery({
    queryKey: key,
    queryFn: () => api('data-rights.listDataExports'),
    refetchInterval: ({ state }) => (isPreparing(state.data) ? POLL_INTERVAL_MS : false),
  })
  const form = useAction(async () => {
    await api('data-rights.requestDataExport')
    await cache.invalidateQueries({ queryKey: key })
  })
  return (
    <section className={styles.part}>
      <h2 className={account.sectionTitle}>{t('data_rights.archive.title')}</h2>
      <p className={styles.text}>{t('data_rights.archive.text', { app: app.name })}</p>
      <FormErrorNotice text={form.refusal} />
      <QueryBoundary query={query}>
        {({ items }) => (
          <>
            {items.length > 0 && (
              <RowList label={t('data_rights.archive.list')}>
                {items.map((archive) => (
                  <ArchiveRow key={archive.id} archive={archive} />
                ))}
              </RowList>
            )}
            {!isPreparing(query.data) && (
              <Button kind="outline" is_busy={form.is_saving} onClick={() => form.submit()}>
                {t('data_rights.archive.request')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function isPreparing(archives: Archives | undefined): boolean {
  return archives?.items.some(({ state }) => state === 'preparing') ?? false
}

function ArchiveRow({ archive }: { archive: ArchiveItem }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { state, requested_at, expires_at, bytes, url } = archive
  const size = formatSize(format, bytes ?? 0)
  const ready = `${size} · ${t('data_rights.archive.available_until', { date: format.date(expires_at ?? requested_at, 'medium') })}`
  return (
    <ListRow
      lead={<Archive aria-hidden="true" />}
      title={t('data_rights.archive.requested_on', { date: format.date(requested_at, 'medium') })}
      meta={<output>{state === 'ready' ? ready : t(`data_rights.archive.${state}`)}</output>}
      end={
        url !== null && (
          <LinkButton kind="soft" size="small" href={url} download>
            {t('data_rights.archive.download')}
          </LinkButton>
        )
      }
    />
  )
}

function formatSize(format: ReturnType<typeof useFormat>, bytes: number): string {
  const is_small = bytes < 1_000_000
  const unit = is_small ? 'kilobyte' : 'megabyte'
  const size = bytes / (is_small ? 1000 : 1_000_000)
  return format.number(size, { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 })
}

/** Closing the account: what it means, the proof that it is the member, and the way back for 14 days. */
function DeleteAccountPart(): ReactNode {
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
  const [must_reauthenticate, setMustReauthenticate] = useState(false)

  const form = useAction(async () => {
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
      title={must_reauthenticate ? t('data_rights.reauthenticate.title') : t('data_rights.close.confirm')}
      close_label={t('common.close')}
    >
      {must_reauthenticate ? (
        <ReauthenticatePart
          onReauthenticated={() => {
            setMustReauthenticate(false)
            form.submit()
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
          <FormErrorNotice text={form.refusal} />
          <Button kind="danger" is_wide is_busy={form.is_saving} onClick={() => form.submit()}>
            {t('data_rights.close.submit')}
          </Button>
          <Button kind="text" is_wide onClick={close}>
            {t('data_rights.close.cancel')}
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
