import type { OutputFor } from '@foyer/contract/client'
import { toTimeZone } from '@foyer/domain/time'
import { FALLBACK_LOCALE } from '@foyer/i18n'
import type { StudioApp } from './queries.ts'

type Locale = StudioApp['default_locale']
/** A supported language and what exists in it. */
export type Language = OutputFor<'apps.listLanguages'>['items'][number]

/** The values of the general settings. */
export type GeneralValues = {
  readonly name: string
  readonly time_zone: string
  readonly default_locale: Locale
  /** Locales beside the default one that members can select. */
  readonly published: readonly Locale[]
  /** Locales that pages can be translated to and members cannot select yet. */
  readonly drafts: readonly Locale[]
  readonly shows_badge: boolean
  readonly platform_rewardful_slug: string
}

/** The general settings of an app. */
export function toGeneralValues(app: StudioApp): GeneralValues {
  const { name, default_locale, shows_badge, platform_rewardful_slug } = app
  const time_zone = toTimeZone(app.time_zone) ?? app.time_zone
  const published = app.locales.filter(({ status }) => status === 'published').map(({ locale }) => locale)
  const drafts = app.locales.filter(({ status }) => status === 'draft').map(({ locale }) => locale)
  return { name, time_zone, default_locale, published, drafts, shows_badge, platform_rewardful_slug }
}

/** What members read in a language: of which languages the pages and the buttons are; null where nothing is in it. */
export function getReading(
  { locale, has_content, has_interface }: Language,
  default_locale: Locale,
): { content: Locale; buttons: Locale } | null {
  if (locale !== default_locale && !has_content && !has_interface) return null
  return {
    content: has_content || locale === default_locale ? locale : default_locale,
    buttons: has_interface ? locale : FALLBACK_LOCALE,
  }
}

/**
 * Returns the locales as the server accepts them: the default first; drafts stay drafts, and removed locales become
 * drafts.
 */
export function toLocaleStates(
  app: Pick<StudioApp, 'locales'>,
  { default_locale, published, drafts }: Pick<GeneralValues, 'default_locale' | 'published' | 'drafts'>,
): StudioApp['locales'] {
  const existing = new Set<Locale>([...app.locales.map(({ locale }) => locale), ...published, ...drafts])
  existing.delete(default_locale)
  return [
    { locale: default_locale, status: 'default' },
    ...[...existing].map((locale) => ({
      locale,
      status: published.includes(locale) ? ('published' as const) : ('draft' as const),
    })),
  ]
}
