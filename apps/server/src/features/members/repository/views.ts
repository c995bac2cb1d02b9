import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { NewSession } from '../../identity/index.ts'

/** A team member who may view the app as its members see it. */
export type ViewingTeamMember = { id: string; account_id: string; name: string }

/** Returns the team member of a studio session; undefined when it has ended or the role does not allow previews. */
export async function findViewingTeamMember(
  tx: AppTx,
  session_id: string,
): Promise<ViewingTeamMember | undefined> {
  const { rows } = await sql<ViewingTeamMember>`
    select colleague.id, colleague.account_id, colleague.name
    from (select ${session_id}::uuid as id) asked
    cross join lateral (${sql.raw(createOpenStudioSql('asked.id'))}) colleague
  `.execute(tx)
  return rows[0]
}

type NewView = NewSession & {
  user_id: string
  viewed_by_team_member_id: string
  viewed_by_session_id: string
}

/** Inserts a session in which a team member views the app as a user. */
export async function insertView(
  tx: AppTx,
  { viewed_by_team_member_id, viewed_by_session_id, ...session }: NewView,
): Promise<void> {
  const { app_id } = tx
  await tx
    .insertInto('sessions')
    .values({ app_id, ...session, is_view: true })
    .execute()
  await tx
    .insertInto('session_views')
    .values({ app_id, session_id: session.id, viewed_by_team_member_id, viewed_by_session_id })
    .execute()
}

/** When the session of a token ends by itself; undefined where there is none. */
export async function findSessionEnd(db: AppDb, token_hash: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('app_id', '=', db.app_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return found?.expires_at
}

/**
 * Returns the SQL of an open studio session whose role allows previews. Ending the session, membership or role
 * therefore ends the preview too.
 */
function createOpenStudioSql(session_id: string): string {
  return `select colleague.id, colleague.account_id, colleague.name
       from studio_sessions studio
       join team_members colleague on colleague.id = studio.team_member_id
       where studio.id = ${session_id} and studio.revoked_at is null and studio.expires_at > now()
         and colleague.role in ('owner', 'account_admin')`
}
