import { isDeepStrictEqual } from 'node:util'
import type { SessionEntry, SessionWorkout } from '@foyer/contract/workouts/shapes'
import { clampEntry } from '@foyer/domain/training'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { deriveSession } from '../derive-session.ts'
import { findActivity, insertActivity } from '../repository/activities.ts'
import { countActivity, type SessionRow } from '../repository/sessions.ts'
import { loadSessionWorkout } from '../workout.ts'

/** The most activities of one session: ten for each set of a long one. */
const MAX_ACTIVITIES = 2000

type Append = { session: SessionRow; entry: SessionEntry; lang: string | null }

/** Appends an activity, or returns the one that was sent before. The session is the member's own. */
export async function appendActivity(ctx: Ctx, { session, entry, lang }: Append): Promise<SessionEntry> {
  const sent_before = await findActivity(ctx.db, session.id, entry.id)
  if (sent_before) return requireSame(sent_before, entry)
  const workout = await loadSessionWorkout(ctx, session, lang)
  if (!isOfWorkout(workout, entry)) throw new CallError('unknown_workout_item')

  return ctx.write(async (tx) => {
    const counted = await countActivity(tx, session.id, MAX_ACTIVITIES)
    if (!counted) throw new CallError('too_many_activities')
    const { seq, ...current } = counted
    const now = ctx.now()
    const stored = clampEntry(entry, now, seq)
    const { id: session_id, subscriber_id } = session
    if (!(await insertActivity(tx, { session_id, subscriber_id, seq, entry: stored, created_at: now }))) {
      const sent_meanwhile = await findActivity(tx, session_id, entry.id)
      if (!sent_meanwhile) throw new CallError('conflict')
      return requireSame(sent_meanwhile, entry)
    }
    if (DERIVED_FROM.has(entry.activity_type)) await deriveSession(tx, current, workout)
    return stored
  })
}

/** The types of activity from which figures and state of a session follow. */
const DERIVED_FROM: ReadonlySet<string> = new Set(['set', 'pause', 'discard'])

function requireSame(stored: SessionEntry, sent: SessionEntry): SessionEntry {
  if (!isDeepStrictEqual(withoutStamps(stored), withoutStamps(sent))) throw new CallError('activity_id_taken')
  return stored
}

/** What is compared of an entry, as JSON stores it. */
function withoutStamps({
  activity_type,
  workout_group_id,
  workout_group_item_id,
  data,
}: SessionEntry): unknown {
  return JSON.parse(JSON.stringify({ activity_type, workout_group_id, workout_group_item_id, data }))
}

/** Whether the entry names what it has to, and only parts of the workout. */
function isOfWorkout({ groups }: SessionWorkout, entry: SessionEntry): boolean {
  const { activity_type, workout_group_id: group_id, workout_group_item_id: item_id } = entry
  const group = groups.find(({ id }) => id === group_id)
  if (group_id === null ? activity_type === 'score' : !group) return false
  if (item_id === null && ABOUT_ITEMS.has(activity_type)) return false
  const known = new Set((group ? [group] : groups).flatMap(({ items }) => items.map(({ uid }) => uid)))
  const named = entry.activity_type === 'order' ? entry.data.item_uids : []
  return [...named, ...(item_id === null ? [] : [item_id])].every((uid) => known.has(uid))
}

const ABOUT_ITEMS: ReadonlySet<string> = new Set(['set', 'skip', 'swap'])
