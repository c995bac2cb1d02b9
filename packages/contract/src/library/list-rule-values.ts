import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { countedValue } from './shapes.ts'

/**
 * Lists the values that published pages of a type have, to choose those of a rule: level, equipment, muscle, then the
 * app's attributes of text. Of each field the 200 values of the most pages; the team sees those of gated pages too.
 */
export const listRuleValues = defineCall({
  method: 'GET',
  path: '/studio/content/:content_type/values',
  auth: 'team',
  input: z.strictObject({ content_type: z.string().max(40) }),
  output: z.object({
    fields: z.array(
      z.object({
        field: z.string(),
        /** The name of an attribute; null for the fields of every app. */
        name: z.string().nullable(),
        values: z.array(countedValue),
      }),
    ),
  }),
  summary: 'List values for the rule of a collection',
})
