import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/**
 * Numbers without gaps for invoices and credit notes, and the seller and buyer as they were at the time. Invoices from
 * before are numbered by their date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCounters(db)
  await createSellers(db)
  await createBillingDetails(db)
  await createFiles(db)
  await extendInvoices(db)
}

/** A row, not a sequence: a transaction that is rolled back must not use up a number. */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'invoice_counters', ['series'], (table) =>
    table
      .addColumn('series', 'text', (column) =>
        column.notNull().check(sql`series in ('invoice', 'credit_note', 'test_invoice', 'test_credit_note')`),
      )
      .addColumn('last', 'integer', (column) => column.notNull().check(sql`last > 0`)),
  )
}

async function createSellers(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'invoice_settings', [], (table) =>
    table
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('country', 'text')
      .addColumn('tax_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

async function createBillingDetails(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'billing_details', ['subscriber_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('country', 'text')
      .addColumn('tax_id', 'text', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

/** The PDF of an invoice, written when somebody asks for it first. */
async function createFiles(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'invoice_files', ['invoice_id'], (table) =>
    table
      .addColumn('invoice_id', 'uuid', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

async function extendInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      add column kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
      /* The invoice that a credit note reduces. */
      add column credits_id uuid,
      add column reason text,
      add column series text,
      add column number integer,
      /* The number as it is printed, with the prefix of that time. */
      add column label text,
      add column seller jsonb,
      add column buyer jsonb,
      /* The buyer's language at the time; null: the app's. */
      add column locale text,
      alter column payment_id drop not null
  `.execute(db)
  await acrossApps(db, 'invoices', () => acrossApps(db, 'orders', () => fillInvoices(db)))
  await acrossApps(db, 'invoices', () => acrossApps(db, 'invoice_counters', () => fillCounters(db)))
  await sql`
    alter table invoices
      alter column kind drop default,
      alter column series set not null,
      alter column number set not null,
      alter column label set not null,
      alter column seller set not null,
      alter column buyer set not null,
      add constraint invoices_credit check ((kind = 'credit_note') = (credits_id is not null))
  `.execute(db)
  await sql`drop index invoices_of_payment`.execute(db)
  await sql`create unique index invoices_of_payment on invoices (app_id, payment_id) where kind = 'invoice'`.execute(
    db,
  )
  await sql`create unique index invoices_number on invoices (app_id, series, number)`.execute(db)
  await sql`create index invoices_credited on invoices (app_id, credits_id) where credits_id is not null`.execute(
    db,
  )
}

function fillInvoices(db: Kysely<unknown>) {
  return acrossApps(db, 'users', () =>
    acrossApps(db, 'subscribers', () =>
      sql`
        update invoices set
          series = found.series,
          number = found.number,
          label = case found.series when 'invoice' then 'INV-' else 'INV-TEST-' end
            || lpad(found.number::text, greatest(4, length(found.number::text)), '0'),
          seller = found.seller,
          buyer = found.buyer,
          locale = found.locale
        from (
          select invoice.app_id, invoice.id,
            case when invoice.is_test then 'test_invoice' else 'invoice' end as series,
            (row_number() over (
              partition by invoice.app_id, invoice.is_test order by invoice.issued_at, invoice.id
            ))::int as number,
            jsonb_build_object('name', app.name, 'address', '', 'country', null, 'tax_id', '', 'email', '') as seller,
            jsonb_build_object('name', coalesce(nullif(purchase.name, ''), person.name, ''), 'address', '',
              'country', purchase.country, 'tax_id', '', 'email', coalesce(person.email::text, '')) as buyer,
            member.language as locale
          from invoices invoice
            join apps app on app.id = invoice.app_id
            left join orders purchase on purchase.app_id = invoice.app_id and purchase.id = invoice.order_id
            left join subscribers member on member.app_id = invoice.app_id and member.id = invoice.subscriber_id
            left join users person on person.app_id = member.app_id and person.id = member.user_id
        ) found
        where invoices.app_id = found.app_id and invoices.id = found.id
      `.execute(db),
    ),
  )
}

function fillCounters(db: Kysely<unknown>) {
  return sql`
    insert into invoice_counters (app_id, series, last)
    select app_id, series, max(number) from invoices group by app_id, series
  `.execute(db)
}
