import { z } from 'zod'
import { id } from '../shapes.ts'
import { threadType } from './shapes.ts'
import { cleanLine } from '../rules/text.ts'

/** What people type to find something. */
export const searchTerm = z.string().overwrite(cleanLine).min(2).max(60)

/** A place in a text, in UTF-16 units. */
export const textRange = z.object({ start: z.number().int(), end: z.number().int() })

/** The thread of something found. Replies have the title of the thread that they are in. */
export const foundThread = z.object({
  id,
  type: threadType,
  title: z.string(),
  page_path: z.string().nullable(),
})

export type TextRange = z.infer<typeof textRange>
export type FoundThread = z.infer<typeof foundThread>
