export { filesOf, toUploads } from './attached-files.ts'
export type { Attachment, AttachmentKind } from './attached-files.ts'
export { useAttachedFiles } from './use-attached-files.ts'
export type { AttachedFiles } from './use-attached-files.ts'
