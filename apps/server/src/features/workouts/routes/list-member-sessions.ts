import { listMemberSessions as call } from '@foyer/contract/workouts/list-member-sessions'
import { implement } from '#platform/http/implement.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { findPages } from '../../pages/index.ts'
import { findTrainee } from '../find-trainee.ts'
import { trainingPolicy } from '../policy.ts'
import { presentSessionRow } from '../presenter.ts'
import { listComments } from '../repository/comments.ts'
import { listReflections } from '../repository/member-training.ts'
import { listMemberSessions } from '../repository/sessions.ts'

export const listMemberSessionsRoute = implement(
  call,
  trainingPolicy.readTraining,
  async ({ input, ctx, authorize, fail }) => {
    const { id, before, limit } = input
    const member = await findTrainee(ctx, id)
    authorize(member)
    if (!member) throw fail('not_found')

    const { subscriber_id } = member
    const found = await listMemberSessions(ctx.db, { subscriber_id, before, limit: limit + 1 })
    const rows = found.slice(0, limit)
    const ids = rows.map((row) => row.id)
    const [comments, reflections, pages] = await Promise.all([
      listComments(ctx.db, ids),
      listReflections(ctx.db, ids),
      findPages(
        ctx,
        rows.map((row) => row.workout_id),
      ),
    ])
    const covers = new Map(pages.map(({ page_id, cover }) => [page_id, cover]))
    const assetOf = await loadCoverAssets(ctx, covers.values())
    return {
      items: rows.map((row) => {
        const cover = covers.get(row.workout_id) ?? null
        const { feeling = null, note = '' } = reflections.get(row.id) ?? {}
        return {
          ...presentSessionRow(row),
          feeling,
          note,
          cover,
          cover_asset: assetOf(cover, null),
          comment_count: comments.get(row.id)?.length ?? 0,
        }
      }),
      has_more: found.length > limit,
    }
  },
)
