import type { Ctx } from '#platform/context.ts'
import { findOverlayCircles, type Draft, type DraftProblem, type OverlayPage } from '../content/index.ts'
import { findDrafts, type DraftRow } from '../queries/drafts.ts'

type Row = Pick<DraftRow, 'id' | 'content_type' | 'path' | 'draft'>

/** Finds the buttons of an overlay's draft that would open it again, as all drafts are now. */
export function findDraftCircles({ db }: Pick<Ctx, 'db'>, row: Row): Promise<DraftProblem[]> {
  return findOverlayCircles(toOverlayPage(row), async (ids) => (await findDrafts(db, ids)).map(toOverlayPage))
}

/** A draft as the search for circles reads it. */
export function toOverlayPage({ id, content_type, path, draft }: Row): OverlayPage {
  return { id, content_type, path, content: draft as Draft }
}
