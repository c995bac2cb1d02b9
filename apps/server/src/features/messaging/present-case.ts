import type { ReportCase } from '@foyer/contract/messaging/report-shapes'
import { excerpt } from '@foyer/domain/text'
import type { Ctx } from '../../platform/context.ts'
import { findPages } from '../pages/index.ts'
import { loadAuthors } from './authors.ts'
import type { CaseRow } from './repository/moderation-cases.ts'
import { findThreadRoots } from './repository/thread-roots.ts'

/** Characters of a reported message in a list. */
const EXCERPT_LENGTH = 160

/** Presents cases, each with the thread of its message and its author. */
export async function presentCases(ctx: Ctx, rows: readonly CaseRow[]): Promise<ReportCase[]> {
  const [authors, roots] = await Promise.all([
    loadAuthors(
      ctx.db,
      rows.map((row) => row.author_id),
    ),
    findThreadRoots(
      ctx.db,
      rows.map((row) => row.thread_id),
    ),
  ])
  const page_ids = roots.flatMap(({ root_kind, root_id }) => (root_kind === 'page' ? [root_id] : []))
  const pages = new Map((await findPages(ctx, page_ids)).map((page) => [page.page_id, page]))
  return rows.map(({ thread_id, message_ts: _ts, author_id, message, ...row }) => {
    const root = roots.find(({ id }) => id === thread_id)
    const page = pages.get(root?.root_id ?? '')
    return {
      id: row.id,
      status: row.status,
      resolution: row.resolution,
      opened_at: row.opened_at,
      latest_report_at: row.latest_report_at,
      resolved_at: row.resolved_at,
      resolved_by: row.resolved_by,
      was_auto_hidden: row.was_auto_hidden,
      thread: {
        id: thread_id,
        type: root?.kind ?? 'page',
        title: page?.title ?? root?.title ?? '',
        page_path: page?.path ?? null,
        is_private: row.is_private,
      },
      author: authors.get(author_id) ?? null,
      message_type: message.message_type,
      excerpt: excerpt(message.text, EXCERPT_LENGTH),
      reasons: row.reasons,
      report_count: row.report_count,
    }
  })
}
