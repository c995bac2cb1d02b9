import { defineCall } from '../define-call.ts'
import { contentList, contentListInput } from './shapes.ts'

/** Lists the app's packs as `listContent` lists pages of a type. */
export const listPackages = defineCall({
  method: 'GET',
  path: '/packages',
  auth: 'public',
  in_preview: 'open',
  input: contentListInput,
  output: contentList,
  summary: 'List packs',
})
