import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Products that a product includes: owning it, for any cause, is owning its parts for as long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'product_includes', ['product_id', 'included_id'], (table) =>
    table
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('included_id', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addCheckConstraint('product_includes_others', sql`product_id <> included_id`),
  )
  await sql`create index product_includes_by_part on product_includes (app_id, included_id)`.execute(db)
  await sql`
    create function product_owners(p_app uuid, p_products uuid[])
    returns table (product_id uuid, counts_as uuid) language sql stable as $$
      with recursive owners (product_id, counts_as) as (
        select asked.id, asked.id from unnest(p_products) asked (id)
        union
        select i.product_id, o.counts_as from owners o
        join product_includes i on i.app_id = p_app and i.included_id = o.product_id
      )
      select * from owners
    $$
  `.execute(db)
  await sql`
    comment on function product_owners is 'Products by which some products are owned: themselves, and those that include them.'
  `.execute(db)
  await sql`
    create or replace function held_rights(p_app uuid, p_subscriber uuid, p_now timestamptz)
    returns table (id uuid, product_id uuid, page_id uuid, starts_at timestamptz, ends_at timestamptz, cause text)
    language sql stable as $$
      with recursive own as materialized (
        select line.id, line.product_id, line.page_id, line.starts_at, line.ends_at, line.cause
        from (
          select distinct on (e.cause, e.cause_id, e.product_id, e.page_id) e.*
          from entitlements e
          where e.app_id = p_app and e.subscriber_id = p_subscriber and e.starts_at <= p_now
          order by e.cause, e.cause_id, e.product_id, e.page_id,
                   e.starts_at desc, (e.kind = 'revocation') desc, e.ends_at desc nulls first
        ) line
        where line.kind = 'grant' and (line.ends_at is null or line.ends_at > p_now)
      ),
      parts as (
        select own.id, i.included_id, own.starts_at, own.ends_at, own.cause from own
        join product_includes i on i.app_id = p_app and i.product_id = own.product_id
        union
        select parts.id, i.included_id, parts.starts_at, parts.ends_at, parts.cause from parts
        join product_includes i on i.app_id = p_app and i.product_id = parts.included_id
      )
      select * from own
      union all
      select parts.id, parts.included_id, null::uuid, parts.starts_at, parts.ends_at, parts.cause from parts
    $$
  `.execute(db)
}
