import type { AppAccess } from '@foyer/domain/access'
import type { WireTheme } from '@foyer/domain/theme'
import type { MessagingSettings } from '@foyer/domain/messaging'

/** What every request must know of the app it speaks to; cached until the app's version rises. */
export type AppFacts = {
  id: string
  account_id: string
  slug: string
  name: string
  time_zone: string
  default_locale: string
  /** The languages in which members read it. */
  locales: readonly string[]
  /** Sandbox apps take test money and may move their clock forward. */
  is_sandbox: boolean
  clock_offset_ms: number
  /** Rises whenever something changes that caches hold of the app; part of the key of each of them. */
  version: number
  access: AppAccess
  /** Rises whenever access settings or entitlement rules of the app change; part of every access cache key. */
  access_epoch: number
  /** Who may write to whom. */
  messaging: MessagingSettings
  /** The release that members see; null before the first publish. */
  release_id: string | null
  theme: WireTheme
  /** The domain of its own at which its pages are; null: they are at the host of its slug. */
  primary_domain: string | null
  /** Its owner has switched it off or deleted it: nobody but its team is answered. */
  is_off: boolean
}

/** So long the facts of an app are used after they were read, or proven to be current (security, "Gated content"). */
export const APP_FACTS_TTL_MS = 2_000

/** At once where the facts are in memory and were current at most `within_ms` ago (2 s unless said), else a read. */
type FindApp = (name: string, within_ms?: number) => AppFacts | null | Promise<AppFacts | null>

/** How a request's host is turned into an app. */
export type AppDirectory = {
  bySlug: FindApp
  /** By a slug that the app has left and nobody has taken since. */
  byFormerSlug: FindApp
  /** A deleted app by the slug that it had. */
  byDeletedSlug: FindApp
  /** By an own domain of an app. */
  byDomain: FindApp
  /** Deleted ones too: work that was begun in them goes on. */
  byId: (app_id: string) => AppFacts | null | Promise<AppFacts | null>
  /** The same as its row says at this moment, past memory. */
  fresh: (app_id: string) => Promise<AppFacts | null>
}
