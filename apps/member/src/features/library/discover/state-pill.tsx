import type { ContentItem } from '@foyer/contract/library/shapes'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Check, Clock, Lock, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '#platform/session/use-currency.ts'
import { useToday } from '#platform/session/use-today.ts'
import styles from './content-card.module.css'
import { toItemState, type ItemState } from './item-state.ts'

type StateFields = Parameters<typeof toItemState>[0]

type StatePillProps = {
  item: StateFields
  place: 'cover' | 'row'
  /** Shown in its place where the page is simply open. */
  otherwise?: ReactNode
}

/** The state of a page as a word with an icon, over its cover or at the end of a row. */
export function StatePill({ item, place, otherwise = null }: StatePillProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const currency = useCurrency()
  const state = toItemState(item, useToday().day)
  if (!state) return otherwise
  const Icon = ICONS[state.kind]
  return (
    <span className={styles.pill} data-place={place} data-state={state.kind}>
      {Icon && <Icon aria-hidden="true" />}
      {formatState(t, format, state, currency)}
    </span>
  )
}

const ICONS = {
  done: Check,
  started: null,
  priced: Lock,
  locked: Lock,
  sign_in: LogIn,
  scheduled: Clock,
} as const

function formatState(t: Translate, format: Format, state: ItemState, currency: string | null): string {
  switch (state.kind) {
    case 'done':
      return t('discover.state.done')
    case 'started':
      return format.percent(state.progress)
    case 'priced':
      return formatPrice(t, format, state.price, currency)
    case 'sign_in':
      return t('discover.state.sign_in')
    case 'scheduled':
      if (state.day === null) return t('discover.state.opens_later')
      return t('discover.state.opens', {
        day: format.day(state.day, state.is_near ? 'weekday_name' : 'short'),
      })
    default:
      return t('discover.state.locked')
  }
}

function formatPrice(
  t: Translate,
  format: Format,
  price: NonNullable<ContentItem['price']>,
  preferred: string | null,
): string {
  const { amount, currency } = price.others.find((other) => other.currency === preferred) ?? price
  const money = format.money(amount, currency)
  const term = price.interval === null ? money : t(`discover.price.${price.interval}`, { price: money })
  if (price.tax === null || amount === 0) return term
  return t(price.tax === 'included' ? 'discover.price.tax_included' : 'discover.price.tax_added', {
    price: term,
  })
}
