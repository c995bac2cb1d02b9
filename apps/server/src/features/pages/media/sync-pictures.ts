import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { readCurrentApp, type CurrentApp } from '../../apps/index.ts'
import { findNeverPublic, setPrivateMedia, setPublicMedia } from '../../media/index.ts'
import { listMediaIds } from '../content/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import {
  listLinkImages,
  findByMedia,
  findVersions,
  listPageMedia,
  listPagesChangedBetween,
} from '../queries/versions.ts'
import { loadSite, type Site, withDescendants } from '../tree/index.ts'

/** Pages that are judged at a time. */
const BATCH = 500

type SyncContext = { services: Pick<Services, 'storage' | 'secrets'>; now: Date }

/** What pictures are judged by: the app and its live release as they are at this moment. */
export type LiveApp = Pick<CurrentApp, 'app' | 'logo_ids'> & { site: Site }

/** Opening and closing pictures follow one another, each judged by the settings that it finds. */
export async function lockVisibility(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages.media ${tx.app_id}`}, 0))`.execute(tx)
}

/** Reads it from the database: this server may not have heard of a change yet. */
export async function readLiveApp(tx: AppTx): Promise<LiveApp> {
  const { app, logo_ids } = await readCurrentApp(tx)
  return { app, logo_ids, site: await loadSite(tx, app.release_id) }
}

/**
 * Opens those of some pictures that strangers may see by the live release, and takes all others of them back (security,
 * "Media of gated pages"). The caller holds `lockVisibility`. Gives the pictures that changed.
 */
export async function syncPictures(
  tx: AppTx,
  { services, now }: SyncContext,
  live: LiveApp,
  media_ids: readonly string[],
): Promise<string[]> {
  const public_ids = await listPublicPictures(tx, live, now, media_ids)
  const closed = media_ids.filter((id) => !public_ids.has(id))
  const opened = await setPublicMedia(tx, services, [...public_ids])
  return [...opened, ...(await setPrivateMedia(tx, closed))]
}

/**
 * Those of some pictures that strangers may see: all of an open page, cover and sharing picture of one that is gated,
 * and the app's logo; none that its owner lets have no public address.
 */
export async function listPublicPictures(
  tx: AppTx,
  { app, logo_ids, site }: LiveApp,
  now: Date,
  media_ids: readonly string[],
): Promise<Set<string>> {
  if (media_ids.length === 0) return new Set()
  const public_ids = new Set(logo_ids)
  let after: string | null = null
  /** A picture may stand on every page of an app, and the first open one settles it. */
  for (let hidden = [...media_ids]; hidden.length > 0;) {
    const pages = await findByMedia(tx, site.number, { media_ids: hidden, after, limit: BATCH })
    const kinds = Map.groupBy(pages, ({ page_id }) => decidePublicShell(app, site, page_id, now).kind)
    for (const page of kinds.get('open') ?? []) for (const id of page.media_ids) public_ids.add(id)
    const gated = (kinds.get('gated') ?? []).filter((page) =>
      page.media_ids.some((id) => !public_ids.has(id)),
    )
    const ids = gated.map((page) => page.page_id)
    for (const id of listMediaIds(await listLinkImages(tx, site.number, ids))) public_ids.add(id)
    after = pages.at(-1)?.page_id ?? null
    hidden = pages.length < BATCH ? [] : hidden.filter((id) => !public_ids.has(id))
  }
  const private_ids = await findNeverPublic(tx, media_ids)
  return new Set(media_ids.filter((id) => public_ids.has(id) && !private_ids.has(id)))
}

/** Judges the pictures of a page and of all below it, whose access has changed in this transaction. */
export async function syncSubtreePictures(tx: AppTx, context: SyncContext, page_id: string): Promise<void> {
  await lockVisibility(tx)
  const live = await readLiveApp(tx)
  const pages = withDescendants(live.site, [page_id])
  await syncPictures(tx, context, live, await listPageMedia(tx, live.site.number, [...pages]))
}

/**
 * Judges all pictures that a switch of releases in this transaction may open or close; `from`: the release before, 0
 * for none, and what was the logo then. Later judgements wait for the end of the transaction.
 */
export async function syncReleasePictures(
  tx: AppTx,
  { site, ...context }: SyncContext & { site: Site },
  from: { number: number; logo_ids: readonly string[] },
): Promise<void> {
  await lockVisibility(tx)
  const { app, logo_ids } = await readCurrentApp(tx)
  const affected = await listPicturesBetween(tx, from.number, site)
  const ids = new Set([...affected, ...from.logo_ids, ...logo_ids])
  await syncPictures(tx, context, { app, logo_ids, site }, [...ids])
}

/**
 * Pictures of which a switch from one release to another may change who sees them: of all pages that are otherwise in
 * it, and of what stands below those that moved.
 */
async function listPicturesBetween(tx: AppTx, from: number, site: Site): Promise<string[]> {
  const changed = await listPagesChangedBetween(tx, from, site.number)
  if (from === 0) return listPageMedia(tx, site.number, changed)
  const before = new Map((await findVersions(tx, from, changed)).map((page) => [page.page_id, page]))
  const moved = changed.filter((id) => before.get(id)?.parent_id !== site.pages.get(id)?.parent_id)
  const after = new Set([...changed, ...withDescendants(site, moved)])
  const left = await listPageMedia(tx, from, changed)
  return [...left, ...(await listPageMedia(tx, site.number, [...after]))]
}
