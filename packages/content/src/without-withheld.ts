import type { Fields } from './fields.ts'
import { pageTypeDefinition } from './registry.ts'

/** The own fields of a page without those that only a call of their own gives. */
export function withoutWithheld(
  content_type: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known: Fields = pageTypeDefinition(content_type)?.fields ?? {}
  return Object.fromEntries(
    Object.entries(fields).filter(([prop]) => {
      const field = Object.hasOwn(known, prop) ? known[prop] : undefined
      return !(field?.kind === 'text' && field.is_withheld)
    }),
  )
}
