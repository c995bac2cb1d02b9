import type { PageBody, PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import type { Ctx } from '#platform/context.ts'
import { assemblyOf, shellFrom, surroundingsOf, type Assembly } from './assemble.ts'
import type { Bond } from '../media/media-bond.ts'
import { privateLayers } from '../gates/gates.ts'
import { contentIn, sayIn, textsInside } from '../translations/in-other-words.ts'
import { bodyOf, shellIndexOf } from './page-index.ts'
import { findContent } from '../queries/versions.ts'
import type { PageContent } from '../content/compile-draft.ts'
import type { Site, SitePage } from '../tree/site.ts'
import type { Found } from '../gates/page-at.ts'
import { withOpenMedia } from '../media/open-media.ts'

/** Where an index is made: the release as it stands now, in one language. */
export type Place = { site: Site; now: Date; locale: string }

/** What anyone gets at a page: the whole of an open one, the shell of a gated one. */
export async function publicIndex(
  ctx: Ctx,
  place: Place,
  found: Pick<Extract<Found, { kind: 'page' }>, 'page' | 'shell'>,
): Promise<PageIndex> {
  const { page, content } = await pageIn(ctx, place, found.page)
  return publicIndexOf(ctx, forEveryone(ctx, place), { ...found, page }, content)
}

/** The same by content that is at hand. */
export function publicIndexOf(
  ctx: Ctx,
  assembly: Assembly,
  { page, shell }: Pick<Extract<Found, { kind: 'page' }>, 'page' | 'shell'>,
  content: PageContent,
): Promise<PageIndex> {
  return withOpenMedia<PageIndex>(ctx, () =>
    shell.kind === 'open' ? bodyOf(ctx, assembly, page, content) : shellIndexOf(ctx, assembly, page, content),
  )
}

/** What pages are put together with for everyone. */
export function forEveryone(ctx: Ctx, { site, now, locale }: Place): Assembly {
  return assemblyOf({ app: ctx.app, site, now, locale, readers: null })
}

/**
 * The whole of a page for those who may read it; the decision has been made by the caller. Its links tell a guest the
 * first reason of each page alone. `bond`: what addresses of its pictures are bound to.
 */
export async function readersIndex(
  ctx: Ctx,
  { site, now, locale }: Place,
  page: SitePage,
  { bond, is_guest }: { bond: Bond; is_guest: boolean },
): Promise<PageBody> {
  const readers = is_guest ? null : (privateLayers(site.nodes, page.page_id) ?? new Set<string>())
  const assembly = assemblyOf({ app: ctx.app, site, now, locale, readers })
  const said = await pageIn(ctx, { site, locale }, page)
  return bodyOf(ctx, assembly, said.page, said.content, bond)
}

/** What anyone gets of a page in another language: of an open page its texts, of a gated one those of its shell. */
export async function translationFile(
  ctx: Ctx,
  place: Place,
  { page, shell }: Pick<Extract<Found, { kind: 'page' }>, 'page' | 'shell'>,
): Promise<PageTranslationFile> {
  const found = await findContent(ctx.db, place.site.number, { page_id: page.page_id, locale: place.locale })
  if (!found) throw new Error('A page of a release has no content.')
  const assembly = forEveryone(ctx, place)
  const said = sayIn(page, assembly)
  const content = contentIn(page, found)
  const { page_title, cover, og_title, og_description } = shellFrom(assembly, said, content, {
    media: {},
    card: null,
  })
  const file = {
    page_id: page.page_id,
    locale: place.locale,
    page: { page_title, cover, og_title, og_description },
  }
  if (shell.kind !== 'open') return { ...file, texts: {}, links: {} }
  const { links } = surroundingsOf(assembly, page, content)
  return {
    ...file,
    texts: textsInside(found.texts),
    links: Object.fromEntries(
      Object.entries(links).map(([id, { title, cover, facts }]) => [id, { title, cover, facts }]),
    ),
  }
}

/** The shell of a page for a viewer who may know of it; its pictures may need a signed address. */
export async function shellOfPage(ctx: Ctx, place: Place, page: SitePage, bond: Bond): Promise<PageShell> {
  const said = await pageIn(ctx, place, page)
  return (await shellIndexOf(ctx, forEveryone(ctx, place), said.page, said.content, bond)).page
}

/** A page and its content in a language; in its own where it says nothing in that one. */
export async function pageIn(
  ctx: Ctx,
  { site, locale }: Pick<Place, 'site' | 'locale'>,
  page: SitePage,
): Promise<{ page: SitePage; content: PageContent }> {
  const found = await findContent(ctx.db, site.number, { page_id: page.page_id, locale })
  if (!found) throw new Error('A page of a release has no content.')
  if (locale === ctx.app.default_locale) return { page, content: found.content }
  return { page: sayIn(page, { app: ctx.app, locale }), content: contentIn(page, found) }
}
