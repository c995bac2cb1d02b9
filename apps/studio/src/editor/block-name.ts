import { excerpt } from '@foyer/domain/text'
import { blockDefinition, richTextToPlain, withoutTokens } from '@foyer/content/definitions'
import type { RichText, StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'

/** Returns the localized name of a block's type. */
export function getBlockTypeName(t: Translate, block: StoredBlock): string {
  const definition = blockDefinition(block.type)
  return definition ? t(definition.picker.label) : t('editor.outline.unknown')
}

/** Returns a block's own title or text if it has one, otherwise the name of its type. */
export function getBlockName(t: Translate, block: StoredBlock): string {
  for (const prop of ['title', 'text', 'caption', 'body'] as const) {
    const line = formatExcerpt(block.props[prop])
    if (line !== '') return line
  }
  return getBlockTypeName(t, block)
}

const MAX_LENGTH = 60

function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value
  return isRichText(value) ? richTextToPlain(value) : ''
}

/** Formatted text is checked whole where it is stored; here its outline is enough. */
function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
}

function formatExcerpt(value: unknown): string {
  const line = withoutTokens(toPlainText(value)).trim().split('\n')[0] ?? ''
  return excerpt(line, MAX_LENGTH)
}
