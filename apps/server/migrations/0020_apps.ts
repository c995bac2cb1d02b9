import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { controlTable, tenantTable } from '../src/platform/database/schema.ts'

/**
 * The tenants, their own domains, and who changed who may enter. `theme`, `logo_media_id`, `locales` and
 * `navigation` are the owner's drafts; `released` holds what members see of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'apps', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('account_id', 'uuid', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('is_sandbox', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('clock_offset_ms', 'int8', (column) => column.notNull().defaultTo(0))
      .addColumn('access', 'jsonb', (column) => column.notNull())
      .addColumn('access_epoch', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('messaging', 'jsonb', (column) => column.notNull())
      .addColumn('shows_badge', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('theme', 'jsonb', (column) => column.notNull())
      .addColumn('logo_media_id', 'uuid')
      .addColumn('locales', 'jsonb', (column) => column.notNull())
      .addColumn('navigation', 'jsonb', (column) => column.notNull())
      .addColumn('release_id', 'uuid')
      .addColumn('released', 'jsonb')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('deleted_at', 'timestamptz')
      .addCheckConstraint('apps_slug_form', sql`slug ~ '^[a-z0-9-]{3,40}$'`)
      .addCheckConstraint('apps_clock_forward', sql`clock_offset_ms >= 0`),
  )
  await sql`create index apps_of_account on apps (account_id, created_at)`.execute(db)

  await controlTable(db, 'hosts', (table) =>
    table
      .addColumn('domain', 'text', (column) => column.primaryKey())
      .addColumn('app_id', 'uuid', (column) => column.notNull().references('apps.id').onDelete('cascade'))
      .addColumn('verified_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )
  await sql`create index hosts_of_app on hosts (app_id)`.execute(db)

  await tenantTable(db, 'app_access_changes', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('access', 'jsonb', (column) => column.notNull())
      .addColumn('team_member_id', 'uuid')
      .addColumn('team_member_name', 'text')
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull()),
  )
}
