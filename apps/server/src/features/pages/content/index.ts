/** What a page says: drafts read by the definitions of their page type and blocks, and made ready for a release. */
export { type Compiled, compileDraft, findAction, mediaOf, type PageContent } from './compile-draft.ts'
export { type Draft, type JudgedDraft, judgeDraft, type PublishProblem } from './draft.ts'
export { newDraft } from './new-draft.ts'
