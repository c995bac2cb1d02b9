import type { Ctx } from '#platform/context.ts'
import { localizeContent, localize, spokenLocale } from '../translations/index.ts'
import { liveSite } from '../tree/index.ts'
import { findContent } from '../queries/versions.ts'

/** The own fields of a published page, as they were written and as they are said in a language. */
export type SaidFields = {
  locale: string
  title: string
  said_title: string
  fields: Record<string, unknown>
  said: Record<string, unknown>
}

/**
 * The own fields of a published page, for rooms that act by them; null where it is not published. Whether a viewer may
 * read them is for `decidePageAccess`.
 */
export async function saidFieldsOf(
  ctx: Ctx,
  page_id: string,
  lang: string | null,
): Promise<SaidFields | null> {
  const site = await liveSite(ctx)
  const page = site.pages.get(page_id)
  if (!page) return null
  const locale = spokenLocale(ctx.app, lang)
  const found = await findContent(ctx.db, site.number, { page_id, locale })
  if (!found) return null
  const { fields } = found.content
  const is_own = locale === ctx.app.default_locale
  return {
    locale,
    title: page.title,
    said_title: localize(page, { app: ctx.app, locale }).title,
    fields,
    said: is_own ? fields : localizeContent(page, found).fields,
  }
}
