import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * The facts that access is judged by: what subscribers hold, what stands at each page, who started what, and what
 * was ever completed. Live settings, outside of releases (model, "Access").
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEntitlements(db)
  await createNodes(db)
  await createProgressFacts(db)
  await createFactsFunction(db)
}

/** The ledger. Rows are appended; those of one cause and subject form a line, of which the latest begun counts. */
async function createEntitlements(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'entitlements', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('grant', 'revocation')`))
      .addColumn('product_id', 'uuid')
      .addColumn('page_id', 'uuid')
      .addColumn('starts_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ends_at', sql`timestamptz(3)`)
      .addColumn('cause', 'text', (column) =>
        column
          .notNull()
          .check(sql`cause in ('purchase', 'subscription', 'gift', 'manual', 'import', 'in_app_purchase')`),
      )
      .addColumn('cause_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) =>
        column.check(sql`reason in ('refund', 'dispute', 'manual', 'ended')`),
      )
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('actor_id', 'uuid')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('entitlements_one_subject', sql`num_nonnulls(product_id, page_id) = 1`)
      .addCheckConstraint('entitlements_revocation_has_no_end', sql`kind = 'grant' or ends_at is null`),
  )
  await sql`
    create unique index entitlements_once on entitlements
      (app_id, subscriber_id, cause, cause_id, coalesce(product_id, page_id), kind, starts_at, ends_at) nulls not distinct
  `.execute(db)
  await sql`create index entitlements_of_product on entitlements (app_id, product_id, subscriber_id) where product_id is not null`.execute(
    db,
  )
  await sql`create index entitlements_of_page on entitlements (app_id, page_id, subscriber_id) where page_id is not null`.execute(
    db,
  )
}

async function createNodes(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'access_nodes', ['page_id'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('parent_id', 'uuid')
      .addColumn('inherit', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('is_progress_root', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_private', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('require_purchase', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('allow_browsing', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('require_authentication', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_scheduled', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('unlocks_at', sql`timestamptz(3)`)
      .addColumn('unlock_duration_seconds', 'integer')
      .addColumn('schedule_period', 'text', (column) =>
        column.check(sql`schedule_period in ('day', 'week', 'month')`),
      )
      .addColumn('schedule_interval', 'integer')
      .addColumn('products', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('purchase_overlay', 'uuid')
      /** Whether anything but its place differs from a new page's node; the few that do are read whole. */
      .addColumn('is_set', 'boolean', (column) =>
        column
          .notNull()
          .generatedAlwaysAs(
            sql`not inherit or is_progress_root or is_private or require_purchase or allow_browsing
                or require_authentication or is_scheduled`,
          )
          .stored(),
      ),
  )
  await sql`create index access_nodes_below on access_nodes (app_id, parent_id)`.execute(db)
  await sql`create index access_nodes_set on access_nodes (app_id) where is_set`.execute(db)

  await tenantTable(db, 'access_node_history', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('node', 'jsonb', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index access_node_history_of_page on access_node_history (app_id, page_id, id)`.execute(db)
}

/** The starts that drip counts from and the completions that keep a page open, written with their cause. */
async function createProgressFacts(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'progress_starts', ['run_id'], (table) =>
    table
      .addColumn('run_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('root_id', 'uuid', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ended_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index progress_starts_running on progress_starts (app_id, subscriber_id, root_id) where ended_at is null
  `.execute(db)

  await tenantTable(db, 'page_first_completions', ['subscriber_id', 'page_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('completed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

/** Everything that a decision about some pages needs, in one round trip. It runs as its caller, behind the wall. */
async function createFactsFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function instant_text(moment timestamptz) returns text language sql immutable
    return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  `.execute(db)
  await sql`
    create function held_rights(p_app uuid, p_subscriber uuid, p_now timestamptz)
    returns table (id uuid, product_id uuid, page_id uuid, starts_at timestamptz, ends_at timestamptz, cause text)
    language sql stable as $$
      select line.id, line.product_id, line.page_id, line.starts_at, line.ends_at, line.cause
      from (
        select distinct on (e.cause, e.cause_id, e.product_id, e.page_id) e.*
        from entitlements e
        where e.app_id = p_app and e.subscriber_id = p_subscriber and e.starts_at <= p_now
        order by e.cause, e.cause_id, e.product_id, e.page_id,
                 e.starts_at desc, (e.kind = 'revocation') desc, e.ends_at desc nulls first
      ) line
      where line.kind = 'grant' and (line.ends_at is null or line.ends_at > p_now)
    $$
  `.execute(db)
  await sql`
    create function access_facts(p_app uuid, p_subscriber uuid, p_pages uuid[], p_now timestamptz) returns jsonb
    language sql stable as $$
      with recursive nodes as (
        select n.* from access_nodes n where n.app_id = p_app and n.page_id = any (p_pages)
        union
        select above.* from nodes below
        join access_nodes above on above.app_id = p_app and above.page_id = below.parent_id
      ),
      held as materialized (select * from held_rights(p_app, p_subscriber, p_now))
      select jsonb_build_object(
        'nodes', coalesce((select jsonb_agg(jsonb_build_object(
          'page_id', n.page_id, 'parent', n.parent_id, 'inherit', n.inherit,
          'is_progress_root', n.is_progress_root, 'is_private', n.is_private,
          'require_purchase', n.require_purchase, 'allow_browsing', n.allow_browsing,
          'require_authentication', n.require_authentication, 'is_scheduled', n.is_scheduled,
          'unlocks_at', instant_text(n.unlocks_at), 'unlock_duration_seconds', n.unlock_duration_seconds,
          'schedule_period', n.schedule_period, 'schedule_interval', n.schedule_interval,
          'products', to_jsonb(n.products), 'purchase_overlay', n.purchase_overlay)) from nodes n), '[]'),
        'product_ids', coalesce((select jsonb_agg(distinct product_id) from held where product_id is not null), '[]'),
        'page_ids', coalesce((select jsonb_agg(distinct page_id) from held where page_id is not null), '[]'),
        'once_held', coalesce((select jsonb_agg(distinct e.page_id) from entitlements e
          where e.app_id = p_app and e.subscriber_id = p_subscriber
            and e.page_id in (select page_id from nodes where is_private)), '[]'),
        'starts', coalesce((select jsonb_object_agg(s.root_id, instant_text(s.started_at)) from progress_starts s
          where s.app_id = p_app and s.subscriber_id = p_subscriber and s.ended_at is null
            and s.root_id in (select page_id from nodes where is_progress_root)), '{}'),
        'completed', coalesce((select jsonb_agg(c.page_id) from page_first_completions c
          where c.app_id = p_app and c.subscriber_id = p_subscriber and c.page_id = any (p_pages)), '[]')
      )
    $$
  `.execute(db)
}
