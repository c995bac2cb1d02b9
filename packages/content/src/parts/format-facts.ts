import type { PageFacts } from '@foyer/contract/pages/page-index'
import type { Format, Translate } from '@foyer/i18n'
import type { HostLink } from '../host.ts'
import { pageTraits, type FactName } from '../traits.ts'

/** Joins the parts of a line with a middle dot. */
export function joinWithDots(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Formats the line below a page's title in a row: the figures that its type declares, those that it has. */
export function formatFacts(t: Translate, content_type: string, facts: PageFacts): string {
  return joinWithDots(pageTraits(content_type).facts_line.map((name) => formatFact(t, name, facts)))
}

function formatFact(t: Translate, name: FactName, facts: PageFacts): string | null {
  const count = (key: CountKey, value: number | undefined) => (value ? t(key, { count: value }) : null)
  switch (name) {
    case 'weeks':
      return count('pages.facts.weeks', facts.weeks)
    case 'days_per_week':
      return count('pages.facts.days_a_week', facts.days_per_week)
    case 'protein':
      return count('pages.facts.protein', facts.protein)
    case 'minutes':
      return count('pages.facts.minutes', facts.minutes)
    case 'minutes_or_exercises':
      return count('pages.facts.minutes', facts.minutes) ?? count('pages.facts.exercises', facts.exercises)
    case 'reading_time':
      return facts.minutes ? t('pages.article.by_line', { minutes: facts.minutes }) : null
    case 'lessons':
      return count('pages.facts.lessons', facts.lessons)
    case 'level':
      return facts.level ? (t.find(`pages.level.${facts.level}`) ?? null) : null
    case 'equipment':
    default:
      return facts.equipment?.join(', ') ?? null
  }
}

type CountKey =
  | 'pages.facts.weeks'
  | 'pages.facts.lessons'
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
