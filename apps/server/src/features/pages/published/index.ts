/** What other features may ask about published pages. Whether a viewer may read one is for `decidePageAccess`. */
export { isCommentable } from './commentable.ts'
export { countOpenPages } from './count-open-pages.ts'
export { isLive } from './is-live.ts'
export { fieldsOfType, findPages } from './live.ts'
export { presentOwn } from './own-access.ts'
export { saidFieldsOf } from './said-fields.ts'
