/** What other features may ask about published pages. Whether a viewer may read one is for `decidePageAccess`. */
export { isCommentable, listFieldsOfType, findPages, countOpenPages, isLive } from './live.ts'
export { presentViewerReasons } from './present-viewer-reasons.ts'
export { findLocalizedFields } from './localized-fields.ts'
