import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'
import { accessNode } from '../access/shapes.ts'

/** The own access node of a page, and its history; also of a page that members see although its draft is deleted. */
export const getAccessSettings = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/access',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({
    node: accessNode,
    /** Rises with each change of them. */
    revision: z.number().int(),
    inherited_from: id.nullable(),
    /**
     * The nearest published ancestor that is a progress root, whose start counts for the unlock duration; null:
     * there is none.
     */
    root_above: z.object({ page_id: id, title: z.string() }).nullable(),
    /** Pages of its type are always started by members, so that `is_progress_root` cannot be switched off. */
    is_always_started: z.boolean(),
    history: z.array(z.object({ changed_at: instant, author: z.string(), node: accessNode })),
  }),
  summary: 'Get the access settings of a page',
})
