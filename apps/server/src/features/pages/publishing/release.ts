import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import { listSetNodes, placeNodes } from '../../access/index.ts'
import { holdApp, switchRelease } from '../../apps/index.ts'
import { warmPages } from '../jobs/warm-pages.ts'
import { settleSwitch } from '../pictures.ts'
import { findRelease, insertRedirects, insertRelease, newestNumber } from '../repository/releases.ts'
import {
  closeVersions,
  copyVersionsTo,
  insertVersions,
  type NewVersion,
  type VersionSummary,
} from '../repository/versions.ts'
import { siteFrom, type Site } from '../site.ts'
import type { ReleasePlan } from './plan.ts'

/** What the switch needs of its surroundings. */
export type Switching = {
  tx: AppTx
  emit: Emit
  services: Pick<Services, 'storage' | 'secrets'>
  now: Date
}

export type PreparedRelease = {
  release_id: string
  plan: ReleasePlan
  versions: readonly NewVersion[]
  /** The newest versions before this release. */
  open: readonly VersionSummary[]
  /** The release as it will stand. */
  site: Site
  author: string
  note: string
  /** Theme, logo, languages and tabs go out as the owner has them now; else members keep those that they see. */
  with_settings: boolean
}

/** Writes a release and points members to it, in one transaction: they see the old one or the new one, never a mix. */
export async function goLive(
  { tx, emit, services, now }: Switching,
  { release_id, plan, versions, open, site, author, note, with_settings }: PreparedRelease,
): Promise<{ number: number }> {
  const { app, draft, logo_ids } = await holdApp(tx)
  const live = app.release_id === null ? null : await findRelease(tx, app.release_id)
  const settings = live && !with_settings ? live.settings : draft
  const number = (await newestNumber(tx)) + 1
  const moved = plan.moved.map(({ id, parent_id, rank, path }) => ({ page_id: id, parent_id, rank, path }))
  const deleted = plan.deleted.map((version) => version.page_id)
  const ids = [
    ...versions.map((version) => version.page_id),
    ...moved.map((place) => place.page_id),
    ...deleted,
  ]

  await closeVersions(tx, number, ids)
  await insertVersions(tx, number, versions)
  await copyVersionsTo(tx, number, moved)
  await insertRedirects(tx, pathsLeft(open, [...versions, ...moved]), now)
  await insertRelease(tx, {
    ...{ id: release_id, number, created_at: now, author, note, settings },
    page_count: site.pages.size,
    change_count: ids.length,
  })
  await placeNodes(
    tx,
    [...site.pages.values()].map(({ page_id, parent_id }) => ({ page_id, parent_id })),
  )
  await switchRelease(tx, emit, { release_id, settings })
  const today = siteFrom({ ...site, number }, await listSetNodes(tx), now)
  await settleSwitch(tx, { services, site: today, now }, { number: live?.number ?? 0, logo_ids })
  await emit('pages.published', { release_id, number })
  await enqueue(tx, warmPages, { release_id })
  return { number }
}

/** Paths that pages had and have no more. */
function pathsLeft(
  open: readonly VersionSummary[],
  placed: readonly Pick<VersionSummary, 'page_id' | 'path'>[],
): { path: string; page_id: string }[] {
  const before = new Map(open.map((version) => [version.page_id, version.path]))
  return placed.flatMap(({ page_id, path }) => {
    const old = before.get(page_id)
    return old !== undefined && old !== path ? [{ path: old, page_id }] : []
  })
}
