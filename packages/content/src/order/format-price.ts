import type { Format, Translate } from '@foyer/i18n'
import { formatPrice } from '../../platform/format-price.ts'
import type { Preview, Product } from './types.ts'

export { formatPrice }

type Renewal = Pick<Preview, 'recurring' | 'currency'> & {
  lines: readonly Pick<Preview['lines'][number], 'trial_ends_at'>[]
}

/** What happens after today, in one sentence; null where nothing recurs. */
export function formatRenewal(
  t: Translate,
  format: Pick<Format, 'money' | 'date'>,
  preview: Renewal,
): string | null {
  const { recurring, currency } = preview
  if (!recurring) return null
  const price = formatPrice(t, format, { ...recurring, currency })
  const trial = preview.lines.find((line) => line.trial_ends_at !== null)?.trial_ends_at ?? null
  if (trial !== null) return t('checkout.trial', { date: format.date(trial, 'long'), price })
  return t('checkout.renews', { date: format.date(recurring.next_at, 'long'), price })
}

/** What the renewal of a version is likely to be, with `day` in place of the date that only the server knows. */
export function expectedRenewal(
  { amount, currency, interval, interval_count, trial_days }: Product['versions'][number],
  day: Date,
): Renewal {
  const next_at = day.toISOString()
  return {
    currency,
    recurring: interval === null ? null : { amount, interval, interval_count: interval_count ?? 1, next_at },
    lines: [{ trial_ends_at: trial_days > 0 ? next_at : null }],
  }
}
