import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/** Numbers orders, and adds refunds, disputes and the notes of the team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await numberOrders(db)
  await createRefunds(db)
  await createDisputes(db)
  await createEvents(db)
  await changeSandbox(db)
  await countReturned(db)
}

/** Orders count from 1001 in each app, in the order in which they were opened. */
async function numberOrders(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'order_counters', [], (table) =>
    table.addColumn('last', 'integer', (column) => column.notNull()),
  )
  await sql`alter table orders add column number integer`.execute(db)
  await acrossApps(db, 'orders', () =>
    acrossApps(db, 'order_counters', async () => {
      await sql`
        update orders set number = numbered.number
        from (
          select app_id, id, 1000 + row_number() over (partition by app_id order by created_at, id) as number
          from orders
        ) numbered
        where orders.app_id = numbered.app_id and orders.id = numbered.id
      `.execute(db)
      await sql`
        insert into order_counters (app_id, last) select app_id, max(number) from orders group by app_id
      `.execute(db)
    }),
  )
  await sql`alter table orders alter column number set not null`.execute(db)
  await sql`create unique index orders_by_number on orders (app_id, number)`.execute(db)
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'refunds', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('payment_id', 'uuid', (column) => column.notNull())
      .addColumn('amount', sql`numeric(15, 0)`, (column) => column.notNull().check(sql`amount > 0`))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('lines', 'jsonb', (column) => column.notNull())
      .addColumn('access', 'text', (column) =>
        column.notNull().check(sql`access in ('keep', 'now', 'period_end')`),
      )
      .addColumn('ends_renewal', 'boolean', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('is_mailed', 'boolean', (column) => column.notNull())
      /** The team member; null where the provider reported the refund. */
      .addColumn('actor_id', 'uuid')
      .addColumn('actor_name', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('open', 'done', 'failed')`),
      )
      .addColumn('provider_refund_id', 'text')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('done_at', sql`timestamptz(3)`),
  )
  await sql`create index refunds_by_order on refunds (app_id, order_id)`.execute(db)
  await sql`create unique index refunds_by_provider on refunds (app_id, payment_id, provider_refund_id)`.execute(
    db,
  )
}

async function createDisputes(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'disputes', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('payment_id', 'uuid', (column) => column.notNull())
      /** Null for disputes from before this table. */
      .addColumn('provider_dispute_id', 'text')
      .addColumn('amount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('open', 'won', 'lost')`))
      .addColumn('opened_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('closed_at', sql`timestamptz(3)`),
  )
  await sql`create index disputes_by_order on disputes (app_id, order_id)`.execute(db)
  await sql`create unique index disputes_by_provider on disputes (app_id, payment_id, provider_dispute_id)`.execute(
    db,
  )
}

/** What happened to an order and stands in no other table: notes, failed payments, mails. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'order_events', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('note', 'payment_failed', 'mail')`),
      )
      /** The note, or the kind of the mail. */
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'uuid')
      .addColumn('actor_name', 'text')
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index order_events_by_order on order_events (app_id, order_id)`.execute(db)
}

/** Each refund of the sandbox bank is a row of its own, and a charge may be disputed. */
async function changeSandbox(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'sandbox_refunds', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('starts_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('amount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index sandbox_refunds_by_order on sandbox_refunds (app_id, order_id)`.execute(db)
  await acrossApps(db, 'sandbox_charges', () =>
    acrossApps(db, 'sandbox_refunds', () =>
      sql`
        insert into sandbox_refunds (app_id, id, order_id, starts_at, amount, at)
        select app_id, gen_random_uuid(), order_id, starts_at, refunded_amount, coalesce(refunded_at, paid_at)
        from sandbox_charges where refunded_amount > 0
      `.execute(db),
    ),
  )
  await sql`
    alter table sandbox_charges drop column refunded_amount, drop column refunded_at,
      add column dispute_state text check (dispute_state in ('open', 'won', 'lost')),
      add column disputed_at timestamptz(3), add column dispute_closed_at timestamptz(3)
  `.execute(db)
}

/** What went back of each payment, line and order; `reversed_at` is set where nothing of a payment is left. */
async function countReturned(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'payments', 'payment_lines'])
    await sql`alter table ${sql.table(table)} add column refunded numeric(15, 0) not null default 0`.execute(
      db,
    )
  await sql`
    alter table orders add column dispute_state text check (dispute_state in ('open', 'won', 'lost'))
  `.execute(db)
  const tables = ['orders', 'payments', 'payment_lines', 'invoices', 'refunds', 'disputes']
  const move = () => moveReversals(db)
  await tables.reduce<() => Promise<unknown>>((inner, table) => () => acrossApps(db, table, inner), move)()
}

async function moveReversals(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into refunds (app_id, id, subscriber_id, order_id, payment_id, amount, currency, lines, access,
      ends_renewal, reason, note, is_mailed, state, created_at, done_at)
    select p.app_id, gen_random_uuid(), p.subscriber_id, p.order_id, p.id, p.amount, p.currency,
      coalesce((select i.lines from invoices i where i.app_id = p.app_id and i.payment_id = p.id limit 1), '[]'),
      'now', false, 'provider', '', false, 'done', p.reversed_at, p.reversed_at
    from payments p where p.reversal = 'refund' and p.amount > 0
  `.execute(db)
  await sql`
    insert into disputes (app_id, id, subscriber_id, order_id, payment_id, amount, currency, reason, state,
      opened_at, closed_at)
    select app_id, gen_random_uuid(), subscriber_id, order_id, id, amount, currency, '', 'lost', reversed_at,
      reversed_at
    from payments where reversal = 'dispute'
  `.execute(db)
  await sql`update payments set refunded = amount where reversal = 'refund'`.execute(db)
  await sql`
    update payment_lines set refunded = payment_lines.amount from payments p
    where p.app_id = payment_lines.app_id and p.id = payment_lines.payment_id and p.reversal = 'refund'
  `.execute(db)
  await sql`
    update orders set
      refunded = coalesce((select sum(p.refunded) from payments p
        where p.app_id = orders.app_id and p.order_id = orders.id), 0),
      dispute_state = (select 'lost' from disputes d
        where d.app_id = orders.app_id and d.order_id = orders.id limit 1)
    where exists (select from payments p
      where p.app_id = orders.app_id and p.order_id = orders.id and p.reversed_at is not null)
  `.execute(db)
}
