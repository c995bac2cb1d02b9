import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { studioPage } from './draft-shapes.ts'
import { fileAsset, mediaAsset, pageLink } from './page-index.ts'

/** Returns the draft with everything that views need to render it. */
export const getStudioPage = defineCall({
  method: 'GET',
  path: '/studio/pages/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: studioPage.extend({
    media: z.record(z.string(), mediaAsset),
    files: z.record(z.string(), fileAsset),
    links: z.record(z.string(), pageLink),
    lists: z.record(z.string(), z.array(id)),
  }),
  summary: 'Get a page for the editor',
})
