import type { PageFacts } from '@foyer/contract/pages/page-index'
import type { Format, Translate } from '@foyer/i18n'
import type { HostLink } from '../host.ts'

/** Joins the parts of a line with a middle dot. */
export function joinWithDots(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Formats the line below a page's title in a row: at most three figures, the most important for its type first. */
export function formatFacts(t: Translate, content_type: string, facts: PageFacts): string {
  const count = (key: CountKey, value: number | undefined) => (value ? t(key, { count: value }) : null)
  const equipment = facts.equipment?.[0] && facts.equipment.join(', ')
  const level = facts.level ? t.find(`pages.level.${facts.level}`) : null
  if (content_type === 'program') {
    return joinWithDots([
      count('pages.facts.weeks', facts.weeks),
      count('pages.facts.days_a_week', facts.days_per_week),
      level,
    ])
  }
  if (content_type === 'meal') {
    return joinWithDots([
      count('pages.facts.protein', facts.protein),
      count('pages.facts.minutes', facts.minutes),
    ])
  }
  if (content_type === 'exercise') return joinWithDots([equipment, level])
  if (content_type === 'article' && facts.minutes)
    return t('pages.article.by_line', { minutes: facts.minutes })
  return joinWithDots([
    count('pages.facts.minutes', facts.minutes),
    facts.minutes ? null : count('pages.facts.exercises', facts.exercises),
    equipment,
  ])
}

type CountKey =
  | 'pages.facts.weeks'
  | 'pages.facts.days_a_week'
  | 'pages.facts.protein'
  | 'pages.facts.minutes'
  | 'pages.facts.exercises'

/** Formats why a page cannot be opened yet; null where it can. */
export function formatLockReason(t: Translate, format: Format, link: HostLink): string | null {
  switch (link.state) {
    case 'require_purchase':
      return t('pages.link.purchase')
    case 'require_authentication':
      return t('pages.link.login')
    case 'is_scheduled':
      return link.available_after
        ? t('pages.link.opens', { day: format.date(link.available_after, 'near') })
        : t('pages.link.scheduled')
    default:
      return null
  }
}
