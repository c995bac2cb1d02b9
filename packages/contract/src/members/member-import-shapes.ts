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

/** What a column of a file can be. */
export const memberImportField = z.enum([
  'email',
  'name',
  'first_name',
  'last_name',
  'language',
  'timezone',
  'products',
  'joined_at',
  'phone',
  'tags',
])

/** How the text of a file can be stored, by the labels of the Encoding Standard. */
export const memberFileEncoding = z.enum([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'macintosh',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
])

/** A column of a file, with some of its cells; without a field it is not imported. */
export const memberImportColumn = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  field: memberImportField.nullable(),
})

/** What happens with a row: `known` is an existing person and is left unchanged. */
export const memberRowAction = z.enum(['add', 'known', 'refused'])

/** The course of one import of members. */
export const memberImport = z.object({
  id,
  /** `unmapped`: no column is known to be the address, so the owner has to choose one. */
  state: z.enum(['checking', 'unmapped', 'checked', 'importing', 'done', 'failed']),
  file_name: z.string(),
  /** Rows that are dealt with, of all. */
  done: z.number().int(),
  total: z.number().int(),
  counts: z.object({ add: z.number().int(), known: z.number().int(), refused: z.number().int() }),
  columns: z.array(memberImportColumn),
  /** The encoding that was chosen or detected; null until the file has been read. */
  encoding: memberFileEncoding.nullable(),
  /** Added people get an invitation by mail. */
  with_mail: z.boolean(),
  failure: memberImportFailure.nullable(),
  created_at: instant,
})

/** The dry-run result of one row; `row` is the line of the file at which it starts, from 1. */
export const memberImportRow = z.object({
  row: z.number().int(),
  email: z.string(),
  name: z.string(),
  action: memberRowAction,
  problems: z.array(z.object({ column: z.string(), code: z.string() })),
  /** The user that was created. */
  member_id: id.nullable(),
})

export type MemberImportField = z.infer<typeof memberImportField>
export type MemberFileEncoding = z.infer<typeof memberFileEncoding>
export type MemberImportColumn = z.infer<typeof memberImportColumn>
export type MemberImport = z.infer<typeof memberImport>
export type MemberImportRow = z.infer<typeof memberImportRow>
export type MemberImportFailure = z.infer<typeof memberImportFailure>
