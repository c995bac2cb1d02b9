import { sql } from 'kysely'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { readAppNow } from '../apps/index.ts'
import { setPrivateMedia, setPublicMedia } from '../media/index.ts'
import { mediaOf } from './assemble.ts'
import { publicShell } from './gates.ts'
import { findByMedia, findVersions, mediaOfPages, pagesChangedBetween } from './repository/versions.ts'
import { childrenOf, loadSite, type Site } from './site.ts'

type Judging = { services: Pick<Services, 'storage' | 'secrets'>; now: Date }

/** Opening and closing pictures follow one another, each judged by the settings that it finds. */
export async function lockVisibility(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages.media ${tx.app_id}`}, 0))`.execute(tx)
}

/**
 * Opens those of some pictures that strangers may see by the live release, and takes all others of them back (security,
 * "Media of gated pages"). The caller holds `lockVisibility`.
 */
export async function settlePictures(
  tx: AppTx,
  { services, now, site }: Judging & { site?: Site },
  media_ids: readonly string[],
): Promise<void> {
  const shown = await shownToAll(tx, { now, ...(site ? { site } : {}) }, media_ids)
  await setPublicMedia(tx, services, [...shown])
  await setPrivateMedia(
    tx,
    media_ids.filter((id) => !shown.has(id)),
  )
}

/**
 * Those of some pictures that strangers may see: all of an open page, cover and sharing picture of one that is gated,
 * and the app's logo.
 */
export async function shownToAll(
  tx: AppTx,
  { now, site: known }: { now: Date; site?: Site },
  media_ids: readonly string[],
): Promise<Set<string>> {
  if (media_ids.length === 0) return new Set()
  const { app, logo_ids } = await readAppNow(tx)
  const site = known ?? (await loadSite(tx, app.release_id, now))
  const shown = new Set(logo_ids)
  for (const page of await findByMedia(tx, site.number, media_ids)) {
    const { kind } = publicShell(app, site, page.page_id, now)
    if (kind === 'open') for (const id of page.media_ids) shown.add(id)
    if (kind === 'open' || kind === 'gated') {
      for (const id of mediaOf([page.cover as ImageRef, page.og_image as ImageRef])) shown.add(id)
    }
  }
  return new Set(media_ids.filter((id) => shown.has(id)))
}

/**
 * Pictures of which a switch from one release to another may change who sees them: of all pages that are otherwise in
 * it, and of what stands below those that moved.
 */
async function picturesBetween(tx: AppTx, from: number, site: Site): Promise<string[]> {
  const changed = await pagesChangedBetween(tx, from, site.number)
  const before = new Map((await findVersions(tx, from, changed)).map((page) => [page.page_id, page]))
  const moved = changed.filter((id) => before.get(id)?.parent_id !== site.pages.get(id)?.parent_id)
  const after = new Set([...changed, ...moved.flatMap((id) => [...withAllBelow(site, id)])])
  const left = await mediaOfPages(tx, from, changed)
  return [...new Set([...left, ...(await mediaOfPages(tx, site.number, [...after]))])]
}

/** Judges the pictures of a page and of all below it, whose access has changed in this transaction. */
export async function settleBelow(tx: AppTx, judging: Judging, page_id: string): Promise<void> {
  await lockVisibility(tx)
  const { app } = await readAppNow(tx)
  const site = await loadSite(tx, app.release_id, judging.now)
  const pages = withAllBelow(site, page_id)
  await settlePictures(tx, { ...judging, site }, await mediaOfPages(tx, site.number, [...pages]))
}

/** Judges all pictures that a switch of releases in this transaction may open or close; `from`: the one before. */
export async function settleSwitch(
  tx: AppTx,
  judging: Judging & { site: Site },
  from: { number: number; logo_ids: readonly string[] },
): Promise<void> {
  const touched = await picturesBetween(tx, from.number, judging.site)
  const { logo_ids } = await readAppNow(tx)
  await settlePictures(tx, judging, [...new Set([...touched, ...from.logo_ids, ...logo_ids])])
}

/** A page with everything below it. */
function withAllBelow(site: Site, page_id: string): Set<string> {
  const found = new Set([page_id])
  for (const id of found) for (const child of childrenOf(site, id)) found.add(child)
  return found
}
