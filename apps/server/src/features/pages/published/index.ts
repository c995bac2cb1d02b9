/** What other features may ask about published pages. Whether a viewer may read one is for `decidePageAccess`. */
export { isCommentable, fieldsOfType, findPages, countOpenPages, isLive } from './live.ts'
export { presentOwn } from './own-access.ts'
export { saidFieldsOf } from './said-fields.ts'
