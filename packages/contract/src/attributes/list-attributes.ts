import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { attribute } from './shapes.ts'

/** The attributes of the app by name, without the built-in ones. */
export const listAttributes = defineCall({
  method: 'GET',
  path: '/studio/attributes',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(attribute) }),
  summary: 'List attributes',
})
