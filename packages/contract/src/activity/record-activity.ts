import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** For statistics only, never for access. */
export const recordActivity = defineCall({
  method: 'PUT',
  path: '/activity',
  auth: 'public',
  input: z.strictObject({
    activity_type: z.enum([
      'page_view',
      'content_error',
      'app_download_started',
      'app_downloaded',
      'app_download_aborted',
      'share',
    ]),
    data: z
      .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
      .refine((fields) => Object.keys(fields).length <= 20)
      .default({}),
    ts: z.number().int(),
  }),
  output: emptyOutput,
  rate: { limit: 240, seconds: 60 },
  summary: 'Record activity',
})
