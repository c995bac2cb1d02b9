import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Stages and whole courses of which a member has at some time completed every page count as completed for ever, as
 * their pages do. What was completed before this was kept is filled in as far as it can be said: by the release that
 * is live now, and with every page, whether or not the member may know of all of them. Pages that were completed stay
 * open each by itself, so nothing else opens by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = ['releases', 'page_versions', 'access_nodes', 'page_first_completions']
  const change = tables.reduce(
    (inner, table) => () => acrossApps(db, table, inner),
    () => completeAbove(db),
  )
  await change()
}

async function completeAbove(db: Kysely<unknown>): Promise<void> {
  await sql`
    with recursive page as materialized (
      select version.app_id, version.page_id, version.parent_id, coalesce(node.is_progress_root, false) as is_root
      from apps
      join releases release on release.app_id = apps.id and release.id = apps.release_id
      join page_versions version on version.app_id = apps.id and version.from_number <= release.number
        and (version.to_number is null or version.to_number > release.number)
      left join access_nodes node on node.app_id = apps.id and node.page_id = version.page_id
    ),
    in_course as (
      select app_id, page_id, parent_id from page where is_root
      union
      select page.app_id, page.page_id, page.parent_id from page
      join in_course above on above.app_id = page.app_id and above.page_id = page.parent_id
    ),
    held as (
      select app_id, parent_id as page_id, page_id as leaf_id from in_course
      where not exists (
        select from page child where child.app_id = in_course.app_id and child.parent_id = in_course.page_id
      )
      union
      select held.app_id, page.parent_id, held.leaf_id from held
      join page on page.app_id = held.app_id and page.page_id = held.page_id
    ),
    course_leaf as materialized (
      select app_id, page_id, leaf_id, count(*) over (partition by app_id, page_id) as leaves from held
      where (app_id, page_id) in (select app_id, page_id from in_course)
    )
    insert into page_first_completions (app_id, subscriber_id, page_id, completed_at)
    select app_id, done.subscriber_id, course_leaf.page_id, max(done.completed_at)
    from course_leaf
    join page_first_completions done using (app_id)
    where done.page_id = course_leaf.leaf_id
    group by app_id, done.subscriber_id, course_leaf.page_id, course_leaf.leaves
    having count(*) = course_leaf.leaves
    on conflict (app_id, subscriber_id, page_id) do nothing
  `.execute(db)
}
