import { sql, type Kysely } from 'kysely'

/**
 * Who of a team reads the conversations of the messaging profile, and from which message on: what was written to a
 * team member before they became the profile stays theirs. Present profiles have been it from the beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members add column can_read_inbox boolean not null default false`.execute(db)
  await sql`
    comment on column team_members.can_read_inbox is 'Of admins; owners and account admins always may.'
  `.execute(db)
  await sql`alter table users add column profile_since_ts bigint not null default 0`.execute(db)
  await sql`
    comment on column users.profile_since_ts is
      'Of the messaging profile: the team reads messages after this one. In microseconds, as messages.message_ts.'
  `.execute(db)
}
