export { filesOf, fitAttachments, kindOf, toUploads } from './attached-files.ts'
export type { Attachment, AttachmentKind } from './attached-files.ts'
