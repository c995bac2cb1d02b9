import type { PageSubscribers } from '@foyer/contract/progress/shapes'
import type { PlanChange } from '@foyer/domain/progress'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import { createVisibilitySql } from '../../directory/index.ts'

/** Counting ends here, so that a popular program costs no more than any other. */
const MAX_COUNTED = 1000

/** More than any course has; with their order it makes the planner use the index of one run. */
const MAX_PAGES = 10_000

type RunnersQuery = {
  root_id: string
  subscriber_id: string | null
  /** The viewer's user id; null for a guest. */
  user_id: string | null
  sees_private: boolean
}

/** Who runs a root, and how far one of them is. */
export type Runners = {
  /** Exact up to 1,000. */
  count: number
  /** The members who started last, newest first. */
  last: PageSubscribers['last_5']
  /** ISO-8601; null where the subscriber does not run it. */
  started_at: string | null
  start_from_page_id: string | null
  /** How they moved the days of their run; null without one. */
  plan_changes: PlanChange[] | null
  /** The pages that the subscriber has done in their run. */
  completed: string[]
}

const VISIBLE_SQL = createVisibilitySql({
  app: '$1',
  user: 'u',
  subscriber: 's',
  viewer: '$4::uuid',
  sees_private: '$5::boolean',
})

const runner = `
  from progress_runs run
  cross join lateral (
    select id, user_id, profile_visibility from subscribers where app_id = $1 and id = run.subscriber_id limit 1
  ) s
  cross join lateral (
    select id, name, avatar_urls, suspended_at, deletes_at, is_admin, is_app_messaging_profile from users
    where app_id = $1 and id = s.user_id limit 1
  ) u
  where run.app_id = $1 and run.root_id = $2 and run.ended_at is null and (${VISIBLE_SQL})`

const selectRunners = preparedStatement<Runners>(
  'runners_of_root',
  `select instant_text(own.started_at) as started_at, own.start_from_page_id, own.plan_changes,
    (select count(*)::int from (select 1 ${runner} limit ${MAX_COUNTED}) counted) as count,
    coalesce((select jsonb_agg(jsonb_build_object('user_id', user_id, 'name', name, 'avatar_urls', avatar_urls)
        order by created_at desc, id desc)
      from (select u.id as user_id, u.name, u.avatar_urls, run.created_at, run.id ${runner}
        order by run.created_at desc, run.id desc limit 5) newest), '[]') as last,
    array(select page_id from page_completions
      where app_id = $1 and subscriber_id = $3 and run_id = own.id and undone_at is null
      order by page_id limit ${MAX_PAGES}) as completed
  from (select 1) one
  left join lateral (
    select id, started_at, start_from_page_id, plan_changes from progress_runs
    where app_id = $1 and subscriber_id = $3 and root_id = $2 and ended_at is null
    limit 1
  ) own on true`,
)

/**
 * Reads how many members run a root, who started last, and a subscriber's progress (null: a guest). Members hidden
 * from the viewer are neither counted nor named.
 */
export async function readRunners(
  db: AppDb | AppTx,
  { root_id, subscriber_id, user_id, sees_private }: RunnersQuery,
): Promise<Runners | undefined> {
  const [row] = await selectRunners(db, [db.app_id, root_id, subscriber_id, user_id, sees_private])
  return row
}
