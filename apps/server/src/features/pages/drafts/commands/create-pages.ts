import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { createNodes } from '#features/access/index.ts'
import { normalizeNode } from '../normalize-node.ts'
import { validateDraft, type Draft, newDraft } from '../../content/index.ts'
import { findFreePaths } from '../paths.ts'
import { listSiblings } from '../../queries/drafts.ts'
import { insertPages, lockTree, type NewPage } from '../../queries/draft-writes.ts'
import { insertPageTags } from '../../queries/tags.ts'
import { getContentColumns } from './add-page.ts'

/** A page to create with its descendants. The caller chooses the ids, so that pages can refer to one another. */
export type PageSeed = {
  id: string
  content_type: string
  /** What is left out is as on a new page of its type, without the suggested blocks. */
  draft: Partial<Draft> & { title: string }
  path: string
  node?: Partial<AccessNodeInput>
  /** Tags that exist. */
  tag_ids?: readonly string[]
  children?: readonly PageSeed[]
}

type CreatePages = { parent_id: string | null; pages: readonly PageSeed[]; by: string; at: Date }

/**
 * Creates many pages for starter kits and imports, in a few statements regardless of their number. A taken path gets a
 * number. They stay drafts until a publish.
 */
export async function createPages(tx: AppTx, { parent_id, pages, by, at }: CreatePages): Promise<void> {
  await lockTree(tx)
  const last = (await listSiblings(tx, parent_id)).at(-1)?.rank ?? 0
  const flat = [...flatten(pages, parent_id, last)]
  const paths = await findFreePaths(
    tx,
    flat.map((page) => page.seed.path),
  )
  const rows = flat.map(({ seed, parent, rank }, index): NewPage => {
    const empty = { ...newDraft(seed.content_type, seed.draft.title), blocks: [] }
    const draft = { ...empty, ...seed.draft, fields: { ...empty.fields, ...seed.draft.fields } }
    return {
      id: seed.id,
      parent_id: parent,
      rank,
      path: paths[index] ?? seed.path,
      content_type: seed.content_type,
      by,
      at,
      ...getContentColumns(validateDraft(seed.content_type, draft)),
    }
  })
  await insertPages(tx, rows)
  await createNodes(
    tx,
    flat.map(({ seed, parent }) => ({
      page_id: seed.id,
      parent_id: parent,
      node: normalizeNode(seed.content_type, seed.node ?? {}),
    })),
  )
  const carried = flat.flatMap(({ seed }) =>
    (seed.tag_ids ?? []).map((tag_id) => ({ page_id: seed.id, tag_id })),
  )
  await insertPageTags(tx, carried)
}

function* flatten(
  pages: readonly PageSeed[],
  parent: string | null,
  last: number,
): Generator<{ seed: PageSeed; parent: string | null; rank: number }> {
  for (const [index, seed] of pages.entries()) {
    yield { seed, parent, rank: last + (index + 1) * 1024 }
    yield* flatten(seed.children ?? [], seed.id, 0)
  }
}
