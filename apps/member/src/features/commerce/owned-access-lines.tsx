import type { OutputFor } from '@foyer/contract/client'
import type { Translate, Format } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { ListRow, RowList } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'

export type OwnedAccess = OutputFor<'commerce.listHoldings'>['items'][number]

/** Lists the reasons why the member owns access, one per line, and what it opens. */
export function OwnedAccessLines({ owned }: { owned: OwnedAccess }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <>
      {owned.reasons.map((reason) => (
        <span key={reason.id} className={styles.reason}>
          {formatReason(t, format, reason)}
        </span>
      ))}
      {owned.opens.length > 0 && <span className={styles.reason}>{formatOpenedPages(t, format, owned)}</span>}
    </>
  )
}

/** Lists access that the member owns without a purchase: gifts, grants and imports. */
export function GrantedAccessList({ items }: { items: readonly OwnedAccess[] }): ReactNode {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.owned.title')}</h2>
      <RowList label={t('checkout.owned.title')}>
        {items.map((owned) => (
          <ListRow
            key={owned.object_id}
            href={owned.path ?? `/me/products/${owned.object_id}`}
            title={owned.title}
            meta={<OwnedAccessLines owned={owned} />}
          />
        ))}
      </RowList>
    </section>
  )
}

export type EndedAccess = OutputFor<'commerce.listHoldings'>['ended'][number]

/** What ended when, in a line: "Your gift ended on 3 June 2026." */
export function EndedAccessLine({ ended: { cause, ended_at } }: { ended: EndedAccess }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <span className={styles.reason}>
      {t(`checkout.owned.ended.${cause}`, { date: format.date(ended_at, 'long') })}
    </span>
  )
}

/** Lists ended access that the member had without a purchase. */
export function EndedAccessList({ items }: { items: readonly EndedAccess[] }): ReactNode {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.owned.former')}</h2>
      <RowList label={t('checkout.owned.former')}>
        {items.map((ended) => (
          <ListRow
            key={ended.object_id}
            href={ended.path ?? `/me/products/${ended.object_id}`}
            title={ended.title}
            meta={<EndedAccessLine ended={ended} />}
          />
        ))}
      </RowList>
    </section>
  )
}

/** So many pages are named; a product may open hundreds. */
const MAX_NAMED_PAGES = 3

function formatOpenedPages(
  t: Translate,
  format: ReturnType<typeof useFormat>,
  { opens }: OwnedAccess,
): string {
  const titles = opens.slice(0, MAX_NAMED_PAGES).map((page) => page.title)
  const more = opens.length - titles.length
  const listed = more > 0 ? [...titles, t('checkout.owned.more', { count: more })] : titles
  return t('checkout.owned.opens', { pages: format.list(listed) })
}

type Reason = Omit<OutputFor<'commerce.listHoldings'>['items'][number]['reasons'][number], 'id'>

/** Formats the reason and end of owned access in one line: "Gift of the team of 3 May. Yours until 3 June." */
export function formatReason(t: Translate, format: Pick<Format, 'date'>, reason: Reason): string {
  const { cause, since, until, plan, store, part_of } = reason
  const date = format.date(since, 'long')
  const given =
    store === null
      ? t(`checkout.owned.cause.${cause}`, { date })
      : t(`checkout.owned.store.${store}`, { date })
  const sentence = part_of === null ? given : `${t('checkout.owned.part_of', { title: part_of })} ${given}`
  if (until === null) return `${sentence} ${t('checkout.owned.end.none')}`
  const ends = t(`checkout.owned.end.${plan ?? 'fixed'}`, { date: format.date(until, 'long') })
  const managed = store === null ? '' : ` ${t(`checkout.owned.managed.${store}`)}`
  return `${sentence} ${ends}${managed}`
}
