import { toTimeZone } from '@foyer/domain/time'
import type { StudioApp } from './queries.ts'

type Locale = StudioApp['default_locale']

/** The values of the general settings. */
export type GeneralValues = {
  readonly name: string
  readonly time_zone: string
  readonly default_locale: Locale
  /** Locales beside the default one that members can select. */
  readonly published: readonly Locale[]
  readonly shows_badge: boolean
}

/** The general settings of an app. */
export function toGeneralValues(app: StudioApp): GeneralValues {
  const { name, default_locale, shows_badge } = app
  const time_zone = toTimeZone(app.time_zone) ?? app.time_zone
  const published = app.locales.filter(({ status }) => status === 'published').map(({ locale }) => locale)
  return { name, time_zone, default_locale, published, shows_badge }
}

/**
 * Returns the locales as the server accepts them: the default first; drafts stay drafts, and removed locales become
 * drafts.
 */
export function toLocaleStates(
  app: Pick<StudioApp, 'locales'>,
  default_locale: Locale,
  published: readonly Locale[],
): StudioApp['locales'] {
  const existing = new Set<Locale>([...app.locales.map(({ locale }) => locale), ...published])
  existing.delete(default_locale)
  return [
    { locale: default_locale, status: 'default' },
    ...[...existing].map((locale) => ({
      locale,
      status: published.includes(locale) ? ('published' as const) : ('draft' as const),
    })),
  ]
}
