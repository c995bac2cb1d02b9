import { z } from 'zod'
import { problemParams } from '../codes.ts'
import { id } from '../shapes.ts'

/** The pages of one call that changes many. */
export const bulkPageIds = z.array(id).min(1).max(500)

/** A page that a change of many left as it was, and why. */
export const refusedPage = z.object({ page_id: id, code: z.string(), params: problemParams.optional() })

/** The value of a field that is changed in many pages: lines, a text or a choice; null where it had none. */
export const bulkValue = z.union([z.array(z.string().max(200)).max(50), z.string().max(200)]).nullable()

export type RefusedPage = z.infer<typeof refusedPage>
export type BulkValue = z.infer<typeof bulkValue>
