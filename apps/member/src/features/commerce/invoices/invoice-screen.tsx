import { taxNameOf } from '@foyer/domain/money'
import { formatRate } from '@foyer/content/prices'
import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState, IconButton, LinkButton, ListRow, Notice, RowList } from '@foyer/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Download, FileQuestion, LifeBuoy, Mail, Share, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { InvoiceParty } from './invoice-party.tsx'
import { shareInvoice } from './share-invoice.ts'
import { usePdfDownload } from './use-pdf-download.ts'
import { WithdrawLink } from '../withdraw/withdraw-link.tsx'
import styles from './invoice.module.css'

type Invoice = OutputFor<'commerce.getInvoice'>

/** An invoice or credit note behind its link, which needs no sign-in. */
export function InvoiceScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const member = useMember()
  const query = useQuery({
    queryKey: ['commerce', 'invoice', id],
    queryFn: () => api('commerce.getInvoice', { id }),
    retry: (count, error) => !isRefused(error) && count < 2,
  })
  const kind = query.data?.kind === 'credit_note' ? 'invoice.credit_note' : 'invoice.title'
  return (
    <Screen
      title={t(kind)}
      {...(member ? { back: '/me/account/invoices' } : {})}
      {...(query.data ? { actions: <ShareButton invoice={query.data} /> } : {})}
    >
      {isRefused(query.error) ? (
        <EmptyState
          icon={<FileQuestion />}
          title={t('invoice.invalid')}
          text={t('invoice.invalid_text')}
          actions={
            <LinkButton size="small" href="/">
              {t('common.home')}
            </LinkButton>
          }
        />
      ) : (
        <QueryBoundary query={query}>{(invoice) => <InvoiceView invoice={invoice} />}</QueryBoundary>
      )}
    </Screen>
  )
}

