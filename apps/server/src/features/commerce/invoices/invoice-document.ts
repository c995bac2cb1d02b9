import { taxNameOf } from '@foyer/domain/money'
import { formatRate } from '@foyer/content/prices'
import { directionOf } from '@foyer/i18n'
import type { Translator } from '@foyer/i18n/server'
import { Document, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { InvoiceParty, InvoiceRow } from '../repository/invoices.ts'
import { INVOICE_FONTS, registerInvoiceFonts } from './invoice-fonts.ts'

/** What a document needs beside its invoice. */
export type InvoiceContext = {
  app_name: string
  /** IANA name: the zone of the date of issue. */
  time_zone: string
  /** Of a credit note: the number of the invoice that it reduces. */
  credits_label: string | null
}

/** Returns the PDF of an invoice: one A4 page for usual orders, in the buyer's language and its direction. */
export function renderInvoicePdf(
  invoice: InvoiceRow,
  texts: Translator,
  context: InvoiceContext,
): Promise<Buffer> {
  registerInvoiceFonts()
  return renderToBuffer(createDocument(invoice, texts, context))
}

type Styles = ReturnType<typeof createStyles>

function createDocument(
  invoice: InvoiceRow,
  { t, formatIn, locale }: Translator,
  { app_name, time_zone, credits_label }: InvoiceContext,
): ReactElement<React.ComponentProps<typeof Document>> {
  const { kind, label, lines, tax, total, currency, seller, buyer, issued_at, reason, is_test } = invoice
  const styles = createStyles(directionOf(locale) === 'rtl')
  const format = formatIn(time_zone)
  const toMoney = (minor: number) => format.money(minor, currency, { is_full: true })
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const is_added = tax !== null && !tax.is_inclusive
  const tax_rows = listTaxRows(invoice, { t, format, toMoney }).map(({ label: row, value }, at) =>
    h(AmountRow, { key: `tax ${at}`, label: row, value, styles }),
  )
  const title = t(kind === 'invoice' ? 'invoice.title' : 'invoice.credit_note')
  const parties = [
    { name: t('invoice.from'), party: seller },
    { name: t('invoice.to'), party: buyer },
  ]
  return h(
    Document,
    { title: `${title} ${label}`, author: seller.name, language: locale },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.row },
        h(Text, { style: styles.app }, app_name),
        h(Text, { style: styles.title }, title),
      ),
      h(Text, { style: styles.quiet }, `${label} · ${format.date(issued_at, 'long')}`),
      credits_label && h(Text, { style: styles.quiet }, t('invoice.credits', { label: credits_label })),
      is_test && h(Text, { style: styles.quiet }, t('invoice.test')),
      h(
        View,
        { style: styles.parties },
        ...parties.map(({ name, party }) =>
          h(
            View,
            { key: name, style: styles.party },
            h(Text, { style: styles.strong }, name),
            ...partyLines(party, { t, locale }).map((line, at) =>
              h(Text, { key: at, style: styles.text }, line),
            ),
          ),
        ),
      ),
      h(
        View,
        { style: styles.lines },
        ...lines.map((line, at) =>
          h(AmountRow, {
            key: at,
            label: line.kind === 'product' ? line.title : t(`invoice.${line.kind}`, { title: line.title }),
            value: toMoney(line.amount + line.discount - (is_added ? line.tax : 0)),
            styles,
          }),
        ),
        discount > 0 && h(AmountRow, { label: t('invoice.discount'), value: toMoney(-discount), styles }),
      ),
      ...(is_added ? tax_rows : []),
      h(
        View,
        { style: styles.row },
        h(Text, { style: styles.total }, t('invoice.total')),
        h(Text, { style: styles.total }, toMoney(total)),
      ),
      ...(is_added ? [] : tax_rows),
      tax?.is_reverse_charge && h(Text, { style: styles.quiet }, t('invoice.reverse_charge')),
      reason && h(Text, { style: styles.quiet }, t('invoice.reason', { reason })),
    ),
  )
}

type TaxTexts = Pick<Translator, 't'> & {
  format: ReturnType<Translator['formatIn']>
  toMoney: (minor: number) => string
}

/** Net, rate and tax of each rate. */
function listTaxRows(
  { tax }: InvoiceRow,
  { t, format, toMoney }: TaxTexts,
): { label: string; value: string }[] {
  if (!tax) return []
  const name = t(`invoice.tax_name.${taxNameOf(tax.name)}`)
  return tax.rows.map(({ rate, net, tax: amount }) => {
    const facts = { name, percent: formatRate(format, rate), net: toMoney(net) }
    const label = tax.is_inclusive ? t('invoice.tax_included', facts) : t('invoice.tax_added', facts)
    return { label, value: toMoney(amount) }
  })
}

function AmountRow({ label, value, styles }: { label: string; value: string; styles: Styles }) {
  return h(
    View,
    { style: styles.row, wrap: false },
    h(Text, { style: styles.line_title }, label),
    h(Text, { style: styles.text }, value),
  )
}

/** The lines under a party's heading, empty ones left out. */
function partyLines(
  { name, address, country, tax_id, email }: InvoiceParty,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
): string[] {
  const region =
    country === null ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
  const tax = tax_id === '' ? '' : t('invoice.tax_id', { number: tax_id })
  return [name, ...address.split('\n'), region, tax, email].filter((line) => line.trim() !== '')
}

function createStyles(is_rtl: boolean) {
  const row = is_rtl ? ('row-reverse' as const) : ('row' as const)
  const textAlign = is_rtl ? ('right' as const) : ('left' as const)
  const direction = is_rtl ? ('rtl' as const) : ('ltr' as const)
  const base = { direction, textAlign }
  return StyleSheet.create({
    page: { padding: 48, fontFamily: [...INVOICE_FONTS], fontSize: 10.5, lineHeight: 1.5, color: '#1c1917' },
    row: { flexDirection: row, justifyContent: 'space-between', gap: 16, paddingVertical: 4 },
    app: { ...base, fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
    title: { ...base, fontSize: 20, lineHeight: 1.3 },
    quiet: { ...base, color: '#57534e', marginTop: 2 },
    parties: { flexDirection: row, gap: 32, marginTop: 32, marginBottom: 32 },
    party: { flexBasis: '50%' },
    strong: { ...base, fontWeight: 700 },
    text: { ...base },
    lines: { borderTop: '1 solid #d6d3d1', borderBottom: '1 solid #d6d3d1', paddingVertical: 8 },
    line_title: { ...base, flexShrink: 1 },
    total: { ...base, fontSize: 14, fontWeight: 700, marginTop: 8 },
  })
}
