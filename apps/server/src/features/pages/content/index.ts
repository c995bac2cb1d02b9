/** What a page says: drafts read by the definitions of their page type and blocks, and made ready for a release. */
export {
  type CompiledDraft,
  compileDraft,
  findAction,
  listMediaIds,
  type PageContent,
} from './compile-draft.ts'
export { type Draft, type ValidatedDraft, validateDraft, type PublishProblem } from './draft.ts'
export { newDraft } from './new-draft.ts'
