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
    case 'open_email':
      return { id, type, address: '', subject: '', body: '' }
    case 'trigger_form':
      return { id, type, form_id: null }
    case 'trigger_overlay':
      return { id, type, overlay_id: null }
    case 'open_lightbox':
      return { id, type, image: null, video: null }
    case 'open_next':
    case 'share':
      return { id, type }
    default:
      return assertNever(type)
  }
}

/** The kinds of action, in the order in which the editor offers them. */
export const ACTION_TYPES: readonly ActionType[] = [
  'open_page',
  'open_url',
  'open_email',
  'open_next',
  'trigger_purchase',
  'trigger_form',
  'trigger_overlay',
  'open_lightbox',
  'share',
]

/** The action in a prop, also one that is not sound yet, such as a half-typed address; null for anything else. */
export function toBlockAction(value: unknown): BlockAction | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return null
  const { type, id } = value
  if (typeof id !== 'string') return null
  const parsed = ACTION_TYPES.find((name) => name === type)
  return parsed ? Object.assign(newAction(parsed, id), value) : null
}
