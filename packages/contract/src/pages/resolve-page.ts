import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { accessResult } from '../access/shapes.ts'
import { pageRow, pageShell } from './page-index.ts'

/** For paths that the static layer does not know or may not show; answers 404 like an unknown path for what the viewer may not know of. */
export const resolvePage = defineCall({
  method: 'GET',
  path: '/pages/resolve',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ path: z.string().min(1).max(1000), lang: z.string().max(12).optional() }),
  output: z.object({
    shell: pageShell,
    access: accessResult,
    /** With VIEWABLE_CHILDREN: pages below it that the viewer may open, in order. */
    viewable: z.array(pageRow),
  }),
  summary: 'Resolve a path',
})
