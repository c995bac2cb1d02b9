import type { PageBody, PageEntity } from '@foyer/contract/pages/page-index'
import { WORKOUT_MODES } from '@foyer/contract/rules/workouts'
import type { ExerciseCard, SessionMode, SessionWorkout } from '@foyer/contract/workouts/shapes'

/** What a session is started with, read from the published page, so that it can start without a network. */
export type WorkoutSource = { workout: SessionWorkout; exercises: ExerciseCard[] }

type Fields = Pick<SessionWorkout, 'groups'> &
  Partial<Pick<SessionWorkout, 'video' | 'chapters'>> & { beep_distance?: number }

/** Reads the workout of a page and what its links tell of the exercises. */
export function readWorkoutPage(index: PageBody): WorkoutSource {
  const { groups, video = null, chapters = [], beep_distance = 0 } = fieldsOf(index.page)
  const ids = new Set(
    groups.flatMap(({ items }) => items.flatMap(({ exercise_page_id: id }) => (id === null ? [] : [id]))),
  )
  return {
    workout: {
      title: index.page.page_title,
      groups,
      video,
      chapters,
      beep_distance: beep_distance === 0 ? null : beep_distance,
    },
    exercises: [...ids].flatMap((id) => readCard(index, id)),
  }
}

/** The fields were validated when the page was published. */
function fieldsOf({ fields }: PageEntity): Fields {
  const { groups } = fields
  return Array.isArray(groups) ? (fields as Fields) : { groups: [] }
}

function readCard({ links, media }: PageBody, page_id: string): ExerciseCard[] {
  const link = links[page_id]
  if (!link) return []
  const { path, title, cover, facts } = link
  const cover_asset = cover && 'media_id' in cover ? (media[cover.media_id] ?? null) : null
  return [
    {
      page_id,
      path,
      title,
      cover,
      cover_asset,
      video: null,
      primary_muscles: [],
      equipment: facts.equipment ?? [],
    },
  ]
}

/** The modes in which a workout can be done. */
export function listModes({ groups, video, beep_distance }: SessionWorkout): SessionMode[] {
  const has_items = groups.some(({ items }) => items.length > 0)
  const has_rounds = groups.some(({ kind, items }) => kind !== 'single' && items.length > 0)
  return WORKOUT_MODES.filter((mode) => {
    if (mode === 'grouped') return has_rounds
    if (mode === 'video_workout') return video !== null
    if (mode === 'beep_test') return beep_distance !== null
    return has_items
  })
}

/** Reads a stored preference of modes. Throws 'Invalid Preference' for an unknown one (spec sections 2 and 3). */
export function parseMode(text: string): SessionMode {
  const mode = WORKOUT_MODES.find((known) => known === text)
  if (!mode) throw new Error('Invalid Preference')
  return mode
}

/** The mode to start with: the stored one where the workout has it, else groups as groups. */
export function chooseMode(stored: string | null, modes: readonly SessionMode[]): SessionMode | null {
  const preferred = stored === null ? null : parseMode(stored)
  if (preferred && modes.includes(preferred)) return preferred
  return modes.includes('grouped') ? 'grouped' : (modes[0] ?? null)
}
