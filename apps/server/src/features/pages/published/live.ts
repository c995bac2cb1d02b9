import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { type SitePage, loadLiveSite, loadReleaseTree } from '../tree/index.ts'
import { findByAction, findContents } from '../queries/versions.ts'
import type { AppAccessChange } from '../../apps/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import { localize, resolveLocale } from '../translations/index.ts'
import { wasLive } from '../queries/releases.ts'

/**
 * Finds published pages by id, in the requested order, without unpublished ones. Whether a viewer may know of them
 * is decided by `decidePageAccess`.
 */
export async function findPages(ctx: Ctx, ids: readonly string[]): Promise<SitePage[]> {
  const { pages } = await loadLiveSite(ctx)
  return ids.flatMap((id) => pages.get(id) ?? [])
}

/** Finds published pages as they are called in a language, without unpublished ones. */
export async function findLocalizedPages(
  ctx: Ctx,
  ids: readonly string[],
  lang: string | null,
): Promise<SitePage[]> {
  const locale = resolveLocale(ctx.app, lang)
  return (await findPages(ctx, ids)).map((page) => localize(page, { app: ctx.app, locale }))
}

/** Lists what a published page is called, in the viewer's language first and then in all published ones, each once. */
export function listTitles(app: Ctx['app'], page: SitePage, lang: string | null): string[] {
  const locales = [resolveLocale(app, lang), app.default_locale, ...app.locales]
  return [...new Set(locales.map((locale) => localize(page, { app, locale }).title))]
}

/**
 * Lists the published fields of all pages of a type in a release, for features that store data derived from them.
 * The caller passes the release, since the server's cached one may be older.
 */
export async function listFieldsOfType(
  db: AppDb | AppTx,
  release_id: string | null,
  content_type: string,
): Promise<PageFields[]> {
  const { number, of_type } = await loadReleaseTree(db, release_id)
  return readFields(db, number, of_type.get(content_type) ?? [])
}

/** The own fields of a published page. */
export type PageFields = { page_id: string; fields: Record<string, unknown> }

async function readFields(
  db: AppDb | AppTx,
  number: number,
  page_ids: readonly string[],
): Promise<PageFields[]> {
  if (page_ids.length === 0) return []
  const found = await findContents(db, number, page_ids)
  return found.map(({ page_id, content }) => ({ page_id, fields: content.fields }))
}

/** Finds the published fields of a page in the default language; null where it is not published. */
export async function findFields(ctx: Ctx, page_id: string): Promise<Record<string, unknown> | null> {
  const [found] = await listFields(ctx, [page_id])
  return found?.fields ?? null
}

/** Lists the own fields of some published pages. */
export async function listFields(ctx: Ctx, page_ids: readonly string[]): Promise<PageFields[]> {
  return readFields(ctx.db, (await loadLiveSite(ctx)).number, page_ids)
}

/** Finds the published page that has a part which calls serve by its id, with its own fields; null without one. */
export async function findPageOfPart(ctx: Ctx, part_id: string): Promise<PageFields | null> {
  const { number } = await loadLiveSite(ctx)
  const page = await findByAction(ctx.db, number, part_id)
  return page && { page_id: page.page_id, fields: page.content.fields }
}

/** Whether a published page can be commented on. False where it is not published. */
export async function isCommentable(ctx: Ctx, page_id: string): Promise<boolean> {
  return (await loadLiveSite(ctx)).pages.get(page_id)?.is_commentable ?? false
}

/** How many published pages anyone may read without an account, by the app's settings in force and by others. */
export async function countOpenPages(ctx: Ctx, { before, after }: AppAccessChange) {
  const site = await loadLiveSite(ctx)
  const now = ctx.now()
  const count = (access: AppAccessChange['before']): number =>
    [...site.pages.keys()].filter(
      (page_id) => decidePublicShell({ ...ctx.app, access }, site, page_id, now).kind === 'open',
    ).length
  return { before: count(before), after: count(after) }
}

/** Whether members see a page now, or saw it in the release that was live at a past instant. */
export async function isLive(ctx: Ctx, page_id: string, at: Date | null): Promise<boolean> {
  return at === null ? (await loadLiveSite(ctx)).pages.has(page_id) : wasLive(ctx.db, page_id, at)
}
