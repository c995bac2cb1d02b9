import { pageTypeDefinition } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { createNodes } from '#features/access/index.ts'
import { normalizeNode } from '../normalize-node.ts'
import { validateDraft, type Draft } from '../../content/index.ts'
import { findFreePath, parseTypedPath } from '../paths.ts'
import { findRank } from '../rank.ts'
import { listAncestorIds, findDraft, listSiblings, findTakenPaths } from '../../queries/drafts.ts'
import { insertPages, lockTree, spreadRanks } from '../../queries/draft-writes.ts'

/** Levels of a tree, the top one included. */
export const MAX_DEPTH = 12

type AddPage = {
  parent_id: string | null
  content_type: string
  draft: Draft
  /** As typed; if missing, derived from the title. */
  path?: string | undefined
  /** Position among siblings, from 0; the default is the end. */
  position?: number | undefined
  /** Settings of its own from the start, such as those of the page it is a copy of. */
  node?: Partial<AccessNodeInput>
  by: string
  at: Date
}

/**
 * Adds a page to the draft tree. Throws `unknown_content_type`, `too_deep`, `path_taken`, `path_reserved`,
 * `path_invalid`, or `invalid` for a parent that is not there.
 */
export async function addPage(tx: AppTx, input: AddPage): Promise<string> {
  const { parent_id, content_type, draft, by, at } = input
  if (!pageTypeDefinition(content_type)) throw new CallError('unknown_content_type')
  await lockTree(tx)
  const parent = parent_id === null ? null : await findDraft(tx, parent_id)
  if (parent_id !== null && !parent) throw invalidField('parent_id', 'unknown_page')
  if (parent && (await listAncestorIds(tx, parent.id)).length >= MAX_DEPTH) throw new CallError('too_deep')

  const path =
    input.path === undefined
      ? await findFreePath(tx, parent?.path ?? '/', draft.title)
      : parseTypedPath(input.path)
  if ((await findTakenPaths(tx, [path])).size > 0) throw new CallError('path_taken')
  const id = newId()
  const validated = validateDraft(content_type, draft)
  const rank = await chooseRank(tx, parent_id, input.position)
  await insertPages(tx, [
    { id, parent_id, rank, path, content_type, by, at, ...getContentColumns(validated) },
  ])
  await createNodes(tx, [{ page_id: id, parent_id, node: normalizeNode(content_type, input.node ?? {}) }])
  return id
}

/** Returns the columns that are derived from a draft's content. */
export function getContentColumns({
  draft,
  fields_version,
  cover,
  search_text,
  media_ids,
  button_target_ids,
  reference_ids,
}: ReturnType<typeof validateDraft>) {
  return { draft, fields_version, cover, search_text, media_ids, button_target_ids, reference_ids }
}

/**
 * Chooses a rank at a position among siblings, respacing them first if there is no gap. `except`: the page that
 * moves.
 */
export async function chooseRank(
  tx: AppTx,
  parent_id: string | null,
  position: number | undefined,
  except?: string,
): Promise<number> {
  const siblings = (await listSiblings(tx, parent_id)).filter((row) => row.id !== except)
  const index = position ?? siblings.length
  const rank = findRank(
    siblings.map((row) => row.rank),
    index,
  )
  if (rank !== null) return rank
  await spreadRanks(
    tx,
    siblings.map((row) => row.id),
  )
  return (Math.min(index, siblings.length) + 0.5) * 1024
}
