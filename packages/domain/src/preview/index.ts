export { asLayoutOnly, previewAddress, previewNonce, withPreview } from './address.ts'
export { isOfFrame, isOfStudio } from './messages.ts'
export type { FrameMessage, PreviewWish, StudioMessage } from './messages.ts'
