import { z } from 'zod'
import type { Call } from '@foyer/contract'
import type { Case } from './case.ts'

type Schema = { format?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Lists id fields of a call's input for which no case declares a kind. */
export function listUndeclaredIds(name: string, call: Call, cases: readonly Case[]): string[] {
  const known = new Set(cases.flatMap((one) => Object.keys(one.ids ?? {})))
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
  return Object.entries(schema.properties ?? {})
    .filter(([field, one]) => isIdSchema(one) && !known.has(field))
    .map(([field]) => `${name}: ${field}`)
}

function isIdSchema(schema: Schema): boolean {
  if (schema.format === 'uuid') return true
  return [schema.items, ...(schema.anyOf ?? [])].some((one) => one !== undefined && isIdSchema(one))
}

/** Returns the input with another id at a dotted path; a list of ids there is replaced by that id alone. */
export function withId(
  input: Record<string, unknown>,
  path_text: string,
  id: string,
): Record<string, unknown> {
  const changed = structuredClone(input)
  const path = path_text.split('.')
  const field = path.pop() ?? ''
  const holder = path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), changed)
  if (!isObject(holder)) throw new Error(`The input has nothing at ${path_text}.`)
  holder[field] = Array.isArray(holder[field]) ? [id] : id
  return changed
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
