import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { memberImport } from './member-import-shapes.ts'

/**
 * Uploads a CSV file of members for a dry run: at most 15,728,640 bytes and 20,000 rows, in UTF-8, UTF-16 or a code page
 * of Windows. Headings of other products are recognized (`mapMemberImport` corrects them). Nobody is added yet.
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
  // One byte above the limit, to tell a file that is too large from one that just fits.
  body_limit: 15_728_641,
  summary: 'Upload a member import',
})
