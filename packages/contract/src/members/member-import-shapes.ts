import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Why a file of members cannot be imported at all. */
export const memberImportFailure = z.enum([
  'empty',
  'internal',
  'no_email_column',
  'not_readable',
  'not_utf8',
  'too_many_rows',
])

/** What happens with a row: `known` is an existing person and is left unchanged. */
export const memberRowAction = z.enum(['add', 'known', 'refused'])

/** The course of one import of members. */
export const memberImport = z.object({
  id,
  state: z.enum(['checking', 'checked', 'importing', 'done', 'failed']),
  file_name: z.string(),
  /** Rows that are dealt with, of all. */
  done: z.number().int(),
  total: z.number().int(),
  counts: z.object({ add: z.number().int(), known: z.number().int(), refused: z.number().int() }),
  /** Columns of the file that mean nothing here. */
  ignored_columns: z.array(z.string()),
  /** Added people get an invitation by mail. */
  with_mail: z.boolean(),
  failure: memberImportFailure.nullable(),
  created_at: instant,
})

/** The dry-run result of one row; `row` is its number in the file without the header line. */
export const memberImportRow = z.object({
  row: z.number().int(),
  email: z.string(),
  name: z.string(),
  action: memberRowAction,
  problems: z.array(z.object({ column: z.string(), code: z.string() })),
  /** The user that was created. */
  member_id: id.nullable(),
})

export type MemberImport = z.infer<typeof memberImport>
export type MemberImportRow = z.infer<typeof memberImportRow>
export type MemberImportFailure = z.infer<typeof memberImportFailure>
