import { cleanLine, cleanText } from '@foyer/contract/rules/text'
import type { Field, Fields } from './fields.ts'
import { isRecord } from './rich-text.ts'

/** Cleans the plain texts of stored props as every other text of people is (`cleanLine`, `cleanText`). */
export function cleanFields(fields: Fields, props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field ? cleanValue(field, value) : value]
    }),
  )
}

function cleanValue(field: Field, value: unknown): unknown {
  if (field.kind === 'text' && typeof value === 'string') return cleanLine(value)
  if (field.kind === 'long_text' && typeof value === 'string') return cleanText(value)
  if (!Array.isArray(value)) return value
  if (field.kind === 'lines') return value.map((line) => (typeof line === 'string' ? cleanText(line) : line))
  if (field.kind !== 'list') return value
  return value.map((item) => (isRecord(item) ? cleanFields(field.fields, item) : item))
}
