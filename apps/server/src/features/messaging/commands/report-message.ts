import type { ReportReason } from '@foyer/contract/messaging/report-shapes'
import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { isEnoughToHide } from '../report-weight.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { findMessage } from '../repository/messages.ts'
import { insertEntry, setHidden } from '../repository/moderation-actions.ts'
import {
  countReport,
  findOpenCase,
  insertCase,
  markAutoHidden,
  wasKeptAsItIs,
  type CaseSnapshot,
} from '../repository/moderation-cases.ts'
import { findModerationRules } from '../repository/moderation-rules.ts'
import { insertReport, listReporterRecords } from '../repository/reports.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { findThreadRoots, isPrivateKind } from '../repository/thread-roots.ts'
import { publishUpdate } from './update-message.ts'

type Report = {
  thread: { thread_id: string; kind: ThreadType }
  message_ts: string
  neighbours: Pick<CaseSnapshot, 'before' | 'after'>
  reporter_id: string
  reason: ReportReason
  note: string | null
}

/**
 * Stores a report with a copy of the message, and hides the message where enough members have reported it. False if
 * the message is gone.
 */
export function reportMessage(
  ctx: Ctx,
  { thread, message_ts, neighbours, reporter_id, reason, note }: Report,
): Promise<boolean> {
  const { thread_id } = thread
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return false
    const message = await findMessage(tx, thread_id, message_ts)
    if (!message) return false
    const now = ctx.now()
    const open_case = await findOpenCase(tx, { thread_id, message_ts })
    const case_id = open_case?.id ?? newId()
    const report = { thread_id, message_ts, user_id: reporter_id, case_id, reason, note, now }
    if (!(await insertReport(tx, report))) throw new CallError('already_reported')
    if (open_case)
      await countReport(tx, { id: case_id, snapshot: addVersion(open_case.snapshot, message), now })
    else await openCase(tx, { case_id, message, neighbours, now })
    await hideWhenEnough(ctx, tx, { thread, message, case_id })
    return true
  })
}

/** The author may have edited the message since it was first reported: both versions stay. */
function addVersion(snapshot: CaseSnapshot, message: MessageRow): CaseSnapshot {
  if (snapshot.message.text === message.text) return snapshot
  return { ...snapshot, message, earlier_texts: [...snapshot.earlier_texts, snapshot.message.text] }
}

async function openCase(
  tx: AppTx,
  {
    case_id: id,
    message,
    neighbours,
    now,
  }: { case_id: string; message: MessageRow; neighbours: Report['neighbours']; now: Date },
): Promise<void> {
  const { thread_id, message_ts, user_id: author_id } = message
  const [root] = await findThreadRoots(tx, [thread_id])
  const is_private = root !== undefined && isPrivateKind(root.root_kind)
  const snapshot = { message, ...neighbours, earlier_texts: [] }
  await insertCase(tx, { id, thread_id, message_ts, author_id, is_private, snapshot, now })
}

async function hideWhenEnough(
  ctx: Ctx,
  tx: AppTx,
  { thread, message, case_id }: { thread: Report['thread']; message: MessageRow; case_id: string },
): Promise<void> {
  if (message.hidden_at !== null) return
  const { auto_hide_reports } = await findModerationRules(tx)
  if (!isEnoughToHide(await listReporterRecords(tx, case_id), auto_hide_reports)) return
  if (await wasKeptAsItIs(tx, message)) return
  const now = ctx.now()
  const { thread_id, message_ts, user_id: author_id } = message
  const changed = await setHidden(tx, { thread_id, message_ts, hidden_at: now })
  if (!changed) return
  await markAutoHidden(tx, case_id)
  await insertEntry(tx, { case_id, author_id, action: 'auto_hidden', actor: null, now })
  await publishUpdate(tx, ctx.services, thread, changed, now)
}
