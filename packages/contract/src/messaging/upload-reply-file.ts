import { defineCall } from '../define-call.ts'
import { conversationKey } from './inbox-shapes.ts'
import { uploadFile } from './upload-file.ts'

/** Stores a file for an answer in a conversation, as `uploadFile` does for members. */
export const uploadReplyFile = defineCall({
  method: 'POST',
  path: '/studio/conversations/:id/uploads',
  auth: 'team',
  body: 'multipart',
  body_limit: uploadFile.body_limit,
  input: uploadFile.input.extend({ scope: conversationKey.scope }),
  output: uploadFile.output,
  errors: uploadFile.errors,
  replay: false,
  rate: uploadFile.rate,
  summary: 'Upload a file for an answer',
})
