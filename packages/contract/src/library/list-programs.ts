import { defineCall } from '../define-call.ts'
import { contentList, contentListInput } from './shapes.ts'

/** Lists the app's programs as `listContent` lists pages of a type. */
export const listPrograms = defineCall({
  method: 'GET',
  path: '/programs',
  auth: 'public',
  in_preview: 'open',
  input: contentListInput,
  output: contentList,
  summary: 'List programs',
})
