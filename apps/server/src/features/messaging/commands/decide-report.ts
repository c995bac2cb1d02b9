import type { ModerationEntry, ReportDecision } from '@foyer/contract/messaging/report-shapes'
import type { LogAction } from '@foyer/contract/team/team-shapes'
import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { findUser } from '../../identity/index.ts'
import { suspendMember } from '../../members/index.ts'
import { writeLog } from '../../team/index.ts'
import { sendWarning } from '../moderation-mails.ts'
import { mailOutcomeJob } from '../moderation-jobs.ts'
import { getRestorableUntil } from '../present-case-detail.ts'
import { insertEntry, setHidden, setMute } from '../repository/moderation-actions.ts'
import { findCase, resolveCase, type CaseRow } from '../repository/moderation-cases.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { findThreadRoots } from '../repository/thread-roots.ts'
import { insertWarning } from '../repository/warnings.ts'
import { deleteKeptFiles } from './delete-kept-files.ts'
import { deleteMessage } from './delete-message.ts'
import { publishUpdate } from './update-message.ts'

const DAY_MS = 86_400_000

type Decide = { viewer: TeamViewer; case_id: string; thread_id: string; decision: ReportDecision }

/** What a decision is about: the locked case and who decides it. */
type Deciding = { viewer: TeamViewer; report_case: CaseRow; now: Date }

const ENTRIES: Record<ReportDecision['action'], ModerationEntry['action']> = {
  keep: 'kept',
  hide: 'hidden',
  restore: 'restored',
  delete: 'deleted',
  mute: 'muted',
  unmute: 'unmuted',
  suspend: 'suspended',
  warn: 'warned',
  note: 'noted',
}

/** Lines of the team's log. A suspension writes its own beside this one, since it also hides the message. */
const LOG_ACTIONS: Record<ReportDecision['action'], LogAction> = {
  keep: 'reported_message_kept',
  hide: 'reported_message_hidden',
  restore: 'reported_message_restored',
  delete: 'reported_message_deleted',
  mute: 'reported_member_muted',
  unmute: 'reported_member_unmuted',
  suspend: 'reported_message_hidden',
  warn: 'reported_member_warned',
  note: 'reported_member_noted',
}

/** Decides about a reported message or its author, and logs that in the case and, without words, for the team. */
export function decideReport(ctx: Ctx, { viewer, case_id, thread_id, decision }: Decide): Promise<void> {
  return ctx.write(async (tx) => {
    await lockThread(tx, thread_id)
    const report_case = await findCase(tx, case_id, { is_locked: true })
    if (!report_case) throw new CallError('not_found')
    const now = ctx.now()
    await carryOut(ctx, tx, { viewer, report_case, now }, decision)
    await insertEntry(tx, {
      case_id,
      author_id: report_case.author_id,
      action: ENTRIES[decision.action],
      actor: viewer,
      text: 'text' in decision ? decision.text : null,
      days: 'days' in decision ? decision.days : null,
      now,
    })
    await writeLog(ctx, tx, {
      action: LOG_ACTIONS[decision.action],
      actor: viewer,
      subject: { kind: 'member', id: report_case.author_id },
      details: 'days' in decision ? { count: decision.days } : {},
      app_id: ctx.app.id,
    })
  })
}

async function carryOut(ctx: Ctx, tx: AppTx, deciding: Deciding, decision: ReportDecision): Promise<void> {
  const { author_id: user_id } = deciding.report_case
  switch (decision.action) {
    case 'keep':
    case 'restore':
      return keep(ctx, tx, deciding)
    case 'hide':
      return hide(ctx, tx, deciding)
    case 'delete':
      return remove(ctx, tx, deciding)
    case 'mute': {
      await findMember(ctx, user_id)
      await setMute(tx, { user_id, muted_until: new Date(deciding.now.getTime() + decision.days * DAY_MS) })
      publishToMember(ctx, tx, user_id, 'member_muted')
      return hide(ctx, tx, deciding)
    }
    case 'unmute':
      await setMute(tx, { user_id, muted_until: null })
      publishToMember(ctx, tx, user_id, 'member_muted')
      return
    case 'suspend':
      await suspendMember(ctx, { viewer: deciding.viewer, person: await findMember(ctx, user_id) })
      return hide(ctx, tx, deciding)
    case 'warn':
      return warn(ctx, tx, await findMember(ctx, user_id), decision.text)
    case 'note':
      return
  }
}

