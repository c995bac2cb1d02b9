import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../all-calls.generated.ts'

const INVISIBLE = '\u200b\u3164\u2800\u202e\u0301'.repeat(3)

/** What is compared, never shown: addresses, secrets, identifiers of other systems. */
const NOT_SHOWN = new Set([
  'client_id',
  'code',
  'current_password',
  'domain',
  'email',
  'flow',
  'password',
  'path',
  'provider_id',
  'session_id',
  'ticket',
  'token',
])

/** The string schemas of an input by path, those inside of lists and choices too. */
function listStrings(schema: unknown, path: string[] = []): [string[], z.ZodString][] {
  if (schema instanceof z.ZodString) return [[path, schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => listStrings(inner, [...path, key]))
  if (schema instanceof z.ZodArray) return listStrings(schema.element, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listStrings(option, path))
  if (schema instanceof z.ZodPipe) return listStrings(schema.out, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listStrings(schema.unwrap(), path)
  return []
}

describe('a text that may not be empty', () => {
  const required = Object.entries(calls).flatMap(([name, call]) =>
    listStrings(call.input)
      .filter(([path, schema]) => !schema.safeParse('').success && !NOT_SHOWN.has(path.at(-1) ?? ''))
      .map(([path, schema]) => ({ field: `${name} ${path.join('.')}`, schema })),
  )

  it('is found in many calls', () => expect(required.length).toBeGreaterThan(10))

  it.each(required)('refuses invisible characters in $field', ({ schema }) => {
    expect(schema.safeParse(INVISIBLE).success).toBe(false)
  })
})
