export { toLayoutPreview, previewUrl, parsePreviewNonce, withPreviewParam } from './preview-url.ts'
export { isFrameMessage, isStudioMessage } from './messages.ts'
export type { FrameMessage, GrantRequestReason, StudioMessage } from './messages.ts'
