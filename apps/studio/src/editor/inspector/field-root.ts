import { blockDefinition, pageTypeDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'
import { formatBlockErrors, formatPageErrors } from './format-problems.ts'
import type { FieldObject } from './levels.ts'

/** Returns a block as an object with fields; null for a type or version that this release does not know. */
export function createBlockRoot(t: Translate, block: StoredBlock): FieldObject | null {
  const definition = blockDefinition(block.type)
  if (!definition || block.version > definition.version) return null
  const { fields, defaults } = definition
  return { fields, defaults, values: { ...defaults, ...block.props }, errors: formatBlockErrors(t, block) }
}

/** Returns the fields of a page's type with their values; null for a type without fields. */
export function createPageRoot(
  t: Translate,
  content_type: string,
  values: Readonly<Record<string, unknown>>,
): FieldObject | null {
  const definition = pageTypeDefinition(content_type)
  if (!definition) return null
  const { fields, defaults } = definition
  const errors = formatPageErrors(t, content_type, values)
  return { fields, defaults, values: { ...defaults, ...values }, errors }
}
