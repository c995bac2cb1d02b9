import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton, ListRow, RowList } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import account from '../identity/account.module.css'
import styles from './data-rights.module.css'
import { FormErrorNotice, useFormCall } from '../identity/index.ts'

type Archives = OutputFor<'data-rights.listDataExports'>
type ArchiveItem = Archives['items'][number]

/** How often the list is read again while an archive is being prepared, in milliseconds. */
const POLL_INTERVAL_MS = 2500
/** Asking for an archive of everything, and the archives that were asked for. */
export function ArchivePart(): ReactNode {
  const t = useT()
  const api = useApi()
  const cache = useQueryClient()
  const { app } = usePlatform()
  const form = useFormCall()
  const key = ['data-rights', 'archives']
  const query = useQuery({
    queryKey: key,
    queryFn: () => api('data-rights.listDataExports'),
    refetchInterval: ({ state }) => (isPreparing(state.data) ? POLL_INTERVAL_MS : false),
  })
  const requestArchive = (): void =>
    void form.send({}, async () => {
      await api('data-rights.requestDataExport')
      await cache.invalidateQueries({ queryKey: key })
    })
  return (
    <section className={styles.part}>
      <h2 className={account.sectionTitle}>{t('data_rights.archive.title')}</h2>
      <p className={styles.text}>{t('data_rights.archive.text', { app: app.name })}</p>
      <FormErrorNotice text={form.errors.notice} />
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
              <Button kind="outline" is_busy={form.is_busy} onClick={requestArchive}>
                {t('data_rights.archive.ask')}
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
  const ready = `${size} · ${t('data_rights.archive.kept_until', { date: format.date(expires_at ?? requested_at, 'medium') })}`
  return (
    <ListRow
      lead={<Archive aria-hidden="true" />}
      title={t('data_rights.archive.asked_on', { date: format.date(requested_at, 'medium') })}
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
