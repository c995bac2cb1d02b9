import { getPageSubscribers as call } from '@foyer/contract/progress/get-page-subscribers'
import { seesPrivateProfiles } from '@foyer/domain/directory'
import { implement } from '#platform/http/implement.ts'
import { refusalAtDoor } from '../../access/index.ts'
import { pageLocked } from '../judge.ts'
import { judgeStart } from '../may-start.ts'
import { progressPolicy } from '../policy.ts'
import { readRunners } from '../repository/runners.ts'
import { presentSequence } from '../standing.ts'

export const getPageSubscribersRoute = implement(
  call,
  progressPolicy.knowPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    const [judged, runners, is_inside] = await Promise.all([
      judgeStart(ctx, viewer, id),
      readRunners(ctx.db, {
        ...{ root_id: id, subscriber_id: viewer?.subscriber_id ?? null, user_id: viewer?.user_id ?? null },
        sees_private: viewer !== null && seesPrivateProfiles(viewer),
      }),
      viewer !== null &&
        viewer.subscriber_id !== null &&
        refusalAtDoor(ctx, viewer).then((refusal) => !refusal),
    ])
    authorize(judged)
    const { site, decision, may_start, once_started, course } = judged
    const page = site.pages.get(id)
    if (!page) throw fail('not_found')
    if (!decision.decision.granted && !may_start) throw pageLocked(once_started)

    const started_at = runners?.started_at ?? null
    return {
      page_id: id,
      count: runners?.count ?? 0,
      // Everyone else reads how many they are; names are for people of the app.
      last_5: is_inside ? (runners?.last ?? []) : [],
      can_schedule_start: course !== null && may_start && started_at === null,
      page_title: page.title,
      page_path: page.path,
      ...presentSequence(course?.sequence ?? [], new Set(runners?.completed)),
      started_at,
    }
  },
)
