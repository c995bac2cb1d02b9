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

/** Pages checked per batch. */
const BATCH = 500

type SyncContext = { services: Pick<Services, 'storage' | 'secrets'>; now: Date }

/** The app and its live release, as picture visibility is decided from them. */
export type LiveApp = Pick<CurrentApp, 'app' | 'logo_ids'> & { site: Site }

/** Serializes changes of picture visibility, so that each uses the current settings. */
export async function lockVisibility(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages.media ${tx.app_id}`}, 0))`.execute(tx)
}

/** Reads it from the database: this server may not have heard of a change yet. */
export async function readLiveApp(tx: AppTx): Promise<LiveApp> {
  const { app, logo_ids } = await readCurrentApp(tx)
  return { app, logo_ids, site: await loadSite(tx, app.release_id) }
}

/**
 * Publishes those of some pictures that guests may see in the live release, and unpublishes all others (security,
 * "Media of gated pages"). The caller holds `lockVisibility`. Returns the changed pictures.
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
  /** A picture may be on every page of an app; the first public one is enough. */
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

/** Updates the pictures of a page and its descendants, whose access has changed in this transaction. */
export async function syncSubtreePictures(tx: AppTx, context: SyncContext, page_id: string): Promise<void> {
  await lockVisibility(tx)
  const live = await readLiveApp(tx)
  const pages = withDescendants(live.site, [page_id])
  await syncPictures(tx, context, live, await listPageMedia(tx, live.site.number, [...pages]))
}

/**
 * Updates the pictures that a release switch in this transaction affects; `from`: the previous release, 0 for none,
 * and its logo. Later updates wait for the end of the transaction.
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
 * Lists the pictures whose visibility a switch between two releases may change: those of pages that differ, and of
 * descendants of moved pages.
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
