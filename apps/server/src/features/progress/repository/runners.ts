import type { PageSubscribers } from '@foyer/contract/progress/shapes'
import { batchedRead, oneForEach } from '#platform/database/batched-read.ts'
import { isSeen } from '../../accounts/index.ts'

/** Counting ends here, so that a popular program costs no more than any other. */
const MOST_COUNTED = 1000

/** More than any course has; with their order it tells the planner to walk one run's own index. */
const MOST_PAGES = 10_000

type RunnersAsk = {
  root_id: string
  subscriber_id: string | null
  /** Whose look it is; null of a guest. */
  user_id: string | null
  sees_private: boolean
}

/** Who runs a root, and how far one of them is. */
export type Runners = {
  /** Exact up to 1,000. */
  count: number
  /** Who began last, newest first. */
  last: PageSubscribers['last_5']
  /** ISO-8601; null where the subscriber does not run it. */
  started_at: string | null
  /** The pages that the subscriber has done in their run. */
  completed: string[]
}

const SEEN = isSeen({
  app: '$1',
  user: 'u',
  subscriber: 's',
  viewer: 'asked.user_id',
  sees_private: 'asked.sees_private',
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
  where run.app_id = $1 and run.root_id = asked.root_id and run.ended_at is null and (${SEEN})`

/**
 * How many members run a root, who began last, and how far a subscriber (null: a guest) is in it. Those whom the
 * viewer does not see are neither counted nor named.
 */
export const readRunners = batchedRead<RunnersAsk, Runners & { n: number }, Runners | undefined>({
  name: 'runners_of_roots',
  text: `select asked.n::int, instant_text(own.started_at) as started_at,
    (select count(*)::int from (select 1 ${runner} limit ${MOST_COUNTED}) counted) as count,
    coalesce((select jsonb_agg(jsonb_build_object('user_id', user_id, 'name', name, 'avatar_urls', avatar_urls)
        order by created_at desc, id desc)
      from (select u.id as user_id, u.name, u.avatar_urls, run.created_at, run.id ${runner}
        order by run.created_at desc, run.id desc limit 5) newest), '[]') as last,
    array(select page_id from page_completions
      where app_id = $1 and subscriber_id = asked.subscriber_id and run_id = own.id and undone_at is null
      order by page_id limit ${MOST_PAGES}) as completed
  from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::boolean[]) with ordinality
    as asked (root_id, subscriber_id, user_id, sees_private, n)
  left join lateral (
    select id, started_at from progress_runs
    where app_id = $1 and subscriber_id = asked.subscriber_id and root_id = asked.root_id and ended_at is null
    limit 1
  ) own on true`,
  values: (asks) => [
    ...[asks.map(({ root_id }) => root_id), asks.map(({ subscriber_id }) => subscriber_id)],
    ...[asks.map(({ user_id }) => user_id), asks.map(({ sees_private }) => sees_private)],
  ],
  answers: oneForEach,
})
