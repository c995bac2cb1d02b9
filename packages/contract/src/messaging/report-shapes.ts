import { z } from 'zod'
import { id, instant, requiredText } from '../shapes.ts'
import { author, message, sharedMessage, threadType } from './shapes.ts'

/** Why a member reports a message (spec section 9). */
export const reportReason = z.enum([
  'spam',
  'sexually_explicit',
  'abuse',
  'hate_speech',
  'terrorism',
  'harassment',
  'misinformation',
  'other',
])

/** The longest time that a member is muted for. */
const MAX_MUTE_DAYS = 365

/** The thread of a reported message. */
export const reportedThread = z.object({
  id,
  type: threadType,
  /** Of the page, group or channel; empty for a direct thread. */
  title: z.string(),
  page_path: z.string().nullable(),
  is_private: z.boolean(),
})

/** A reported message, with all its reports until the team decides. */
export const reportCase = z.object({
  id,
  status: z.enum(['open', 'resolved']),
  /** What became of the message; null while the case is open. */
  resolution: z.enum(['kept', 'hidden', 'deleted']).nullable(),
  opened_at: instant,
  latest_report_at: instant,
  resolved_at: instant.nullable(),
  resolved_by: z.string().nullable(),
  /** Enough members had reported it: it was hidden before the team saw it. */
  was_auto_hidden: z.boolean(),
  thread: reportedThread,
  author: author.nullable(),
  message_type: message.shape.message_type,
  /** The first words of the message as it was reported; empty for pictures and files. */
  excerpt: z.string(),
  reasons: z.array(z.object({ reason: reportReason, count: z.number().int() })),
  report_count: z.number().int(),
})

/** What was done about a member or their message. `actor_name` is null for what happened by itself. */
export const moderationEntry = z.object({
  id,
  case_id: id,
  action: z.enum([
    'auto_hidden',
    'opened',
    'thread_read',
    'kept',
    'hidden',
    'restored',
    'deleted',
    'warned',
    'muted',
    'unmuted',
    'suspended',
    'noted',
  ]),
  actor_name: z.string().nullable(),
  text: z.string().nullable(),
  days: z.number().int().nullable(),
  at: instant,
})

/** A case with what was copied when it was reported, the reports, and its author's past. */
export const reportCaseDetail = reportCase.extend({
  /** Both people of a direct thread; empty for other threads. */
  people: z.array(author),
  before: z.array(sharedMessage),
  message: sharedMessage,
  after: z.array(sharedMessage),
  /** Words that the author has replaced since the first report. */
  earlier_texts: z.array(z.string()),
  /** The message now. */
  live: z.object({ status: z.enum(['sent', 'hidden', 'deleted']), edited_at: instant.nullable() }),
  reports: z.array(
    z.object({
      user: author.nullable(),
      reason: reportReason,
      note: z.string().nullable(),
      created_at: instant,
    }),
  ),
  person: z.object({
    /** Null once the account is closed. */
    member_id: id.nullable(),
    joined_at: instant.nullable(),
    is_team: z.boolean(),
    is_suspended: z.boolean(),
    muted_until: instant.nullable(),
    /** Counted up to 1,000. */
    message_count: z.number().int(),
    hidden_count: z.number().int(),
    reporter_count: z.number().int(),
    blocker_count: z.number().int(),
  }),
  /** The latest 50, newest first; of other cases too. */
  history: z.array(moderationEntry),
  /** Until when a hidden message can be shown again; null where it cannot. */
  restorable_until: instant.nullable(),
})

/** The rules that the team sets for the messages of its app. */
export const moderationRules = z.object({
  /** Reports of so many members whom nothing speaks against hide a message; null: reports never do. */
  auto_hide_reports: z.union([z.literal(2), z.literal(3), z.literal(5)]).nullable(),
  /** What members read when they report a message; empty: nothing. */
  guidelines: z.string(),
})

/** A warning by the team that its member has not confirmed. */
export const memberWarning = z.object({ id, text: z.string(), created_at: instant })

const text = requiredText(1000)

/** What the team decides. All but `note`, `warn` and `unmute` also close the case. */
export const reportDecision = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['keep', 'hide', 'restore', 'delete', 'unmute', 'suspend']) }),
  z.strictObject({ action: z.literal('mute'), days: z.number().int().min(1).max(MAX_MUTE_DAYS) }),
  z.strictObject({ action: z.enum(['warn', 'note']), text }),
])

export type ModerationRules = z.infer<typeof moderationRules>
export type MemberWarning = z.infer<typeof memberWarning>
export type ReportReason = z.infer<typeof reportReason>
export type ReportCase = z.infer<typeof reportCase>
export type ReportCaseDetail = z.infer<typeof reportCaseDetail>
export type ModerationEntry = z.infer<typeof moderationEntry>
export type ReportDecision = z.infer<typeof reportDecision>
