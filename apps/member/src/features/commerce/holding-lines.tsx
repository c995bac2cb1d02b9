import type { OutputFor } from '@foyer/contract/client'
import type { Translate, Format } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { ListRow, RowList } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'

export type Holding = OutputFor<'commerce.listHoldings'>['items'][number]

/** Why the member holds something, a line for each reason, and what it opens. */
export function HoldingLines({ held }: { held: Holding }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <>
      {held.reasons.map((reason) => (
        <span key={reason.id} className={styles.reason}>
          {reasonWords(t, format, reason)}
        </span>
      ))}
      {held.opens.length > 0 && <span className={styles.reason}>{opensWords(t, format, held)}</span>}
    </>
  )
}

/** What the member holds without having bought it: gifts, grants and what was brought over. */
export function HeldOtherwise({ items }: { items: readonly Holding[] }): ReactNode {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.holdings.title')}</h2>
      <RowList label={t('checkout.holdings.title')}>
        {items.map((held) => (
          <ListRow
            key={held.object_id}
            href={held.path ?? `/me/products/${held.object_id}`}
            title={held.title}
            meta={<HoldingLines held={held} />}
          />
        ))}
      </RowList>
    </section>
  )
}

export type Former = OutputFor<'commerce.listHoldings'>['ended'][number]

/** What ended when, in a line: "Your gift ended on 3 June 2026." */
export function EndedLine({ former: { cause, ended_at } }: { former: Former }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <span className={styles.reason}>
      {t(`checkout.holdings.ended.${cause}`, { date: format.date(ended_at, 'long') })}
    </span>
  )
}

/** What the member held and holds no more, without having bought it. */
export function HeldBefore({ items }: { items: readonly Former[] }): ReactNode {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.holdings.former')}</h2>
      <RowList label={t('checkout.holdings.former')}>
        {items.map((former) => (
          <ListRow
            key={former.object_id}
            href={former.path ?? `/me/products/${former.object_id}`}
            title={former.title}
            meta={<EndedLine former={former} />}
          />
        ))}
      </RowList>
    </section>
  )
}

/** So many pages are named; a product may open hundreds. */
const NAMED = 3

function opensWords(t: Translate, format: ReturnType<typeof useFormat>, { opens }: Holding): string {
  const named = opens.slice(0, NAMED).map((page) => page.title)
  const more = opens.length - named.length
  const all = more > 0 ? [...named, t('checkout.holdings.more', { count: more })] : named
  return t('checkout.holdings.opens', { pages: format.list(all) })
}

type Reason = Omit<OutputFor<'commerce.listHoldings'>['items'][number]['reasons'][number], 'id'>

/** Why a member holds something and until when, in a line: "Gift of the team of 3 May. Yours until 3 June." */
export function reasonWords(t: Translate, format: Pick<Format, 'date'>, reason: Reason): string {
  const { cause, since, until, plan } = reason
  const why = t(`checkout.holdings.cause.${cause}`, { date: format.date(since, 'long') })
  if (until === null) return `${why} ${t('checkout.holdings.end.none')}`
  return `${why} ${t(`checkout.holdings.end.${plan ?? 'fixed'}`, { date: format.date(until, 'long') })}`
}
