import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import type { AccessNode } from '@foyer/domain/access'
import { listConfiguredNodes, moveNodes } from '../../access/index.ts'
import { lockCurrentApp, switchRelease } from '../../apps/index.ts'
import { warmPagesJob } from '../serving/index.ts'
import { syncReleasePictures } from '../media/index.ts'
import { syncReleaseSearch } from '../search/index.ts'
import { findRelease, insertRedirects, insertRelease, findNewestNumber } from '../queries/releases.ts'
import {
  closeVersions,
  copyVersionsTo,
  insertVersions,
  type NewVersion,
  type PagePosition,
} from '../queries/versions.ts'
import { createSite, type Site, type ReleaseTree } from '../tree/index.ts'
import type { ReleaseChanges } from './release-changes.ts'

/** Another release went live since this one was prepared: it has to be prepared again from what members see now. */
export class BaseChanged extends Error {
  override readonly name = 'BaseChanged'
}

/** What the switch works with. */
export type SwitchContext = {
  tx: AppTx
  emit: Emit
  services: Pick<Services, 'storage' | 'secrets'>
  now: Date
}

export type PreparedRelease = {
  release_id: string
  /** What members saw when it was prepared. */
  base: ReleaseTree
  changes: ReleaseChanges
  /** Pages that the release leaves unchanged for members, but that differ in newer releases, which were undone. */
  undone: readonly string[]
  versions: readonly NewVersion[]
  /** The site of the release, with the gates of its pages at this epoch. */
  site: Site
  configured: readonly AccessNode[]
  access_epoch: number
  author: string
  note: string
  /** Publishes the owner's current theme, logo, languages and tabs; otherwise members retain the live ones. */
  with_settings: boolean
}

/**
 * Writes a release and points members to it, in one transaction: they see the old one or the new one, never a mix.
 * Throws `BaseChanged`, before anything is written, where they see another one by now than when it was prepared.
 */
export async function goLive(
  { tx, emit, services, now }: SwitchContext,
  {
    release_id,
    base,
    changes,
    undone,
    versions,
    site,
    author,
    note,
    with_settings,
    ...gates
  }: PreparedRelease,
): Promise<{ number: number }> {
  const { app, draft, logo_ids } = await lockCurrentApp(tx)
  if (app.release_id !== base.release_id) throw new BaseChanged()
  const live = app.release_id === null ? null : await findRelease(tx, app.release_id)
  const settings = live && !with_settings ? live.settings : draft
  const number = (await findNewestNumber(tx)) + 1
  const moved = changes.moved.map(({ id, parent_id, rank, path }) => ({ page_id: id, parent_id, rank, path }))
  const deleted = changes.deleted.map((version) => version.page_id)
  const ids = [
    ...versions.map((version) => version.page_id),
    ...moved.map((position) => position.page_id),
    ...deleted,
  ]

  const restored = undone.flatMap((id) => base.pages.get(id) ?? []).map(pickPosition)
  await closeVersions(tx, number, [...ids, ...undone])
  await insertVersions(tx, number, versions)
  await copyVersionsTo(tx, { from: base.number, to: number }, [...moved, ...restored])
  await insertRedirects(tx, listLeftPaths(base, [...versions, ...moved]), now)
  await insertRelease(tx, {
    id: release_id,
    number,
    created_at: now,
    author,
    note,
    settings,
    page_count: site.pages.size,
    change_count: ids.length,
    base_number: live?.number ?? null,
  })
  /** Nodes have the positions of the live release, so only pages that differ have moved. */
  await moveNodes(tx, [...versions, ...moved])
  await switchRelease(tx, emit, { release_id, settings })
  const configured =
    app.access_epoch === gates.access_epoch ? gates.configured : await listConfiguredNodes(tx)
  const current_site = createSite({ ...site, number }, { configured, tags: site.tags })
  await syncReleasePictures(
    tx,
    { services, site: current_site, now },
    { number: live?.number ?? 0, logo_ids },
  )
  await syncReleaseSearch(
    tx,
    { tree: current_site, settings },
    { number: live?.number ?? 0, settings: live?.settings ?? null },
  )
  await enqueue(tx, warmPagesJob, { release_id })
  return { number }
}

function pickPosition({ page_id, parent_id, rank, path }: PagePosition): PagePosition {
  return { page_id, parent_id, rank, path }
}

/** Paths that pages had in one release and have no more where they are placed now. */
export function listLeftPaths(
  base: ReleaseTree,
  placed: readonly Pick<PagePosition, 'page_id' | 'path'>[],
): { path: string; page_id: string }[] {
  return placed.flatMap(({ page_id, path }) => {
    const old = base.pages.get(page_id)?.path
    return old !== undefined && old !== path ? [{ path: old, page_id }] : []
  })
}