/** An id of another form is refused as `invalid`, one that does not exist as `invalid_invoice`. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_invoice' || error.code === 'invalid')
}

function ShareButton({ invoice: { label } }: { invoice: Invoice }): ReactNode {
  const t = useT()
  const toast = useToast()
  return (
    <IconButton
      icon={<Share />}
      label={t('invoice.share')}
      onClick={() => void shareInvoice(label, () => toast(t('invoice.copied')))}
    />
  )
}

function InvoiceView({ invoice }: { invoice: Invoice }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { app } = usePlatform()
  const { label, lines, tax, total, currency, issued_at, seller, buyer, credits, credit_notes, reason } =
    invoice
  const toMoney = (minor: number) => format.money(minor, currency, { is_full: true })
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const is_added = tax !== null && !tax.is_inclusive
  return (
    <>
      <article className={styles.sheet} aria-label={`${t('invoice.title')} ${label}`}>
        <div className={styles.top}>
          <span className={styles.app} dir="auto">
            {app.name}
          </span>
          <InvoiceState invoice={invoice} />
        </div>
        <p className={styles.amount}>{toMoney(total)}</p>
        <p className={styles.meta}>
          <span dir="ltr">{label}</span> · {format.dateTime(issued_at, 'long')}
        </p>
        {invoice.is_test && <Notice tone="warn">{t('invoice.test')}</Notice>}
        {credits && (
          <p className={styles.meta}>
            <a href={`/me/invoices/${credits.uuid}`}>{t('invoice.credits', { label: credits.label })}</a>
          </p>
        )}
        <div className={styles.parties}>
          <InvoiceParty title={t('invoice.from')} party={seller} />
          <InvoiceParty title={t('invoice.to')} party={buyer} />
        </div>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <AmountRow
              key={`${line.product_id} ${line.kind}`}
              label={line.kind === 'product' ? line.title : t(`invoice.${line.kind}`, { title: line.title })}
              value={toMoney(line.amount + line.discount - (is_added ? line.tax : 0))}
            />
          ))}
          {discount > 0 && <AmountRow label={t('invoice.discount')} value={toMoney(-discount)} />}
        </dl>
        {tax && is_added && <InvoiceTax tax={tax} toMoney={toMoney} />}
        <dl className={styles.total}>
          <AmountRow label={t('invoice.total')} value={toMoney(total)} />
        </dl>
        {tax && !is_added && <InvoiceTax tax={tax} toMoney={toMoney} />}
        {tax?.is_reverse_charge && <p className={styles.meta}>{t('invoice.reverse_charge')}</p>}
        {reason !== null && reason !== '' && (
          <p className={styles.meta} dir="auto">
            {t('invoice.reason', { reason })}
          </p>
        )}
      </article>
      {credit_notes.length > 0 && (
        <RowList label={t('invoice.credited')}>
          {credit_notes.map((note) => (
            <ListRow
              key={note.uuid}
              href={`/me/invoices/${note.uuid}`}
              title={t('invoice.credit_note')}
              meta={<span dir="ltr">{note.label}</span>}
              end={toMoney(-note.amount)}
            />
          ))}
        </RowList>
      )}
      <div className={styles.help}>
        <RowList>
          {[
            <ListRow
              key="link"
              href="/me/account/support"
              lead={<LifeBuoy aria-hidden="true" />}
              title={t('invoice.help')}
            />,
          ]}
        </RowList>
      </div>
      {invoice.kind === 'invoice' && <WithdrawLink reference={label} />}
      <InvoiceActions invoice={invoice} />
    </>
  )
}

function InvoiceState({ invoice: { kind, total, credited } }: { invoice: Invoice }): ReactNode {
  const t = useT()
  if (kind === 'credit_note') return <Badge>{t('invoice.credit_note')}</Badge>
  if (credited === 0)
    return (
      <Badge tone="ok" icon={<Check />}>
        {t('invoice.paid')}
      </Badge>
    )
  return (
    <Badge tone="neutral" icon={<Undo2 />}>
      {t(credited >= total ? 'invoice.refunded' : 'invoice.partly_refunded')}
    </Badge>
  )
}

type TaxProps = { tax: NonNullable<Invoice['tax']>; toMoney: (minor: number) => string }

/** Net, rate and tax of each rate. */
function InvoiceTax({ tax, toMoney }: TaxProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = t(`invoice.tax_name.${taxNameOf(tax.name)}`)
  return (
    <dl className={styles.tax}>
      {tax.rows.map(({ rate, net, tax: amount }) => {
        const percent = formatRate(format, rate)
        const facts = { name, percent, net: toMoney(net) }
        const label = tax.is_inclusive ? t('invoice.tax_included', facts) : t('invoice.tax_added', facts)
        return <AmountRow key={rate} label={label} value={toMoney(amount)} />
      })}
    </dl>
  )
}

function AmountRow({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className={styles.row}>
      <dt dir="auto">{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}

function InvoiceActions({ invoice: { uuid, buyer } }: { invoice: Invoice }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const formatError = useFormatError()
  const pdf = usePdfDownload(uuid)
  const mail = useMutation({
    mutationFn: () => api('commerce.mailInvoice', { id: uuid }),
    onSuccess: () => toast(t('invoice.mail_sent', { email: buyer.email })),
  })
  return (
    <div className={styles.actions}>
      {pdf.state === 'failed' && <Notice tone="danger">{t('invoice.failed')}</Notice>}
      {mail.error && <Notice tone="danger">{formatError(mail.error)}</Notice>}
      <div className={styles.buttons}>
        {buyer.email !== '' && (
          <IconButton
            kind="soft"
            icon={<Mail />}
            label={t('invoice.send')}
            disabled={mail.isPending}
            onClick={() => mail.mutate()}
          />
        )}
        <Button is_wide icon={<Download />} is_busy={pdf.state === 'waiting'} onClick={pdf.start}>
          {t(pdf.state === 'waiting' ? 'invoice.preparing' : 'invoice.download')}
        </Button>
      </div>
    </div>
  )
}
