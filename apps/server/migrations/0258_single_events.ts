import { sql, type Kysely } from 'kysely'

/**
 * Each event that waits in the outbox stands in a row of its own; the first of a row keeps its id. Events that nobody
 * subscribes to are no longer written, so those that wait are removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from outbox where kind = 'events' and dispatched_at is not null
      or kind in ('event', 'events') and dispatched_at is null and name <> all (${SUBSCRIBED}::text[])
  `.execute(db)
  await sql`
    insert into outbox (id, app_id, kind, name, payload, run_at, created_at)
    select gen_random_uuid(), app_id, 'event', name, event.payload, run_at, created_at
    from outbox, jsonb_array_elements(outbox.payload) with ordinality as event (payload, place)
    where kind = 'events' and place > 1
  `.execute(db)
  await sql`update outbox set kind = 'event', payload = payload -> 0 where kind = 'events'`.execute(db)
  await sql`alter table outbox drop constraint outbox_kind_check`.execute(db)
  await sql`alter table outbox add constraint outbox_kind_check check (kind in ('event', 'job'))`.execute(db)
}

const SUBSCRIBED = [
  'accounts.account_closed',
  'apps.access_changed',
  'apps.clock_moved',
  'apps.release_switched',
  'apps.time_zone_changed',
  'commerce.paid_twice',
]
