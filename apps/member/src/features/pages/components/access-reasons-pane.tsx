import { useFormat, useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { EndedAccessLines } from './ended-access.tsx'
import { useOwnAccess, type OwnAccess } from '../use-own-access.ts'
import styles from './access-reasons-pane.module.css'

type AccessReasonsPaneProps = { query: Readonly<Record<string, string>>; close: () => void }

/** The panel of `#why?page=<id>`: because of what a member can see a page. */
export function AccessReasonsPane({ query, close }: AccessReasonsPaneProps): ReactNode {
  const t = useT()
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('why.title')}
      close_label={t('common.close')}
    >
      <AccessReasons page_id={query['page'] ?? ''} />
    </Sheet>
  )
}

function AccessReasons({ page_id }: { page_id: string }): ReactNode {
  const t = useT()
  return (
    <QueryBoundary query={useOwnAccess(page_id)}>
      {(access) => (
        <div className={styles.why}>
          <ReasonList access={access} />
          <LinkButton kind="outline" size="small" href="/me/account/purchases">
            {t('why.all')}
          </LinkButton>
        </div>
      )}
    </QueryBoundary>
  )
}

/** Lists what gives the member access to the page, or did so until it ended. */
export function ReasonList({ access }: { access: OwnAccess }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (!access.granted)
    return (
      <>
        <p>{t('why.no_access')}</p>
        <EndedAccessLines ended={access.ended} />
      </>
    )
  if (access.reason === 'ALLOW_BROWSING') return <p>{t('why.browsing')}</p>
  if (access.because.length === 0) return <p>{t('why.open')}</p>
  return (
    <ul className={styles.reasons}>
      {access.because.map(({ title, cause, until }) => (
        <li key={`${cause} ${title ?? ''}`}>
          {cause === 'admin' ? t('why.because.admin') : t(`why.because.${cause}`, { title: title ?? '' })}
          {until !== null && ` ${t('why.until', { date: format.date(until, 'long') })}`}
        </li>
      ))}
    </ul>
  )
}
