import { productGrantNeed } from '../needs.ts'
import type { Ctx } from '#platform/context.ts'
import { joinApp, insertUser } from '../../identity/index.ts'
import { issueInvitation } from '../commands/member-invitations.ts'
import { completeMemberRow, setLanguage, type ImportRun } from '../repository/member-imports.ts'
import type { ImportedMember } from './read-member.ts'

/**
 * Adds the member of one row with all that the row gives them, in one commit with the row's end. Whoever is here
 * already, by this import or by themselves, is left alone and mailed nothing.
 */
export async function addMember(
  ctx: Ctx,
  run: ImportRun,
  { row, member }: { row: number; member: ImportedMember },
): Promise<void> {
  const now = ctx.now()
  const { email, name, timezone, language, product_ids, joined_at } = member
  await ctx.writeNow(async (tx, emit) => {
    const user_id = await insertUser(tx, {
      email,
      name,
      timezone: timezone ?? ctx.app.time_zone,
      password_hash: null,
      auth_provider: 'passwordless',
      email_verified_at: null,
      waiting_since: null,
      now: joined_at === null ? now : new Date(joined_at),
    })
    await completeMemberRow(tx, run.id, { row, user_id })
    if (!user_id) return

    const subscriber_id = await joinApp(ctx, tx, emit, user_id)
    if (!subscriber_id) throw new Error('Somebody new has been a member before.')
    if (language) await setLanguage(tx, subscriber_id, language)
    await ctx.services.need(productGrantNeed).grantProducts(tx, emit, {
      subscriber_id,
      product_ids,
      now,
      starts_at: now,
      actor_id: run.created_by,
      cause: 'import',
      cause_id: `${run.file_hash ?? run.id}:${row}`,
    })
    const by = { team_member_id: run.created_by, name: run.created_by_name }
    if (run.with_mail) await issueInvitation(ctx, tx, by, { email, name, product_ids: [] })
  })
}
