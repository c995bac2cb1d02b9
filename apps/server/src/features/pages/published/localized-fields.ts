import type { Ctx } from '#platform/context.ts'
import { loadKnownAttributes, resolvePageTexts } from '../content/index.ts'
import { localizeContent, localize, resolveLocale } from '../translations/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { findRelease } from '../queries/releases.ts'
import { findContent, findVersions, type VersionSummary } from '../queries/versions.ts'

type Fields = Record<string, unknown>

/** The own fields of a published page, in the default language and localized. */
export type LocalizedFields = {
  locale: string
  title: string
  localized_title: string
  fields: Fields
  localized_fields: Fields
}

/**
 * Finds the own fields of a published page for features that act on them; null if unpublished. Whether a viewer may
 * read them is decided by `decidePageAccess`.
 */
export async function findLocalizedFields(
  ctx: Ctx,
  page_id: string,
  lang: string | null,
): Promise<LocalizedFields | null> {
  const site = await loadLiveSite(ctx)
  const page = site.pages.get(page_id)
  if (!page) return null
  const locale = resolveLocale(ctx.app, lang)
  const { title } = localize(page, { app: ctx.app, locale })
  const found = await findFields(ctx, site.number, { ...page, title, locale })
  return found && { locale, title: page.title, localized_title: title, ...found }
}

/** A page as a release has it. */
export type ReleasedPage = { release_id: string; page_id: string; content_type: string; title: string }

/** Finds the localized fields of a page as a release has it, for those who began something with it then. */
export async function findFieldsInRelease(
  ctx: Ctx,
  { release_id, ...page }: ReleasedPage,
  lang: string | null,
): Promise<Fields | null> {
  const number = await findNumber(ctx, release_id)
  if (number === null) return null
  const found = await findFields(ctx, number, { ...page, locale: resolveLocale(ctx.app, lang) })
  return found?.localized_fields ?? null
}

/** Finds pages as they are called in a release, such as those that were unpublished since. */
export async function findPagesInRelease(
  ctx: Ctx,
  { release_id, page_ids }: { release_id: string; page_ids: readonly string[] },
  lang: string | null,
): Promise<VersionSummary[]> {
  const number = page_ids.length === 0 ? null : await findNumber(ctx, release_id)
  if (number === null) return []
  const locale = resolveLocale(ctx.app, lang)
  const pages = await findVersions(ctx.db, number, page_ids)
  return pages.map((page) => localize(page, { app: ctx.app, locale }))
}

async function findNumber(ctx: Ctx, release_id: string): Promise<number | null> {
  const live = await loadLiveSite(ctx)
  const release = live.release_id === release_id ? live : await findRelease(ctx.db, release_id)
  return release?.number ?? null
}

type PageInLocale = { page_id: string; content_type: string; title: string; locale: string }

async function findFields(
  ctx: Ctx,
  number: number,
  { page_id, content_type, title, locale }: PageInLocale,
): Promise<Pick<LocalizedFields, 'fields' | 'localized_fields'> | null> {
  const found = await findContent(ctx.db, number, { page_id, locale })
  if (!found) return null
  const is_own = locale === ctx.app.default_locale
  const localized = is_own ? found.content : localizeContent({ content_type }, found)
  const known = await loadKnownAttributes(ctx, localized)
  return {
    fields: found.content.fields,
    localized_fields: resolvePageTexts({ ...localized, content_type }, title, known).page.fields,
  }
}
