import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer, Viewer } from '../../platform/session/viewer.ts'
import {
  GUEST_STATE,
  loadSiteAccess,
  type ContentQuery,
  type ListViewer,
  type Site,
  type SiteAccess,
} from '../pages/index.ts'
import { loadContentProgress, type ContentProgress } from '../progress/index.ts'
import { readScheduledPages } from '../schedule/index.ts'

/** The viewer of a list: their access, how far they are, and what filters ask about them. */
export type ContentViewer = {
  access: SiteAccess
  /** Null for guests and non-members. */
  progress: ContentProgress | null
  filters: ListViewer
}

const NONE: ReadonlySet<string> = new Set()

/** Loads a viewer in a number of queries that does not depend on the pages; none for a guest. */
export async function loadContentViewer(
  ctx: Ctx,
  viewer: Viewer | null,
  { site, query, zone }: { site: Site; query?: Pick<ContentQuery, 'schedule_type'>; zone: string },
): Promise<ContentViewer> {
  const member = toMember(viewer)
  const needs_schedule = query?.schedule_type === 'scheduled' || query?.schedule_type === 'unscheduled'
  const [access, progress, scheduled] = await Promise.all([
    loadSiteAccess(ctx, viewer, site),
    member ? loadContentProgress(ctx, member) : null,
    member && needs_schedule ? readScheduledPages(ctx, member.subscriber_id, zone) : NONE,
  ])
  return {
    access,
    progress,
    filters: {
      isKnown: access.isListedKnown,
      canRead: access.canRead,
      isOwned: access.isOwned,
      isScheduled: (page_id) => scheduled.has(page_id),
      getProgress: progress ? progress.getState : GUEST_STATE.getProgress,
    },
  }
}

function toMember(viewer: Viewer | null): MemberViewer | null {
  const subscriber_id = viewer?.subscriber_id ?? null
  return viewer && subscriber_id !== null ? { ...viewer, subscriber_id } : null
}
