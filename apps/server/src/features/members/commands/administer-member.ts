import type { LogAction } from '@foyer/contract/team/team-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendSignInReset } from '../mails/member-mails.ts'
import {
  markForDeletion,
  restoreUser,
  suspendUser,
  deleteIdentities,
  appPasskeys,
  changeUser,
  type Person,
  takeBackEverything,
} from '../../identity/index.ts'
import { writeLog } from '../../team/index.ts'

const DAY_MS = 86_400_000
const DAYS_TO_UNDO = 14

type Deed = { viewer: TeamViewer; person: Person }

/** Shuts somebody out and ends what is open to them. Whoever is shut out already stays so. */
export function suspendMember(ctx: Ctx, { viewer, person }: Deed): Promise<void> {
  return ctx.write(async (tx) => {
    if (!(await suspendUser(tx, person.id, ctx.services.clock.now()))) return
    await takeBackEverything(ctx, tx, person.id)
    await tell(ctx, tx, viewer, 'member_suspended', person)
  })
}

/** Lets somebody in again. Their sessions of before do not come back. */
export function restoreMember(ctx: Ctx, { viewer, person }: Deed): Promise<void> {
  return ctx.write(async (tx) => {
    if (await restoreUser(tx, person.id)) await tell(ctx, tx, viewer, 'member_restored', person)
  })
}

/** Closes an account at once, as if the person had done it but for good in 14 days unless the team lets them in again. */
export function deleteMember(ctx: Ctx, { viewer, person }: Deed): Promise<void> {
  return ctx.write(async (tx, emit) => {
    const now = ctx.services.clock.now()
    const deletes_at = new Date(now.getTime() + DAYS_TO_UNDO * DAY_MS)
    if (!(await markForDeletion(tx, person.id, { now, deletes_at }))) return
    await takeBackEverything(ctx, tx, person.id)
    await emit('accounts.account_closed', { user_id: person.id, subscriber_id: person.subscriber_id })
    await tell(ctx, tx, viewer, 'member_marked_for_deletion', person)
  })
}

/** Ends every way in of somebody (password, passkeys, providers, what is open) and mails them the way back. */
export function resetSignIn(ctx: Ctx, { viewer, person }: Deed): Promise<void> {
  return ctx.write(async (tx) => {
    await takeBackEverything(ctx, tx, person.id)
    await deleteIdentities(tx, person.id)
    await appPasskeys.deleteAll(tx, person.id)
    if (person.password_hash !== null || person.auth_provider !== 'passwordless')
      await changeUser(tx, person.id, { password_hash: null, auth_provider: 'passwordless' })
    await sendSignInReset(ctx, tx, person)
    await tell(ctx, tx, viewer, 'member_sign_in_reset', person)
  })
}

function tell(ctx: Ctx, tx: AppTx, acting: TeamViewer, action: LogAction, { id }: Person): Promise<void> {
  return writeLog(ctx, tx, { action, acting, subject: { kind: 'member', id }, app_id: ctx.app.id })
}
