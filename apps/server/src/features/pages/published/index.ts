/** Published pages for other features. Whether a viewer may read one is decided by `decidePageAccess`. */
export {
  isCommentable,
  findFields,
  listFields,
  listFieldsOfType,
  findLocalizedPages,
  listTitles,
  findPageOfPart,
  findPages,
  countOpenPages,
  isLive,
} from './live.ts'
export { listAnnouncements } from './announcements.ts'
export { presentViewerReasons } from './present-viewer-reasons.ts'
export { findFieldsInRelease, findLocalizedFields, findPagesInRelease } from './localized-fields.ts'
export { findReadableBlock } from './readable-block.ts'
