import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { navigationTab } from '@foyer/contract/apps/navigation-shapes'
import { appAccess, appLocaleState, appTheme, messagingSettings } from '@foyer/contract/apps/shapes'
import { FALLBACK_LOCALE } from '@foyer/contract/rules/locales'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Tables } from '../../platform/database/app-db.ts'

/** The settings that reach members only by a publish (model, "Releases"). */
const releasedSettings = z.object({
  theme: appTheme,
  logo_media_id: z.string().nullable(),
  locales: z.array(appLocaleState),
  navigation: z.array(navigationTab),
})

export type ReleasedSettings = z.infer<typeof releasedSettings>

const jsonColumns = z.object({
  access: appAccess,
  messaging: messagingSettings,
  draft: releasedSettings,
  released: releasedSettings.nullable(),
  clock_offset_ms: z.coerce.number(),
  version: z.coerce.number(),
})

type AppColumns = Selectable<Tables['apps']>

/** An app row with its JSON and bigint columns parsed. */
export type StoredApp = Omit<AppColumns, keyof typeof jsonColumns.shape | keyof ReleasedSettings> &
  z.infer<typeof jsonColumns>

/** Reads a row; a column of another shape than the contract's is a bug and throws. */
export function readAppRow({ theme, logo_media_id, locales, navigation, ...row }: AppColumns): StoredApp {
  const draft = { theme, logo_media_id, locales, navigation }
  return { ...row, ...jsonColumns.parse({ ...row, draft }) }
}

/** Reads the settings of a release; those of earlier versions get the fields that they lack. */
export function parseReleasedSettings(stored: unknown): ReleasedSettings {
  return releasedSettings.parse(stored)
}

/** Identifies a draft of the navigation, so that a change of an older one is refused. */
export function getNavigationRevision({ navigation }: Pick<ReleasedSettings, 'navigation'>): string {
  return createHash('sha256').update(JSON.stringify(navigation)).digest('base64url').slice(0, 22)
}

/** Before the first publish members see the drafts of theme, logo, languages and tabs. */
export function isDraftLive(app: Pick<StoredApp, 'released'>): boolean {
  return app.released === null
}

/** What members see of theme, logo, languages and tabs; before the first publish, the drafts. */
export function memberSettings(app: StoredApp): ReleasedSettings {
  return app.released ?? app.draft
}

/** The language that texts of the app are written in. */
export function defaultLocaleOf(settings: Pick<ReleasedSettings, 'locales'>) {
  return settings.locales.find((state) => state.status === 'default')?.locale ?? FALLBACK_LOCALE
}

/** The languages in which members read the app. */
export function localesForMembers({ locales }: Pick<ReleasedSettings, 'locales'>) {
  return locales.filter((state) => state.status !== 'draft').map((state) => state.locale)
}

/** What every request must know of the app. */
export function toAppFacts(app: StoredApp): AppFacts {
  const {
    id,
    account_id,
    slug,
    name,
    time_zone,
    is_sandbox,
    clock_offset_ms,
    version,
    access,
    access_epoch,
    messaging,
    release_id,
    primary_domain,
    platform_rewardful_slug,
  } = app
  const settings = memberSettings(app)
  return {
    id,
    account_id,
    slug,
    name,
    time_zone,
    is_sandbox,
    clock_offset_ms,
    version,
    access,
    access_epoch,
    messaging,
    release_id,
    default_locale: defaultLocaleOf(settings),
    locales: localesForMembers(settings),
    primary_domain,
    platform_rewardful_slug,
    theme: settings.theme,
    is_off: app.switched_off_at !== null || app.deleted_at !== null,
  }
}
