/** The content of a page: drafts read by their page type and block definitions, and compiled for a release. */
export { findAction, withoutDeadTargets } from './actions.ts'
export { type CompiledDraft, compileDraft, listMediaIds, type PageContent } from './compile-draft.ts'
export {
  type Draft,
  type DraftProblem,
  type ValidatedDraft,
  validateDraft,
  type PublishProblem,
} from './draft.ts'
export {
  listPageAttributes,
  listKnownAttributes,
  loadKnownAttributes,
  resolvePageTexts,
  type KnownAttributes,
} from './page-attributes.ts'
export { findOverlayCircles, isOverlayPage, type OverlayPage } from './find-overlay-circles.ts'
export { findOwnFrames } from './find-own-frames.ts'
export { newDraft, startDraft, type StartingDraft } from './new-draft.ts'
