import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { attribute, attributeName, attributeSlug, attributeType } from './shapes.ts'

/**
 * Adds an attribute. Slug and type never change afterwards; an app has at most 100. Those of members are
 * texts: other types are refused with the field code `wrong_type`.
 */
export const createAttribute = defineCall({
  method: 'POST',
  path: '/studio/attributes',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ slug: attributeSlug, name: attributeName, type: attributeType }),
  output: attribute,
  errors: ['attribute_slug_taken', 'too_many_attributes'],
  summary: 'Add an attribute',
})
