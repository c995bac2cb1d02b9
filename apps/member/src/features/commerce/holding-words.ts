import type { OutputFor } from '@foyer/contract/client'
import type { Format, Translate } from '@foyer/i18n'

type Reason = Omit<OutputFor<'commerce.listHoldings'>['items'][number]['reasons'][number], 'id'>

/** Why a member holds something and until when, in a line: "Gift of the team of 3 May. Yours until 3 June." */
export function reasonWords(t: Translate, format: Pick<Format, 'date'>, reason: Reason): string {
  const { cause, since, until, plan } = reason
  const why = t(`checkout.holdings.cause.${cause}`, { date: format.date(since, 'long') })
  if (until === null) return `${why} ${t('checkout.holdings.end.none')}`
  return `${why} ${t(`checkout.holdings.end.${plan ?? 'fixed'}`, { date: format.date(until, 'long') })}`
}
