import type { Ctx } from '#platform/context.ts'
import { loadKnownAttributes, resolvePageTexts } from '../content/index.ts'
import { localizeContent, localize, resolveLocale } from '../translations/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { findContent } from '../queries/versions.ts'

/** The own fields of a published page, in the default language and localized. */
export type LocalizedFields = {
  locale: string
  title: string
  localized_title: string
  fields: Record<string, unknown>
  localized_fields: Record<string, unknown>
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
  const found = await findContent(ctx.db, site.number, { page_id, locale })
  if (!found) return null
  const { fields } = found.content
  const is_own = locale === ctx.app.default_locale
  const { title } = localize(page, { app: ctx.app, locale })
  const localized = is_own ? found.content : localizeContent(page, found)
  const shown = { ...localized, content_type: page.content_type }
  const known = await loadKnownAttributes(ctx, localized)
  return {
    locale,
    title: page.title,
    localized_title: title,
    fields,
    localized_fields: resolvePageTexts(shown, title, known).page.fields,
  }
}
