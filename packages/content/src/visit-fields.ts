import type { Field, Fields } from './fields.ts'
import { isRecord } from './rich-text.ts'

/** Called for each value that a field describes, lists included before what is in them. */
export type FieldVisitor = (field: Field, value: unknown, path: string) => void

/** Walks through stored props along their fields. Props that are missing or of another shape are passed over. */
export function visitFields(fields: Fields, props: unknown, visit: FieldVisitor, path = ''): void {
  if (!isRecord(props)) return
  for (const [prop, field] of Object.entries(fields)) {
    const value = props[prop]
    const here = path === '' ? prop : `${path}.${prop}`
    if (value === undefined) continue
    visit(field, value, here)
    if (field.kind !== 'list' || !Array.isArray(value)) continue
    value.forEach((item, index) => visitFields(field.fields, item, visit, `${here}.${index}`))
  }
}

/** Finds the field of a problem's path in props, and how much of the path leads to it; in a list, that of its items. */
export function findField(fields: Fields, path: string): { field: Field; path: string } | null {
  let known = fields
  const steps = path.split('.')
  for (const [index, step] of steps.entries()) {
    const field = Object.hasOwn(known, step) ? known[step] : undefined
    if (!field) {
      // The number of an item stands between a list and its fields.
      if (/^\d+$/.test(step)) continue
      return null
    }
    if (field.kind !== 'list') return { field, path: steps.slice(0, index + 1).join('.') }
    known = field.fields
  }
  return null
}