/** Shows a warning to a member in the app until they confirm it, and mails it once. */
async function warn(
  ctx: Ctx,
  tx: AppTx,
  member: Awaited<ReturnType<typeof findMember>>,
  text: string,
): Promise<void> {
  await insertWarning(tx, { user_id: member.id, text, now: ctx.now() })
  await sendWarning(ctx, tx, member, text)
  publishToMember(ctx, tx, member.id, 'member_warned')
}

/** Tells a member's own channel to load anew what the team has decided about them. */
function publishToMember(ctx: Ctx, tx: AppTx, user_id: string, type: 'member_warned' | 'member_muted'): void {
  const { realtime } = ctx.services
  tx.afterCommit(() => realtime.publish(tx.app_id, `user:${user_id}`, { seq: 0, type, data: {} }))
}

/** Shows the message again, or leaves it; what was hidden long ago or deleted by the team stays so. */
async function keep(ctx: Ctx, tx: AppTx, deciding: Deciding): Promise<void> {
  const { report_case, now } = deciding
  if (report_case.resolution === 'deleted') throw new CallError('cannot_restore')
  const until = getRestorableUntil(report_case)
  if (until !== null && until <= now) throw new CallError('cannot_restore')
  await changeHidden(ctx, tx, deciding, null)
  await resolve(tx, deciding, 'kept')
}

async function hide(ctx: Ctx, tx: AppTx, deciding: Deciding): Promise<void> {
  await changeHidden(ctx, tx, deciding, deciding.now)
  await resolve(tx, deciding, deciding.report_case.resolution === 'deleted' ? 'deleted' : 'hidden')
}

async function remove(ctx: Ctx, tx: AppTx, deciding: Deciding): Promise<void> {
  const { report_case } = deciding
  await resolve(tx, deciding, 'deleted')
  await deleteMessage(ctx, report_case)
  // Of a message that its author had deleted, the files were there for this decision.
  const preview_key = report_case.message.details?.preview?.image_key ?? null
  await deleteKeptFiles(tx, [{ ...report_case, preview_key }])
}

async function changeHidden(
  ctx: Ctx,
  tx: AppTx,
  { report_case, now }: Deciding,
  hidden_at: Date | null,
): Promise<void> {
  const { thread_id, message_ts } = report_case
  const changed = await setHidden(tx, { thread_id, message_ts, hidden_at })
  if (!changed) return
  const [root] = await findThreadRoots(tx, [thread_id])
  const kind: ThreadType = root?.kind ?? 'page'
  await publishUpdate(tx, ctx.services, { thread_id, kind }, changed, now)
}

/** Those who have reported learn of the first decision, not of later ones. */
async function resolve(
  tx: AppTx,
  { report_case, viewer, now }: Deciding,
  resolution: NonNullable<CaseRow['resolution']>,
): Promise<void> {
  const { id } = report_case
  await resolveCase(tx, { id, resolution, resolved_by: viewer.name, now })
  if (report_case.status === 'open') await enqueue(tx, mailOutcomeJob, { case_id: id })
}

async function findMember(ctx: Ctx, user_id: string) {
  const person = await findUser(ctx.db, user_id)
  if (!person || person.erased_at !== null || person.deletes_at !== null)
    throw new CallError('member_is_gone')
  if (person.team_member_id !== null || person.is_app_messaging_profile) throw new CallError('is_team')
  return person
}
