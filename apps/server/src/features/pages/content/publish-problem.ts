import type { DraftProblem } from './draft.ts'

/** What keeps a page from being published, and where. */
export type PublishProblem = DraftProblem & { page_id: string; title: string }
