import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * What pages say in other languages. `sources` tells of each text what the page said when it was translated. A draft
 * differs from what was published of it by its translations, too; pages without any differ from nothing they did not
 * differ from before. A published version holds the texts that count, and what others say of the page, by language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'page_translations', ['page_id', 'locale'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('texts', 'jsonb', (column) => column.notNull())
      .addColumn('sources', 'jsonb', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull()),
  )
  await sql`alter table pages add column texts_hash text not null default ''`.execute(db)
  await sql`alter table pages drop column draft_hash`.execute(db)
  await sql`
    alter table pages add column draft_hash text not null
      generated always as (md5(content_type || ' ' || title || ' ' || draft::text || texts_hash)) stored
  `.execute(db)
  await sql`
    alter table page_versions
      add column texts jsonb not null default '{}',
      add column said_in jsonb not null default '{}'
  `.execute(db)
}
