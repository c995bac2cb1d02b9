import { getPageSubscribers as call } from '@foyer/contract/progress/get-page-subscribers'
import { implement } from '#platform/http/implement.ts'
import { pageLocked } from '../judge.ts'
import { judgeStart } from '../may-start.ts'
import { progressPolicy } from '../policy.ts'
import { loadRunners } from '../runners.ts'
import { completedIn, loadStanding, presentSequence } from '../standing.ts'

export const getPageSubscribersRoute = implement(
  call,
  progressPolicy.knowPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    const subscriber_id = viewer?.subscriber_id ?? null
    const [judged, standing, runners] = await Promise.all([
      judgeStart(ctx, viewer, id),
      subscriber_id === null ? null : loadStanding(ctx.db, subscriber_id, { root_ids: [id], page_ids: [] }),
      loadRunners(ctx, id, { has_names: viewer !== null }),
    ])
    authorize(judged)
    const { site, decision, may_start, course } = judged
    const page = site.pages.get(id)
    if (!page) throw fail('not_found')
    if (!decision.decision.granted && !may_start) throw pageLocked(decision)

    const run = standing?.runs.get(id) ?? null
    const completed = standing && run ? completedIn(standing, run.id) : new Set<string>()
    return {
      page_id: id,
      ...runners,
      can_schedule_start: course !== null && may_start && run === null,
      page_title: page.title,
      page_path: page.path,
      ...presentSequence(course?.sequence ?? [], completed),
      started_at: run?.started_at ?? null,
    }
  },
)
