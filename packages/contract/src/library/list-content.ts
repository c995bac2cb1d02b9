import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { contentList, contentListInput } from './shapes.ts'

/**
 * Lists the app's content, the same for every viewer with access to the app: private pages are absent, gated ones
 * have their shell. The type `any` lists all types, an unknown type is not found; `search` finds words of titles, those
 * first that begin with it.
 */
export const listContent = defineCall({
  method: 'GET',
  path: '/content/:content_type',
  auth: 'public',
  in_preview: 'open',
  input: contentListInput.extend({
    content_type: z.string().max(40),
    search: z.string().trim().max(100).optional(),
  }),
  output: contentList,
  summary: 'List pages of a type',
})
