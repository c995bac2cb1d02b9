import type { OutputFor } from '@foyer/contract/client'
import { useLocale, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import styles from './invoice.module.css'

type Party = OutputFor<'commerce.getInvoice'>['seller']

/** Seller or buyer with address and tax number; what is empty is left out. */
export function InvoiceParty({ title, party }: { title: string; party: Party }): ReactNode {
  const t = useT()
  const locale = useLocale()
  const { name, address, country, tax_id, email } = party
  const region =
    country === null ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
  const tax = tax_id === '' ? '' : t('invoice.tax_id', { number: tax_id })
  const lines = [name, ...address.split('\n'), region, tax, email].filter((line) => line.trim() !== '')
  return (
    <section className={styles.party}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </section>
  )
}
