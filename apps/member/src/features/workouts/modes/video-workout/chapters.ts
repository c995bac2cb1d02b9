import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import { findRow } from '@foyer/domain/training'
import type { SessionItem, SessionState, SetPlace } from '@foyer/domain/training'

/** A part of the video as a row of the list; `item` is the exercise of the workout that it shows. */
export type ChapterRow = {
  id: string
  title: string
  /** Seconds from the start; null where the owner named no chapters. */
  at: number | null
  /** Where the next one starts; null for the last one. */
  until: number | null
  exercise_id: string | null
  item: SessionItem | null
}

/** The chapters of a video, or the exercises where it has none. The nth chapter of an exercise is its nth item. */
export function listChapters({ chapters }: SessionWorkout, { items }: SessionState): ChapterRow[] {
  if (chapters.length === 0)
    return items.map((item) => ({
      id: item.uid,
      title: '',
      at: null,
      until: null,
      exercise_id: item.exercise_id,
      item,
    }))
  const sorted = [...chapters].sort((a, b) => a.at_seconds - b.at_seconds)
  const used = new Map<string, number>()
  return sorted.map(({ id, title, at_seconds, exercise_page_id }, index) => {
    const same = items.filter(({ item }) => item.exercise_page_id === exercise_page_id)
    const place = used.get(exercise_page_id ?? '') ?? 0
    used.set(exercise_page_id ?? '', place + 1)
    const item = exercise_page_id === null ? null : (same[Math.min(place, same.length - 1)] ?? null)
    return {
      id,
      title,
      at: at_seconds,
      until: sorted[index + 1]?.at_seconds ?? null,
      exercise_id: item?.exercise_id ?? exercise_page_id,
      item,
    }
  })
}

/** The chapter that plays; null before the first one. */
export function findChapter(rows: readonly ChapterRow[], seconds: number): ChapterRow | null {
  return rows.findLast(({ at }) => at !== null && at <= seconds) ?? null
}

/** The next open set of a chapter's exercise; null where there is none, or all are done. */
export function nextSetOf({ item }: ChapterRow, state: Pick<SessionState, 'items'>): SetPlace | null {
  if (!item) return null
  const open = item.rows.find(({ row }) => findRow(state, { uid: item.uid, row })?.is_done === false)
  return open ? { uid: item.uid, row: open.row } : null
}
