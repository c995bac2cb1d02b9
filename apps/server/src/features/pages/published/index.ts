/** Published pages for other features. Whether a viewer may read one is decided by `decidePageAccess`. */
export { isCommentable, findFields, listFieldsOfType, findPages, countOpenPages, isLive } from './live.ts'
export { listAnnouncements } from './announcements.ts'
export { presentViewerReasons } from './present-viewer-reasons.ts'
export { findLocalizedFields } from './localized-fields.ts'
export { findReadableBlock } from './readable-block.ts'
