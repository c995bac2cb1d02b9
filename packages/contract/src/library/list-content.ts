import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { contentList, contentListInput } from './shapes.ts'

/**
 * Lists the app's content as the viewer may know of it: private pages are listed for those who hold them, gated ones
 * have their shell. The type `any` lists all types; an unknown type is not found.
 */
export const listContent = defineCall({
  method: 'GET',
  path: '/content/:content_type',
  auth: 'public',
  in_preview: 'open',
  input: contentListInput.extend({ content_type: z.string().max(40) }),
  output: contentList,
  summary: 'List pages of a type',
})
