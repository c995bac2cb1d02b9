import { getFacts } from '@foyer/content/definitions'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { listConfiguredNodes } from '../../access/index.ts'
import { compileDraft, type Draft } from '../content/index.ts'
import { compileTranslations } from '../translations/index.ts'
import { compareSiblings, createReleaseTree, createSite, type Site, loadLiveSite } from '../tree/index.ts'
import { findDrafts, type DraftRow, type TreeDraft } from '../queries/drafts.ts'
import { listTranslations } from '../queries/translations.ts'
import type { VersionSummary } from '../queries/versions.ts'

/**
 * The app as a publish of one tree would show it at a moment: that tree by its drafts, every other page as it is live,
 * all of them behind the gates that are in force.
 */
export async function loadPreviewSite(ctx: Ctx, tree: readonly TreeDraft[]): Promise<Site> {
  const [live, nodes] = await Promise.all([loadLiveSite(ctx), listConfiguredNodes(ctx.db)])
  const drafts = new Map(tree.map((row) => [row.id, createDraftVersion(row)]))
  const others = [...live.pages.values()].filter((page) => !isInTree(live, drafts, page.page_id))
  const versions = [...drafts.values(), ...others].toSorted(compareSiblings)
  return createSite(createReleaseTree(live.release_id, live.number, versions), { configured: nodes })
}

/** What a draft says in a language, where that is not the app's own: its texts, and what others say of it. */
export async function localizeDrafts(
  ctx: Ctx,
  rows: readonly DraftRow[],
  locale: string,
): Promise<Map<string, ReturnType<typeof compileTranslations>>> {
  if (locale === ctx.app.default_locale) return new Map()
  const translations = await listTranslations(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const translated = Map.groupBy(
    translations.filter((one) => one.locale === locale),
    ({ page_id }) => page_id,
  )
  return new Map(
    rows.map((row) => {
      const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
      return [row.id, compileTranslations(row, compiled, translated.get(row.id) ?? [])]
    }),
  )
}

/**
 * The same with what links to these pages say: figures and titles in the language stand in the drafts, and are read for
 * those alone.
 */
export async function addDraftFacts(
  ctx: Ctx,
  { site, tree_ids: tree, locale }: { site: Site; tree_ids: ReadonlySet<string>; locale: string },
  page_ids: readonly string[],
): Promise<Site> {
  const rows = await findDrafts(
    ctx.db,
    page_ids.filter((id) => tree.has(id)),
  )
  const translated = await localizeDrafts(ctx, rows, locale)
  const pages = new Map(site.pages)
  for (const row of rows) {
    const page = pages.get(row.id)
    const facts = getFacts(row.content_type, (row.draft as Draft).fields)
    const said_in = translated.get(row.id)?.said_in ?? {}
    if (page) pages.set(row.id, { ...page, facts, said_in })
  }
  return { ...site, pages }
}

function createDraftVersion(row: TreeDraft): VersionSummary {
  const { id, parent_id, rank, path, content_type, title, draft_hash, cover } = row
  return {
    page_id: id,
    parent_id,
    rank,
    path,
    content_type,
    title,
    draft_hash,
    cover: cover as ImageRef,
    facts: {},
    said_in: {},
    is_commentable: false,
    // No release holds it yet, and an answer must name one.
    release_id: id,
  }
}

/** Whether a live page is of the tree, or stood in it when it was published and has left it since. */
function isInTree({ pages }: Site, drafts: ReadonlyMap<string, unknown>, page_id: string): boolean {
  let at: string | null = page_id
  for (let depth = 0; at !== null && depth < 64; depth += 1) {
    if (drafts.has(at)) return true
    at = pages.get(at)?.parent_id ?? null
  }
  return false
}
