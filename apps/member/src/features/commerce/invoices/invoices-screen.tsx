import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import styles from './invoice.module.css'

/** Lists the member's invoices and credit notes, and leads to their billing details. */
export function InvoicesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({
    queryKey: ['commerce', 'invoices'],
    queryFn: () => api('commerce.listInvoices'),
  })
  return (
    <Screen title={t('invoice.list')} back="/me/account/purchases">
      <RowList>
        {[
          <ListRow
            key="link"
            href="/me/account/billing"
            lead={<ReceiptText aria-hidden="true" />}
            title={t('invoice.billing')}
            meta={t('invoice.billing_help')}
          />,
        ]}
      </RowList>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<ReceiptText />}
              title={t('invoice.empty_title')}
              text={t('invoice.empty_text')}
            />
          ) : (
            <RowList label={t('invoice.list')}>
              {items.map((invoice) => (
                <InvoiceRow key={invoice.uuid} invoice={invoice} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
    </Screen>
  )
}

type Invoice = OutputFor<'commerce.listInvoices'>['items'][number]

function InvoiceRow({ invoice }: { invoice: Invoice }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { uuid, kind, label, titles, total, currency, issued_at, is_test } = invoice
  return (
    <ListRow
      href={`/me/invoices/${uuid}`}
      title={kind === 'credit_note' ? t('invoice.credit_note') : format.list(titles)}
      meta={
        <span className={styles.rowMeta}>
          <span dir="ltr">{label}</span> · {format.date(issued_at, 'medium')}
        </span>
      }
      end={
        <>
          {is_test && <Badge tone="warn">{t('invoice.test_badge')}</Badge>}
          {format.money(total, currency, { is_full: true })}
        </>
      }
    />
  )
}
