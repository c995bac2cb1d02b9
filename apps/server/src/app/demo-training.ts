import { workoutPage } from '@foyer/content/definitions'
import type { ApiClient } from '@foyer/contract/client'
import type { BodyMeasureKind } from '@foyer/contract/rules/body-measures'
import type { WorkoutSession } from '@foyer/contract/workouts/shapes'
import { addDays } from '@foyer/domain/time'
import { stableId } from '../platform/events/index.ts'

const DAY_MS = 86_400_000
const SESSION_MS = 38 * 60_000
const WEEKS = 6
const DEVICE = '0000d3a0'

/** Open workouts of the starter kit by the end of their path, and on how many days before the end of a week they are done. */
const ROUTINE: readonly { path: string; days_ago: number; weight: number }[] = [
  { path: '/floor-press-ladder', days_ago: 6, weight: 12 },
  { path: '/hips-under-load', days_ago: 4, weight: 16 },
  { path: '/floor-press-ladder', days_ago: 2, weight: 13 },
]

const BODY: Partial<Record<BodyMeasureKind, { start: number; weekly: number; unit: 'kg' | 'cm' }>> = {
  weight: { start: 64.6, weekly: -0.4, unit: 'kg' },
  waist: { start: 73, weekly: -0.5, unit: 'cm' },
  hips: { start: 95.5, weekly: -0.2, unit: 'cm' },
  arm_right: { start: 29, weekly: 0.2, unit: 'cm' },
}

/** Gives the demo's member some weeks of training and body measures. Repeating it changes nothing. */
export async function installDemoTraining(call: ApiClient, member_id: string, now: Date): Promise<void> {
  const { items } = await call('library.listContent', { content_type: workoutPage.type, limit: 100 })
  const planned = Array.from({ length: WEEKS }, (_, week) =>
    ROUTINE.flatMap(({ path, days_ago, weight }) => {
      const workout = items.find((page) => page.path.endsWith(path))
      const days = (WEEKS - 1 - week) * 7 + days_ago
      return workout ? [{ workout_id: workout.page_id, days, weight: weight + week }] : []
    }),
  ).flat()
  await Promise.all([
    ...planned.map((session) => train(call, member_id, session, now)),
    installBody(call, now),
  ])
}

type Planned = { workout_id: string; days: number; weight: number }

async function train(
  call: ApiClient,
  member_id: string,
  { workout_id: id, days, weight }: Planned,
  now: Date,
): Promise<void> {
  const started_at = new Date(now.getTime() - days * DAY_MS)
  const session_id = stableId(member_id, `demo session ${id} ${days}`)
  const session = await call('workouts.startSession', {
    id,
    session_id,
    session_mode: 'grouped',
    started_at: started_at.toISOString(),
  })
  for (const [index, set] of listMainSets(session, weight).entries()) {
    const at = new Date(started_at.getTime() + (index + 1) * 120_000)
    // oxlint-disable-next-line no-await-in-loop -- sets of a session follow each other
    await call('workouts.appendActivity', {
      id,
      session_id,
      activity_id: stableId(session_id, `set ${index}`),
      activity_type: 'set',
      at: at.toISOString(),
      clock: `${at.getTime()}-0000-${DEVICE}`,
      ...set,
    })
  }
  const finished_at = new Date(started_at.getTime() + SESSION_MS).toISOString()
  await call('workouts.finishSession', { id, session_id, finished_at })
}

/** The sets of the main part as they were done: those of items with three sets or more. */
function listMainSets({ workout }: WorkoutSession, heaviest: number) {
  return workout.groups.flatMap((group) =>
    group.items
      .filter(({ sets }) => sets.length >= 3)
      .flatMap(({ uid, exercise_page_id, sets }, place) =>
        sets.map(({ amount, unit, weight }, row) => ({
          workout_group_id: group.id,
          workout_group_item_id: uid,
          data: {
            row,
            state: 'done',
            exercise_id: exercise_page_id,
            amount,
            unit,
            weight: weight === null && place > 0 ? null : heaviest,
            weight_unit: 'kg',
            is_warm_up: false,
            rpe: row === sets.length - 1 ? 8 : null,
            note: '',
          },
        })),
      ),
  )
}

async function installBody(call: ApiClient, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const kinds = Object.entries(BODY) as [BodyMeasureKind, NonNullable<(typeof BODY)[BodyMeasureKind]>][]
  const measures = Array.from({ length: WEEKS + 1 }, (_, week) =>
    kinds.map(([kind, { start, weekly, unit }]) => ({
      kind,
      unit,
      value: Math.round((start + weekly * week) * 10) / 10,
      measured_on: addDays(today, -(WEEKS - week) * 7 - 1),
    })),
  ).flat()
  await Promise.all(measures.map((measure) => call('workouts.addBodyMeasure', measure)))
}
