import { applyTexts, listSearchTexts } from '@foyer/content/definitions'
import type { Ctx } from '#platform/context.ts'
import { findSearchTexts } from '../queries/page-search.ts'
import { findContents } from '../queries/versions.ts'
import { resolveLocale } from '../translations/index.ts'
import { loadLiveSite } from '../tree/index.ts'

/**
 * Finds the texts that some pages were found by, by page: first that in the viewer's language, then those of all
 * languages. Whether a viewer may read them is decided before.
 */
export async function findFoundTexts(
  ctx: Ctx,
  page_ids: readonly string[],
  lang: string | null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [localized, of_all] = await Promise.all([
    findTranslatedTexts(ctx, page_ids, resolveLocale(ctx.app, lang)),
    findSearchTexts(ctx.db, page_ids),
  ])
  return new Map(
    page_ids.map((id) => [id, [localized, of_all].flatMap((texts) => texts.get(id) ?? [])] as const),
  )
}

/** The texts of pages that are translated to a language. */
async function findTranslatedTexts(
  ctx: Ctx,
  page_ids: readonly string[],
  locale: string,
): Promise<Map<string, string>> {
  if (locale === ctx.app.default_locale || page_ids.length === 0) return new Map()
  const site = await loadLiveSite(ctx)
  const contents = await findContents(ctx.db, site.number, page_ids)
  return new Map(
    contents.flatMap(({ page_id, title, content, texts }) => {
      const page = site.pages.get(page_id)
      const translation = texts[locale]
      if (!page || !translation) return []
      const { content_type } = page
      const translated = applyTexts({ ...content, content_type, title, cover: null }, translation)
      return [[page_id, listSearchTexts(translated, []).text] as const]
    }),
  )
}
