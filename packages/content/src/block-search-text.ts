import { richText } from '@foyer/contract/pages/shapes'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { withoutTokens } from './attributes/tokens.ts'
import type { Fields } from './fields.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'
import { richTextToPlain } from './rich-text.ts'
import { visitFields } from './visit-fields.ts'

/** Returns the text of blocks for full-text search: what a reader sees, without ids, links or settings. */
export function blockSearchText(blocks: readonly StoredBlock[]): string {
  return blocks
    .flatMap((block) => {
      const definition = blockDefinition(block.type)
      const blockTexts = definition ? collectText(definition.fields, block.props) : []
      return [...blockTexts, blockSearchText(block.children ?? [])]
    })
    .filter((text) => text !== '')
    .join('\n')
}

/** Returns the text of a page's own fields for full-text search. */
export function pageSearchText(content_type: string, fields: Record<string, unknown>): string {
  const definition = pageTypeDefinition(content_type)
  return definition ? collectText(definition.fields, fields).join('\n') : ''
}

function collectText(fields: Fields, props: unknown): string[] {
  const texts: string[] = []
  visitFields(fields, props, (field, value) => {
    if (field.kind === 'text' && field.is_withheld) return
    if ((field.kind === 'text' || field.kind === 'long_text') && typeof value === 'string')
      texts.push(value.trim())
    if (field.kind === 'lines' && Array.isArray(value)) texts.push(value.filter(isText).join('\n'))
    if (field.kind === 'image' && isImageWithAlt(value)) texts.push(value.alt.trim())
    if (field.kind !== 'rich_text') return
    const parsed = richText.safeParse(value)
    if (parsed.success) texts.push(richTextToPlain(parsed.data))
  })
  return texts.map(withoutTokens).filter((text) => text !== '')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isImageWithAlt(value: unknown): value is { alt: string } {
  return typeof value === 'object' && value !== null && 'alt' in value && typeof value.alt === 'string'
}
