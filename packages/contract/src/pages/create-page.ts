import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLine } from '../shapes.ts'
import { studioPage } from './draft-shapes.ts'
import { startingDraft } from './pattern-shapes.ts'
import { contentType } from './shapes.ts'

/**
 * Creates a page with the suggested blocks of its type, or with a draft such as that of a template, whose blocks, actions
 * and items get new ids; the default path is derived from the title.
 */
export const createPage = defineCall({
  method: 'POST',
  path: '/studio/pages',
  auth: 'team',
  input: z.strictObject({
    parent_id: id.nullable(),
    content_type: contentType,
    title: requiredLine(200),
    path: z.string().max(300).optional(),
    position: z.number().int().min(0).optional(),
    draft: startingDraft.optional(),
  }),
  output: studioPage,
  errors: ['path_taken', 'path_reserved', 'path_invalid', 'unknown_content_type', 'too_deep'],
  summary: 'Create a page',
})
