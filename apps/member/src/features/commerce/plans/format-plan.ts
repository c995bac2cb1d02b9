import type { Format, Translate } from '@foyer/i18n'
import type { Subscription } from '../types.ts'

/** What comes next, in one line. */
export function formatNext(t: Translate, format: Pick<Format, 'date'>, plan: Subscription): string {
  const { state, current_period_ends_at, trial_ends_at, ended_at, pause, overdue } = plan
  const long = (at: string): string => format.date(at, 'long')
  if (state === 'ended') return t('plans.next.ended', { date: long(ended_at ?? current_period_ends_at) })
  if (overdue) return t('plans.next.overdue', { date: long(overdue.since) })
  if (state === 'canceled') return t('plans.next.ends', { date: long(current_period_ends_at) })
  if (pause && state === 'paused') return t('plans.next.resumes', { date: long(pause.ends_at) })
  if (pause) return t('plans.next.pauses', { date: long(pause.starts_at), until: long(pause.ends_at) })
  if (state === 'trialing' && trial_ends_at) return t('plans.next.trial', { date: long(trial_ends_at) })
  return t('plans.next.renews', { date: long(current_period_ends_at) })
}

/** What canceling would do. */
export function formatLeaving(t: Translate, format: Pick<Format, 'date'>, plan: Subscription): string {
  const { state, current_period_ends_at } = plan
  if (state === 'paused' || state === 'past_due') return t('plans.cancel.at_once')
  return t('plans.cancel.keeps', { date: format.date(current_period_ends_at, 'long') })
}

/** The last month in which a card is valid. */
export function formatExpiry(format: Pick<Format, 'date'>, card: NonNullable<Subscription['card']>): string {
  return format.date(new Date(Date.UTC(card.exp_year, card.exp_month - 1, 15)), 'month')
}
