import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberFileEncoding, memberImport, memberImportField } from './member-import-shapes.ts'

/**
 * Assigns the columns of an uploaded file, in their order, and repeats the dry run. `null` leaves a column out; without
 * `encoding` the detected one stays.
 */
export const mapMemberImport = defineCall({
  method: 'POST',
  path: '/studio/members/imports/:id/columns',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    id,
    fields: z
      .array(memberImportField.nullable())
      .min(1)
      .max(200)
      .refine((fields) => fields.includes('email'), { error: 'required' })
      .refine((fields) => fields.every((field, at) => field === null || fields.indexOf(field) === at), {
        error: 'duplicate',
      }),
    encoding: memberFileEncoding.optional(),
  }),
  output: memberImport,
  errors: ['not_checked'],
  summary: 'Assign the columns of a member import',
})
