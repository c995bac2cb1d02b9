import type { z } from 'zod'
import type { changedPart } from '@foyer/contract/pages/draft-shapes'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { LOCALES } from '@foyer/i18n'
import { comparePages } from '@foyer/domain/pages'
import type { Ctx } from '#platform/context.ts'
import type { Change } from './changes.ts'
import { compileDraft, type PageContent, type Draft } from '../content/index.ts'
import { compileTranslations } from '../translations/index.ts'
import { findDrafts } from '../queries/drafts.ts'
import { loadLiveSite } from '../tree/index.ts'
import { listTranslations, type Texts } from '../queries/translations.ts'
import { findContents } from '../queries/versions.ts'

type Part = z.infer<typeof changedPart>
type ComparedPage = {
  title: string
  cover: ImageRef
  content: PageContent
  texts: Readonly<Record<string, Texts>>
}

/** Details are listed for this many pages; the others are only listed as changed. */
const MAX_PAGES = 40

/** In what a page differs from what members see of it, its blocks in their order. */
export function comparePageParts(draft: ComparedPage, live: ComparedPage): Part[] {
  const compared = ({ title, cover, content }: ComparedPage) => ({ title, cover, ...content })
  const parts = comparePages(compared(draft), compared(live)).map((difference): Part => {
    if (difference.kind !== 'block') return { kind: difference.kind, block_type: null }
    const { mine, theirs } = difference
    const kind = mine && theirs ? 'block_changed' : mine ? 'block_added' : 'block_removed'
    return { kind, block_type: (mine ?? theirs)?.type ?? null }
  })
  const changed_locales = LOCALES.filter((locale) => !haveSameTexts(draft.texts[locale], live.texts[locale]))
  return [
    ...parts,
    ...changed_locales.map((locale): Part => ({ kind: 'translation', block_type: null, locale })),
  ]
}

/** Adds to each page with changed content which parts changed, listed before its change of position. */
export async function addParts(ctx: Ctx, items: readonly Change[]): Promise<Change[]> {
  const ids = items.flatMap(({ kind, page_id }) => (kind === 'changed' ? [page_id] : [])).slice(0, MAX_PAGES)
  if (ids.length === 0) return [...items]
  const [rows, translations, live] = await Promise.all([
    findDrafts(ctx.db, ids),
    listTranslations(ctx.db, ids),
    loadLiveSite(ctx).then(({ number }) => findContents(ctx.db, number, ids)),
  ])
  const drafts = new Map(rows.map((row) => [row.id, row]))
  const published = new Map(live.map((version) => [version.page_id, version]))
  return items.map((item) => {
    const [row, version] = [drafts.get(item.page_id), published.get(item.page_id)]
    if (item.kind !== 'changed' || !row || !version) return item
    const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
    const { content, cover } = compiled
    const own = translations.filter((translation) => translation.page_id === row.id)
    const { texts } = compileTranslations(row, compiled, own)
    const current = { title: row.title, cover, content, texts }
    return { ...item, parts: [...comparePageParts(current, version), ...item.parts] }
  })
}

/** Whether two translations have the same texts, in any order. */
function haveSameTexts(one: Texts = {}, other: Texts = {}): boolean {
  const ordered = (texts: Texts) => Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}
