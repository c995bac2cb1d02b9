import type { BlockAction } from '@foyer/contract/pages/shapes'
import { assertNever } from '../assert-never.ts'

/** What a tap can do. */
export type ActionType = BlockAction['type']

/** A new action of a kind, which leads nowhere yet. */
export function newAction(type: ActionType, id: string): BlockAction {
  switch (type) {
    case 'open_page':
      return { id, type, page_id: null }
    case 'open_url':
      return { id, type, url: '' }
    case 'trigger_purchase':
      return { id, type, product_ids: [] }
    case 'open_next':
    case 'share':
      return { id, type }
    default:
      return assertNever(type)
  }
}

/** The action in a prop, also one that is not sound yet, such as a half-typed address; null for anything else. */
export function toBlockAction(value: unknown): BlockAction | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return null
  const { type, id } = value
  if (typeof id !== 'string') return null
  const parsed = actionTypes.find((name) => name === type)
  return parsed ? Object.assign(newAction(parsed, id), value) : null
}

const actionTypes: readonly ActionType[] = ['open_page', 'open_url', 'trigger_purchase', 'open_next', 'share']
