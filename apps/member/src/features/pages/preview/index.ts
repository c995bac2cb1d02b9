export { createPreviewLink, studioOriginOf } from './preview-link.ts'
export { PreviewRoom } from './preview-room.tsx'
