import type { AppAccess } from '@foyer/domain/access'
import type { WireTheme } from '@foyer/domain/theme'
import type { MessagingSettings } from '@foyer/contract/apps/shapes'

/** The facts about an app that every request needs; cached until the app's version rises. */
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
  /** Rises with every change that caches of the app depend on; part of their cache keys. */
  version: number
  access: AppAccess
  /** Rises whenever access settings or entitlement rules of the app change; part of every access cache key. */
  access_epoch: number
  /** Which roles may message each other. */
  messaging: MessagingSettings
  /** The release that members see; null before the first publish. */
  release_id: string | null
  theme: WireTheme
  /** The domain of its own at which its pages are; null: they are at the host of its slug. */
  primary_domain: string | null
  /** Empty where referrals of orders do not go to the payment provider. */
  platform_rewardful_slug: string
  /** Whether the owner has switched the app off or deleted it: only its team is served. */
  is_off: boolean
}

/** How long cached facts of an app are used after they were read or confirmed as current. */
export const APP_FACTS_TTL_MS = 2_000

/** Returns synchronously if the cached facts were current at most `within_ms` ago (2 s by default), else reads them. */
type FindApp = (name: string, within_ms?: number) => AppFacts | null | Promise<AppFacts | null>

/** How a request's host is turned into an app. */
export type AppDirectory = {
  bySlug: FindApp
  /** Finds by a former slug that no other app has taken since. */
  byFormerSlug: FindApp
  /** A deleted app by the slug that it had. */
  byDeletedSlug: FindApp
  /** By an own domain of an app. */
  byDomain: FindApp
  /** Includes deleted apps: their pending work continues. */
  byId: (app_id: string) => AppFacts | null | Promise<AppFacts | null>
  /** Reads the app's row and bypasses the cache. */
  fresh: (app_id: string) => Promise<AppFacts | null>
}
