import type { PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import type { Fields } from './fields.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'
import { isRecord } from './rich-text.ts'
import { visitFields } from './visit-fields.ts'

/** A button or link of a page; `action` is as stored. `block_id` is null for the page's own. */
export type PageButton = { block_id: string | null; path: string; text: string; action: unknown }

type Page = {
  content_type: string
  blocks: readonly StoredBlock[]
  fields: Record<string, unknown>
  page_actions: readonly PageAction[]
}

/** Lists the buttons of a page that members would see: those with a text, and pictures that can be tapped. */
export function listButtons({ content_type, blocks, fields, page_actions }: Page): PageButton[] {
  return [
    ...page_actions.flatMap(({ action_type, text, block_action }, index): PageButton[] =>
      action_type === 'generic_button'
        ? [{ block_id: null, path: `page_actions.${index}.block_action`, text, action: block_action }]
        : [],
    ),
    ...readButtons(pageTypeDefinition(content_type)?.fields ?? {}, fields, null),
    ...listBlockButtons(blocks),
  ]
}

function listBlockButtons(blocks: readonly StoredBlock[]): PageButton[] {
  return blocks.flatMap(({ id, type, props, children = [] }) => [
    ...readButtons(blockDefinition(type)?.fields ?? {}, props, id),
    ...listBlockButtons(children),
  ])
}

function readButtons(fields: Fields, props: Record<string, unknown>, block_id: string | null): PageButton[] {
  const found: PageButton[] = []
  visitFields(fields, props, (field, action, path) => {
    if (field.kind !== 'action') return
    if (!isRecord(action) && !(action === null && field.is_required)) return
    if (field.text_prop === undefined) {
      found.push({ block_id, path, text: '', action })
      return
    }
    const text = getValue(props, [...path.split('.').slice(0, -1), field.text_prop])
    if (typeof text === 'string' && text !== '') found.push({ block_id, path, text, action })
  })
  return found
}

function getValue(props: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (isRecord(value) ? value[part] : Array.isArray(value) ? value[Number(part)] : undefined),
    props,
  )
}
