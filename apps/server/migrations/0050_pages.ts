import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * The draft tree and what was published of it. A page version holds for the releases from `from_number` up to, not
 * including, `to_number`, so that a release costs what it changes and pages that stay are shared by all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDrafts(db)
  await createReleases(db)
  await createPublishings(db)
}

async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'pages', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('parent_id', 'uuid')
      /** Orders siblings; only its order means something. */
      .addColumn('rank', 'float8', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('draft', 'jsonb', (column) => column.notNull())
      .addColumn('fields_version', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('cover', 'jsonb')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('media_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      /** Tells drafts apart: whether a page differs from what was published of it. */
      .addColumn('draft_hash', 'text', (column) =>
        column
          .notNull()
          .generatedAlwaysAs(sql`md5(content_type || ' ' || title || ' ' || draft::text)`)
          .stored(),
      )
      .addColumn('search', 'text', (column) =>
        column
          .notNull()
          .generatedAlwaysAs(sql`lower(title || ' ' || search_text)`)
          .stored(),
      )
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('deleted_at', sql`timestamptz(3)`)
      /** Pages that were deleted together come back together. */
      .addColumn('deletion_id', 'uuid'),
  )
  await sql`create unique index pages_path on pages (app_id, path) where deleted_at is null`.execute(db)
  await sql`create index pages_below on pages (app_id, parent_id, rank, id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index pages_recent on pages (app_id, updated_at, id) where deleted_at is null`.execute(db)
  await sql`create index pages_of_type on pages (app_id, content_type, updated_at, id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index pages_newest on pages (app_id, content_type, id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index pages_search on pages using gin (app_id, search gin_trgm_ops) where deleted_at is null`.execute(
    db,
  )
  await sql`create index pages_media on pages using gin (media_ids) where deleted_at is null`.execute(db)
  await sql`create index pages_deletion on pages (app_id, deletion_id) where deletion_id is not null`.execute(
    db,
  )
}

async function createReleases(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'releases', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('settings', 'jsonb', (column) => column.notNull())
      .addColumn('page_count', 'integer', (column) => column.notNull())
      .addColumn('change_count', 'integer', (column) => column.notNull())
      .addUniqueConstraint('releases_number', ['app_id', 'number'] as never),
  )

  await tenantTable(db, 'page_versions', ['page_id', 'from_number'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('from_number', 'integer', (column) => column.notNull())
      .addColumn('to_number', 'integer')
      .addColumn('parent_id', 'uuid')
      .addColumn('rank', 'float8', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('cover', 'jsonb')
      .addColumn('facts', 'jsonb', (column) => column.notNull())
      .addColumn('draft_hash', 'text', (column) => column.notNull())
      .addColumn('content', 'jsonb', (column) => column.notNull())
      .addColumn('media_ids', sql`uuid[]`, (column) => column.notNull())
      .addColumn('action_ids', sql`uuid[]`, (column) => column.notNull())
      .addCheckConstraint('page_versions_span', sql`to_number is null or to_number > from_number`),
  )
  await sql`create unique index page_versions_path on page_versions (app_id, path) where to_number is null`.execute(
    db,
  )
  await sql`create unique index page_versions_open on page_versions (app_id, page_id) where to_number is null`.execute(
    db,
  )
  await sql`create index page_versions_span on page_versions (app_id, from_number, to_number)`.execute(db)
  await sql`create index page_versions_actions on page_versions using gin (action_ids)`.execute(db)
  await sql`create index page_versions_media on page_versions using gin (media_ids)`.execute(db)

  await tenantTable(db, 'page_redirects', ['path'], (table) =>
    table
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

/** Finished bytes, named by a hash of everything that they were made of, so that unchanged ones are never made again. */
async function createPublishings(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'page_files', ['key'], (table) =>
    table
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('brotli', 'bytea', (column) => column.notNull())
      .addColumn('gzip', 'bytea', (column) => column.notNull())
      .addColumn('style_hash', 'text')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index page_files_age on page_files (app_id, created_at)`.execute(db)
  await sql`alter table page_files alter column brotli set storage external, alter column gzip set storage external`.execute(
    db,
  )

  await tenantTable(db, 'publishings', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('running', 'done', 'failed')`),
      )
      .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('release_id', 'uuid')
      .addColumn('page_ids', sql`uuid[]`)
      .addColumn('problems', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** When it last gave a sign of life, by the database's own clock; a dead one gives way to the next. */
      .addColumn('beat_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )
  await sql`create unique index publishings_one_at_a_time on publishings (app_id) where state = 'running'`.execute(
    db,
  )
}
