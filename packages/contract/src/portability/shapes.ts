import { z } from 'zod'
import { importFailure } from '../codes.ts'
import { id, instant } from '../shapes.ts'

/** The course of one import. */
export const importRun = z.object({
  id,
  state: z.enum(['checking', 'checked', 'importing', 'done', 'failed']),
  kind: z.literal('exercises'),
  file_name: z.string(),
  done: z.number().int(),
  total: z.number().int(),
  counts: z.object({
    create: z.number().int(),
    update: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    pictures: z.number().int(),
    pictures_missing: z.number().int(),
  }),
  /** The page below which new pages are placed, suggested by the dry run; null: a new page is created. */
  parent_id: id.nullable(),
  failure: importFailure.nullable(),
  created_at: instant,
})

/** The dry-run result of one row. */
export const importRow = z.object({
  row: z.number().int(),
  name: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'refused']),
  problems: z.array(z.object({ path: z.string(), code: z.string() })),
  pictures: z.number().int(),
  page_id: id.nullable(),
})
