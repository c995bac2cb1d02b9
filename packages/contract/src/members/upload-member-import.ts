import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { memberImport } from './member-import-shapes.ts'

/**
 * Takes a CSV file of members for a dry run: UTF-8, 15,728,640 bytes and 20,000 rows at most, parted by commas,
 * semicolons or tabs. Its headings are email, name, language, timezone, products and joined_at. Nobody is added yet.
 */
export const uploadMemberImport = defineCall({
  method: 'POST',
  path: '/studio/members/imports',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({}),
  output: memberImport,
  errors: ['not_readable'],
  body: 'multipart',
  // One byte more than is taken, by which a file that is too large is told from one that just fits.
  body_limit: 15_728_641,
  summary: 'Upload a member import',
})
