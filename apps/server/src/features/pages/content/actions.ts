import {
  blockDefinition,
  flattenBlocks,
  getAnsweredForm,
  pageTypeDefinition,
  visitFields,
} from '@foyer/content/definitions'
import type { PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import { isId } from '#platform/ids.ts'

/** What of a page may have actions. */
export type ActionSource = {
  page_actions: readonly PageAction[]
  fields: Record<string, unknown>
  blocks: readonly StoredBlock[]
}

/** The names of an action's ids of pages: what it opens. */
const PAGE_TARGETS = ['page_id', 'form_id', 'overlay_id'] as const

/**
 * Ids under which calls find this page: those of what its buttons do (`/block_actions/{id}`), of the blocks that show
 * answers (`/forms_submissions_dynamic/{id}`), and of the items of its workout (`/workout_group_items/{uid}/exercise`).
 */
export function listActionIds(content_type: string, draft: ActionSource): string[] {
  const answer_blocks = flattenBlocks(draft.blocks).filter((block) => getAnsweredForm(block) !== null)
  const ids = [
    ...listActions(content_type, draft).map(getActionId),
    ...answer_blocks.map(({ id }) => id),
    ...listPickedItems(content_type, draft),
  ]
  return [...new Set(ids.filter((id): id is string => id !== null && isId(id)))]
}

/** Finds the action with this id in published content; null if there is none. */
export function findAction(content_type: string, content: ActionSource, id: string): unknown {
  return listActions(content_type, content).find((action) => getActionId(action) === id) ?? null
}

/** Lists the pages, forms, overlays and products that the buttons of a page lead to. */
export function listTargetIds(content_type: string, draft: ActionSource): string[] {
  const ids = listActions(content_type, draft).flatMap((action) => {
    if (!isRecord(action)) return []
    const { product_ids } = action
    return [...PAGE_TARGETS.map((name) => action[name]), ...(Array.isArray(product_ids) ? product_ids : [])]
  })
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && isId(id)))]
}

/** The pages of a release, and the products that can be bought. */
type LiveTargets = { isLive: (page_id: string) => boolean; isOnSale: (product_id: string) => boolean }

/**
 * Content in which actions to a page outside of a release or to products off sale lead nowhere, so that members see no
 * button for them. The same object where there are none.
 */
export function withoutDeadTargets<
  Content extends ActionSource & Record<'page_ids' | 'overlay_ids' | 'product_ids', string[]>,
>(content_type: string, content: Content, { isLive, isOnSale }: LiveTargets): Content {
  const { page_ids, overlay_ids, product_ids } = content
  if ([...page_ids, ...overlay_ids].every(isLive) && product_ids.every(isOnSale)) return content
  const copy = structuredClone(content)
  for (const action of listActions(content_type, copy)) {
    if (!isRecord(action)) continue
    for (const name of PAGE_TARGETS) {
      const id = action[name]
      if (typeof id === 'string' && !isLive(id)) action[name] = null
    }
    const { product_ids: offered } = action
    if (Array.isArray(offered)) action['product_ids'] = offered.filter(isOnSale)
  }
  return copy
}

/** What the buttons of a page do: its own, those of its fields and of its blocks. */
function listActions(content_type: string, { page_actions, fields, blocks }: ActionSource): unknown[] {
  const found: unknown[] = page_actions.map(({ block_action }) => block_action)
  const collect: Parameters<typeof visitFields>[2] = (field, value) => {
    if (field.kind === 'action') found.push(value)
  }
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, fields, collect)
  for (const { type, props } of flattenBlocks(blocks))
    visitFields(blockDefinition(type)?.fields ?? {}, props, collect)
  return found
}

/** The ids of the items that pick a page, such as the exercises of a workout. */
function listPickedItems(content_type: string, { fields }: ActionSource): string[] {
  const uids: string[] = []
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, fields, (field, value) => {
    if (field.kind !== 'list' || field.picks === undefined || !Array.isArray(value)) return
    for (const item of value) if (isRecord(item) && typeof item['uid'] === 'string') uids.push(item['uid'])
  })
  return uids
}

function getActionId(action: unknown): string | null {
  return isRecord(action) && typeof action['id'] === 'string' ? action['id'] : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
