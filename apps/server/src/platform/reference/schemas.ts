import { z } from 'zod'
import { calls, problem } from '@foyer/contract'
import { components } from '@foyer/contract/openapi/components'
import { callDocs, shapeDocs } from '@foyer/contract/openapi/docstrings.generated'
import { componentExamples } from '@foyer/contract/openapi/examples'

/** A JSON schema, as far as this folder reads it. */
export type Schema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [key: string]: unknown
}

type CallName = keyof typeof calls
type Fields = Record<string, string>

/** Every schema of the document: the input and output of each call, and the shapes that they name. */
export type Schemas = {
  inputs: Record<string, Schema>
  outputs: Record<string, Schema>
  named: Record<string, Schema>
}

/**
 * Converts the contract to JSON Schema. A named shape that differs as an input, such as one with defaults, becomes a
 * second component whose name ends with `Input`.
 */
export function schemasOf(names: readonly CallName[]): Schemas {
  const registry = z.registry<{ id: string; examples?: unknown[] }>()
  for (const [id, shape] of Object.entries(components)) {
    const example = componentExamples[id as keyof typeof components]
    registry.add(shape, { id, ...(example ? { examples: [example] } : {}) })
  }
  const read = (io: 'input' | 'output') => convert(registry, io, names)
  const [input, output] = [read('input'), read('output')]

  const renamed = new Set(
    Object.keys(input.named).filter(
      (id) => id in output.named && JSON.stringify(input.named[id]) !== JSON.stringify(output.named[id]),
    ),
  )
  const rename = (schema: unknown) => mapRefs(schema, (id) => (renamed.has(id) ? `${id}Input` : id))
  const named_inputs = Object.entries(input.named).map(([id, schema]): [string, Schema] => [
    renamed.has(id) ? `${id}Input` : id,
    rename(schema),
  ])
  return {
    inputs: mapValues(input.calls, rename),
    outputs: output.calls,
    named: Object.fromEntries(
      [...Object.entries(output.named), ...named_inputs].toSorted(([a], [b]) => a.localeCompare(b)),
    ),
  }
}

type Registry = z.core.$ZodRegistry<{ id: string }>

function convert(metadata: Registry, io: 'input' | 'output', names: readonly CallName[]) {
  const shapes = Object.fromEntries(names.map((name) => [name, calls[name][io]]))
  const all = z.toJSONSchema(z.object(io === 'output' ? { ...shapes, problem } : shapes), {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      const { additionalProperties: value, required, properties } = jsonSchema
      if (required && !properties && typeof value === 'object') {
        jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]))
        delete jsonSchema.propertyNames
        jsonSchema.additionalProperties = false
      }
      // Responses may get more fields with a newer server.
      const { def } = zodSchema._zod
      if (def.type === 'object' && !('catchall' in def && def.catchall))
        delete jsonSchema.additionalProperties
    },
  })
  const { properties = {}, $defs = {} } = mapRefs(all, (id) => id)
  const found = $defs as Record<string, Schema>
  for (const [id, schema] of Object.entries(found)) {
    delete schema['id']
    const { text, fields = {} } = shapeDocs[id] ?? {}
    if (text) schema.description = text
    describe(schema, fields)
  }
  for (const [name, schema] of Object.entries(properties)) describe(schema, callDocs[name]?.[io] ?? {})
  return { calls: properties, named: found }
}

/** Adds the docstrings of fields to their schemas; paths pass through lists and unions. */
function describe(schema: Schema, fields: Fields, prefix = ''): void {
  if (Object.keys(fields).length === 0) return
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const text = fields[`${prefix}${name}`]
    if (text) inner.description = text
    describe(inner, fields, `${prefix}${name}.`)
  }
  const { items, additionalProperties: values, anyOf = [], oneOf = [], allOf = [] } = schema
  for (const inner of [items, values, ...anyOf, ...oneOf, ...allOf]) {
    if (typeof inner === 'object') describe(inner, fields, prefix)
  }
}

function mapRefs(schema: unknown, nameOf: (id: string) => string): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    return `#/components/schemas/${nameOf(value.slice(value.lastIndexOf('/') + 1))}`
  })
  return JSON.parse(text) as Schema
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
