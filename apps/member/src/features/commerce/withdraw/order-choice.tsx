import { useFormat, useT } from '@foyer/i18n/react'
import { Notice, SelectField } from '@foyer/ui'
import type { ReactNode } from 'react'
import type { Contract } from './contract-rights.ts'

/** Withdrawing ends a contract as if it had not been made, canceling ends its renewals. */
export type Kind = 'withdrawal' | 'cancellation'

/** The orders to which one may be done; those that are canceled say so. */
export function listFitting(contracts: readonly Contract[], kind: Kind): Contract[] {
  return contracts.filter(({ withdrawable_until, renewal }) =>
    kind === 'withdrawal' ? withdrawable_until !== null : renewal !== null,
  )
}

/** The value of the choice that is not in the list. */
const ANOTHER = 'another'

/** The order with a number, without one the first; null where it is another order. */
export function findChosen(contracts: readonly Contract[], number: string): Contract | null {
  if (number === '') return contracts[0] ?? null
  return contracts.find((contract) => String(contract.number) === number) ?? null
}

type Props = {
  contracts: readonly Contract[]
  kind: Kind
  contract: Contract | null
  onChoose: (number: string) => void
}

/** Which order a signed-in member means. */
export function OrderChoice({ contracts, kind, contract, onChoose }: Props): ReactNode {
  const t = useT()
  const format = useFormat()
  const until = kind === 'withdrawal' ? contract?.withdrawable_until : null
  return (
    <SelectField
      label={t('withdraw.order')}
      value={contract ? String(contract.number) : ANOTHER}
      choices={[
        ...contracts.map(({ number, titles, ordered_at }) => ({
          value: String(number),
          label: [format.list(titles), `#${number}`, format.date(ordered_at, 'medium')].join(' · '),
        })),
        { value: ANOTHER, label: t('withdraw.order.another') },
      ]}
      {...(until ? { help: t('withdraw.order.until', { date: format.dateTime(until, 'long') }) } : {})}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}

/** Says of an order that was canceled before until when it opens. */
export function CanceledNotice({ contract: { ends_at } }: { contract: Contract }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (ends_at === null) return null
  return <Notice>{t('withdraw.order.canceled', { date: format.date(ends_at, 'long') })}</Notice>
}
