import { sql, type Kysely } from 'kysely'

/** The state of converting a video to a stream in several sizes; null where nothing was to be converted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column stream_status text check (stream_status in ('waiting', 'converting', 'ready', 'failed')),
      add column stream_percent integer not null default 0 check (stream_percent between 0 and 100),
      add column stream_error text,
      add column stream_bytes bigint not null default 0
  `.execute(db)
}
