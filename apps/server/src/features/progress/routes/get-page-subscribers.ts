import { getPageSubscribers as call } from '@foyer/contract/progress/get-page-subscribers'
import { canSeePrivateProfiles } from '@foyer/domain/directory'
import { progressPercent } from '@foyer/domain/progress'
import { today } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { findAppRefusal } from '../../access/index.ts'
import { createPageLockedError } from '../progress-access.ts'
import { decideStart } from '../decide-start.ts'
import { loadPlanDays } from '../plan.ts'
import { progressPolicy } from '../policy.ts'
import { readRunners } from '../repository/runners.ts'

export const getPageSubscribersRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    const [decided, runners, is_inside] = await Promise.all([
      decideStart(ctx, viewer, id, { has_steps: true }),
      readRunners(ctx.db, {
        root_id: id,
        subscriber_id: viewer?.subscriber_id ?? null,
        user_id: viewer?.user_id ?? null,
        sees_private: viewer !== null && canSeePrivateProfiles(viewer),
      }),
      viewer !== null &&
        viewer.subscriber_id !== null &&
        findAppRefusal(ctx, viewer).then((refusal) => !refusal),
    ])
    authorize(decided)
    const {
      site,
      decision,
      can_start: may_start,
      decision_after_start: once_started,
      course,
      decideStep,
    } = decided
    const page = site.pages.get(id)
    if (!page) throw fail('not_found')
    if (!decision.decision.granted && !may_start) throw createPageLockedError(once_started)

    const started_at = runners?.started_at ?? null
    const completed = new Set(runners?.completed)
    const plan_days = await loadPlanDays(ctx, site, id)
    return {
      page_id: id,
      count: runners?.count ?? 0,
      // Everyone else reads how many they are; names are for people of the app.
      last_5: is_inside ? (runners?.last ?? []) : [],
      can_schedule_start: course !== null && may_start && started_at === null,
      page_title: page.title,
      page_path: page.path,
      progress: progressPercent(course?.sequence ?? [], completed),
      sequence: (course?.sequence ?? []).map(({ page_id }) => ({
        page_id,
        is_completed: completed.has(page_id),
        is_locked: !decideStep(page_id).may_act,
        plan_day: plan_days.get(page_id) ?? null,
      })),
      start_from_page_id: runners?.start_from_page_id ?? null,
      started_at,
      day: today(ctx.now().toISOString(), viewer?.timezone ?? ctx.app.time_zone),
      plan_changes: runners?.plan_changes ?? [],
    }
  },
)
