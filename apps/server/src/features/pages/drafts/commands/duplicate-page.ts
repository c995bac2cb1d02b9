import { copyBlocks, pageTypeDefinition, regenerateIds } from '@foyer/content/definitions'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { findNode } from '#features/access/index.ts'
import type { Draft } from '../../content/index.ts'
import { listSiblings, type DraftRow } from '../../queries/drafts.ts'
import { addPage } from './add-page.ts'

/**
 * Copies a page next to the original, with new ids for every block, action and item and with the same gates, so that
 * a copy of a locked page is locked. Descendants are not copied.
 */
export async function duplicatePage(ctx: Ctx, page: DraftRow, by: string): Promise<string> {
  return ctx.write(async (tx) => {
    const node = await findNode(tx, page.id)
    const siblings = await listSiblings(tx, page.parent_id)
    const { page_id: _page, parent: _parent, ...settings } = node ?? { page_id: '', parent: null }
    return addPage(tx, {
      parent_id: page.parent_id,
      content_type: page.content_type,
      draft: copyDraft(page.content_type, page.draft as Draft),
      position: siblings.findIndex((row) => row.id === page.id) + 1,
      node: { ...settings, products: [...(node?.products ?? [])] },
      by,
      at: ctx.services.clock.now(),
    })
  })
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
