import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Videos, audios and documents beside pictures, their captions, and uploads that are not finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column kind text not null default 'image' check (kind in ('image', 'video', 'audio', 'file')),
      add column seconds double precision,
      add column poster_id uuid,
      alter column bytes type bigint,
      drop constraint media_width_check,
      drop constraint media_height_check,
      add constraint media_size_check check (kind in ('audio', 'file') or (width > 0 and height > 0)),
      add constraint media_poster foreign key (app_id, poster_id) references media (app_id, id)
        on delete set null (poster_id)
  `.execute(db)
  await sql`create index media_of_kind on media (app_id, kind, id)`.execute(db)

  await tenantTable(db, 'media_captions', ['media_id', 'locale'], (table) =>
    table
      .addColumn('media_id', 'uuid', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addForeignKeyConstraint(
        'media_captions_media',
        ['app_id', 'media_id'] as never,
        'media',
        ['app_id', 'id'] as never,
        (key) => key.onDelete('cascade'),
      ),
  )

  await tenantTable(db, 'media_uploads', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('video', 'audio', 'file')`))
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      /** One request at a time writes bytes: its lock, until when it holds without a renewal, and whether another waits. */
      .addColumn('lock_id', 'uuid')
      .addColumn('locked_until', 'timestamptz')
      .addColumn('is_lock_wanted', 'boolean', (column) => column.notNull().defaultTo(false)),
  )
}
