import type { AppAccessChange, AppSummary, StudioApp } from '@foyer/contract/apps/shapes'
import type { DeletedApp } from '@foyer/contract/apps/deletion-shapes'
import { appAccess } from '@foyer/contract/apps/shapes'
import type { Config } from '../../platform/config/index.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { appAddress } from './address.ts'
import { defaultLocaleOf, getNavigationRevision, type StoredApp } from './app-row.ts'
import { purgesAt, type DeletedRow } from './lifecycle/deleted-apps.ts'
import { appsPolicy } from './policy.ts'
import type { AccessChangeRow } from './repository.ts'

type SummaryParts = { config: Pick<Config, 'base_url'>; logo: AppSummary['logo'] }

/** An app in the list of an account. */
export function presentAppSummary(app: StoredApp, { config, logo }: SummaryParts): AppSummary {
  const { id, slug, name, is_sandbox } = app
  return {
    id,
    slug,
    name,
    is_sandbox,
    logo,
    theme: app.draft.theme,
    is_published: app.release_id !== null,
    switched_off_at: app.switched_off_at?.toISOString() ?? null,
    address: appAddress(config, app),
    created_at: app.created_at.toISOString(),
  }
}

/** The app as the studio's shell needs it, with its drafts. */
export function presentStudioApp(
  viewer: TeamViewer,
  app: StoredApp,
  parts: SummaryParts & { now: Date },
): StudioApp {
  const { time_zone, access, access_revision, access_epoch } = app
  const { messaging, shows_badge, platform_rewardful_slug, clock_offset_ms, release_id } = app
  return {
    ...presentAppSummary(app, parts),
    time_zone,
    access,
    access_revision,
    access_epoch,
    messaging,
    shows_badge,
    platform_rewardful_slug,
    clock_offset_ms,
    release_id,
    default_locale: defaultLocaleOf(app.draft),
    locales: app.draft.locales,
    navigation: app.draft.navigation,
    navigation_revision: getNavigationRevision(app.draft),
    now: new Date(parts.now.getTime() + clock_offset_ms).toISOString(),
    has_unpublished_settings: JSON.stringify(app.draft) !== JSON.stringify(app.released),
    abilities: {
      update: appsPolicy.updateApp(viewer).allowed,
      update_access: appsPolicy.updateAccess(viewer).allowed,
      delete: appsPolicy.deleteApp(viewer).allowed,
      move_clock: app.is_sandbox && appsPolicy.moveClock(viewer).allowed,
    },
  }
}

/** A deleted app, with what is left of the days to have it back. */
export function presentDeletedApp({ id, slug, name, deleted_at }: DeletedRow, now: Date): DeletedApp {
  const purges_at = purgesAt(deleted_at)
  return {
    id,
    slug,
    name,
    deleted_at: deleted_at.toISOString(),
    purges_at: purges_at.toISOString(),
    days_left: Math.max(0, Math.ceil((purges_at.getTime() - now.getTime()) / DAY_MS)),
  }
}

const DAY_MS = 86_400_000

/** One change of who may open the app. */
export function presentAccessChange(row: AccessChangeRow): AppAccessChange {
  const { team_member_id, team_member_name } = row
  return {
    id: row.id,
    access: appAccess.parse(row.access),
    changed_at: row.changed_at.toISOString(),
    changed_by: team_member_id ? { id: team_member_id, name: team_member_name ?? '' } : null,
  }
}
