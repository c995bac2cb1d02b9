import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { copyBlocks, pageTypeDefinition, regenerateIds } from '@foyer/content/definitions'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { findNode } from '#features/access/index.ts'
import { validateDraft, type Draft } from '../../content/index.ts'
import { listSiblings, type DraftRow } from '../../queries/drafts.ts'
import { copyTagsOfPage } from '../../queries/tags.ts'
import { addPage } from './add-page.ts'

/** Copies a page next to the original, as `copyPage` does. */
export async function duplicatePage(ctx: Ctx, page: DraftRow, by: string): Promise<string> {
  return ctx.write(async (tx) => {
    const siblings = await listSiblings(tx, page.parent_id)
    const position = siblings.findIndex((row) => row.id === page.id) + 1
    return copyPage(tx, { page, parent_id: page.parent_id, position, by, at: ctx.services.clock.now() })
  })
}

type CopyPage = { page: DraftRow; parent_id: string | null; position: number; by: string; at: Date }

/**
 * Copies a page to a position below a parent, with new ids for every block, action and item and with the same gates and
 * tags, so that a copy of a locked page is locked. Descendants are not copied. Throws what `addPage` throws.
 */
export async function copyPage(tx: AppTx, { page, ...place }: CopyPage): Promise<string> {
  const { id, content_type } = page
  const node = await readSettings(tx, id)
  const copy_id = await addPage(tx, { ...place, content_type, draft: copyStored(page), node })
  await copyTagsOfPage(tx, { from: id, to: copy_id })
  return copy_id
}

/** Copies the draft of a stored page in the current version of its type. */
export function copyStored({ content_type, draft, fields_version }: DraftRow): Draft {
  return copyDraft(content_type, validateDraft(content_type, draft as Draft, fields_version).draft)
}

/** Reads the access settings of a page, without its position. */
export async function readSettings(tx: AppTx, page_id: string): Promise<Partial<AccessNodeInput>> {
  const node = await findNode(tx, page_id)
  if (!node) return {}
  const { page_id: _page, parent: _parent, ...settings } = node
  return { ...settings, products: [...node.products] }
}

/** Copies a draft with new ids for its blocks, actions and items, and without what it plans for its descendants. */
export function copyDraft(content_type: string, draft: Draft): Draft {
  return {
    ...draft,
    fields: copyFields(content_type, draft.fields),
    blocks: copyBlocks(draft.blocks, newId),
    page_actions: draft.page_actions.map((action) => ({
      ...action,
      id: newId(),
      block_action: action.block_action && { ...action.block_action, id: newId() },
    })),
  }
}

function copyFields(content_type: string, stored: Draft['fields']): Draft['fields'] {
  const fields = pageTypeDefinition(content_type)?.fields ?? {}
  const own = Object.entries(stored).filter(([prop]) => {
    const field = Object.hasOwn(fields, prop) ? fields[prop] : undefined
    return !(field?.kind === 'list' && field.plans_descendants)
  })
  return regenerateIds(fields, structuredClone(Object.fromEntries(own)), newId)
}
