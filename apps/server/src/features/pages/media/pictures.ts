import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { readAppNow, type AppNow } from '../../apps/index.ts'
import { findKeptPrivate, setPrivateMedia, setPublicMedia } from '../../media/index.ts'
import { mediaOf } from '../content/index.ts'
import { publicShell } from '../gates/index.ts'
import { facesOf, findByMedia, findVersions, mediaOfPages, pagesChangedBetween } from '../queries/versions.ts'
import { loadSite, type Site, withAllBelow } from '../tree/index.ts'

/** Pages that are judged at a time. */
const BATCH = 500

type Judging = { services: Pick<Services, 'storage' | 'secrets'>; now: Date }

/** What pictures are judged by: the app and its live release as they are at this moment. */
export type LiveApp = Pick<AppNow, 'app' | 'logo_ids'> & { site: Site }

/** Opening and closing pictures follow one another, each judged by the settings that it finds. */
export async function lockVisibility(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages.media ${tx.app_id}`}, 0))`.execute(tx)
}

/** Reads it from the database: this server may not have heard of a change yet. */
export async function readLiveApp(tx: AppTx): Promise<LiveApp> {
  const { app, logo_ids } = await readAppNow(tx)
  return { app, logo_ids, site: await loadSite(tx, app.release_id) }
}

/**
 * Opens those of some pictures that strangers may see by the live release, and takes all others of them back (security,
 * "Media of gated pages"). The caller holds `lockVisibility`. Gives the pictures that changed.
 */
export async function settlePictures(
  tx: AppTx,
  { services, now }: Judging,
  live: LiveApp,
  media_ids: readonly string[],
): Promise<string[]> {
  const shown = await shownToAll(tx, live, now, media_ids)
  const closed = media_ids.filter((id) => !shown.has(id))
  const opened = await setPublicMedia(tx, services, [...shown])
  return [...opened, ...(await setPrivateMedia(tx, closed))]
}

/**
 * Those of some pictures that strangers may see: all of an open page, cover and sharing picture of one that is gated,
 * and the app's logo; none that its owner lets have no public address.
 */
export async function shownToAll(
  tx: AppTx,
  { app, logo_ids, site }: LiveApp,
  now: Date,
  media_ids: readonly string[],
): Promise<Set<string>> {
  if (media_ids.length === 0) return new Set()
  const shown = new Set(logo_ids)
  let after: string | null = null
  /** A picture may stand on every page of an app, and the first open one settles it. */
  for (let hidden = [...media_ids]; hidden.length > 0;) {
    const pages = await findByMedia(tx, site.number, { media_ids: hidden, after, limit: BATCH })
    const kinds = Map.groupBy(pages, ({ page_id }) => publicShell(app, site, page_id, now).kind)
    for (const page of kinds.get('open') ?? []) for (const id of page.media_ids) shown.add(id)
    const gated = (kinds.get('gated') ?? []).filter((page) => page.media_ids.some((id) => !shown.has(id)))
    const ids = gated.map((page) => page.page_id)
    for (const id of mediaOf(await facesOf(tx, site.number, ids))) shown.add(id)
    after = pages.at(-1)?.page_id ?? null
    hidden = pages.length < BATCH ? [] : hidden.filter((id) => !shown.has(id))
  }
  const kept = await findKeptPrivate(tx, media_ids)
  return new Set(media_ids.filter((id) => shown.has(id) && !kept.has(id)))
}

/** Judges the pictures of a page and of all below it, whose access has changed in this transaction. */
export async function settleBelow(tx: AppTx, judging: Judging, page_id: string): Promise<void> {
  await lockVisibility(tx)
  const live = await readLiveApp(tx)
  const pages = withAllBelow(live.site, [page_id])
  await settlePictures(tx, judging, live, await mediaOfPages(tx, live.site.number, [...pages]))
}

/**
 * Judges all pictures that a switch of releases in this transaction may open or close; `from`: the release before, 0
 * for none, and what was the logo then. Later judgements wait for the end of the transaction.
 */
export async function settleSwitch(
  tx: AppTx,
  { site, ...judging }: Judging & { site: Site },
  from: { number: number; logo_ids: readonly string[] },
): Promise<void> {
  await lockVisibility(tx)
  const { app, logo_ids } = await readAppNow(tx)
  const touched = await picturesBetween(tx, from.number, site)
  const ids = new Set([...touched, ...from.logo_ids, ...logo_ids])
  await settlePictures(tx, judging, { app, logo_ids, site }, [...ids])
}

/**
 * Pictures of which a switch from one release to another may change who sees them: of all pages that are otherwise in
 * it, and of what stands below those that moved.
 */
async function picturesBetween(tx: AppTx, from: number, site: Site): Promise<string[]> {
  const changed = await pagesChangedBetween(tx, from, site.number)
  if (from === 0) return mediaOfPages(tx, site.number, changed)
  const before = new Map((await findVersions(tx, from, changed)).map((page) => [page.page_id, page]))
  const moved = changed.filter((id) => before.get(id)?.parent_id !== site.pages.get(id)?.parent_id)
  const after = new Set([...changed, ...withAllBelow(site, moved)])
  const left = await mediaOfPages(tx, from, changed)
  return [...left, ...(await mediaOfPages(tx, site.number, [...after]))]
}
