import { getTexts } from '@foyer/content/definitions'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import type { Ctx } from '#platform/context.ts'
import { loadKnownAttributes, resolvePageTexts } from '../content/index.ts'
import type { SitePage } from '../tree/index.ts'
import { findContent } from '../queries/versions.ts'
import { localize, localizeContent, pickContentTexts } from '../translations/index.ts'
import { createPageShell } from './page-entity.ts'
import { resolveRelatedPages } from './related-pages.ts'
import type { RenderContext } from './render-context.ts'

/** What anyone gets of a page in another language: of an open page its texts, of a gated one those of its shell. */
export async function createTranslationFile(
  ctx: Ctx,
  render: RenderContext,
  { page, is_open }: { page: SitePage; is_open: boolean },
): Promise<PageTranslationFile> {
  const { site, locale } = render
  const found = await findContent(ctx.db, site.number, { page_id: page.page_id, locale })
  if (!found) throw new Error('A page of a release has no content.')
  const content = localizeContent(page, found)
  const { page_title, cover, og_title, og_description } = createPageShell(
    render,
    localize(page, render),
    content,
    {
      media: {},
      card: null,
    },
  )
  const file = { page_id: page.page_id, locale, page: { page_title, cover, og_title, og_description } }
  if (!is_open) return { ...file, texts: {}, links: {} }
  const { links } = resolveRelatedPages(render, page, content)
  const { content_type } = page
  const known = await loadKnownAttributes(ctx, content)
  const { page: filled, personal } = resolvePageTexts({ ...content, content_type }, page_title, known)
  const filled_texts = getTexts({ ...filled, title: page_title, cover })
  return {
    ...file,
    texts: Object.fromEntries(
      Object.entries(pickContentTexts(found.texts)).map(([key, text]) => [key, filled_texts[key] ?? text]),
    ),
    personal,
    links: Object.fromEntries(
      Object.entries(links).map(([id, { title, cover, facts }]) => [id, { title, cover, facts }]),
    ),
  }
}
