import { exercisePage, workoutPage, PLAIN_PAGE_TYPE } from '@foyer/content/definitions'
import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import {
  addPageTags,
  createPages,
  ensureTags,
  findPageByPath,
  findPagesOfTypes,
  listTagRefs,
  type PageSeed,
} from '../../pages/index.ts'
import { createSlug } from '../create-slug.ts'
import { ensureExerciseRoot } from '../exercise-root.ts'
import { lockRows } from '../repository.ts'
import { toNameKey, toTagKey, type PlannedGroup, type WorkoutPlan } from './plan-workouts.ts'
import { findFreeTitle, resolvePlan, type ResolvedPlan } from './resolve-plan.ts'

const ROOT_PATH = '/workouts'

type CreateWorkouts = { existing: 'skip' | 'copy'; by: string; at: Date }

/** What an import made, and what it left out. */
export type CreatedWorkouts = {
  created: { page_id: string; title: string }[]
  exercises_created: number
  tags_created: number
  skipped: number
  refused: number
}

/** Creates the workouts of a plan with the exercises that they lack. Imports of one app wait for each other. */
export async function createWorkouts(
  tx: AppTx,
  plan: WorkoutPlan,
  { existing, by, at }: CreateWorkouts,
): Promise<CreatedWorkouts> {
  await lockRows(tx)
  const pages = await findNamedPages(tx)
  const { workouts, exercises, tags } = resolvePlan(plan, pages)
  const accepted = workouts.filter(
    ({ action }) => action === 'create' || (action === 'exists' && existing === 'copy'),
  )
  const counts = {
    skipped: existing === 'skip' ? workouts.filter(({ action }) => action === 'exists').length : 0,
    refused: workouts.filter(({ action }) => action === 'refused').length,
  }
  if (accepted.length === 0) return { created: [], exercises_created: 0, tags_created: 0, ...counts }
  const used = new Set(
    accepted.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ name }) => toNameKey(name)))),
  )
  const exercise_ids = await createExercises(tx, exercises, used, { by, at })
  const taken = new Set([...pages.workouts, ...accepted].map(({ title }) => toNameKey(title)))
  const tags_of = new Map<string, readonly string[]>()
  const seeds = accepted.map(({ title, groups, action, tags: names }): PageSeed => {
    const own_title = action === 'exists' ? findFreeTitle(title, taken) : title
    taken.add(toNameKey(own_title))
    const fields = { groups: groups.map((group) => toGroup(group, exercise_ids.ids)) }
    const id = newId()
    tags_of.set(id, names.map(toTagKey))
    return {
      id,
      content_type: workoutPage.type,
      draft: { title: own_title, fields },
      path: `${ROOT_PATH}/${createSlug(own_title, workoutPage.type)}`,
    }
  })
  await createPages(tx, { parent_id: await ensureRoot(tx, { by, at }), pages: seeds, by, at })
  const tags_created = await giveTags(tx, tags, tags_of, at)
  const created = seeds.map(({ id, draft }) => ({ page_id: id, title: draft.title }))
  return { created, exercises_created: exercise_ids.created, tags_created, ...counts }
}

/** The workouts and exercises of an app by title, oldest first, and its tags. */
export async function findNamedPages(
  db: Parameters<typeof findPagesOfTypes>[0],
): Promise<Parameters<typeof resolvePlan>[1]> {
  const [pages, tags] = await Promise.all([
    findPagesOfTypes(db, [workoutPage.type, exercisePage.type]),
    listTagRefs(db),
  ])
  return {
    workouts: pages.filter(({ content_type }) => content_type === workoutPage.type),
    exercises: pages.filter(({ content_type }) => content_type === exercisePage.type),
    tags,
  }
}

/** Gives new pages their tags, by the key of the name. Returns how many tags were created. */
async function giveTags(
  tx: AppTx,
  tags: ResolvedPlan['tags'],
  keys_of: ReadonlyMap<string, readonly string[]>,
  at: Date,
): Promise<number> {
  const used = new Set([...keys_of.values()].flat())
  const names = [...tags].filter(([key]) => used.has(key)).map(([, { name }]) => name)
  if (names.length === 0) return 0
  const { ids, created_count } = await ensureTags(tx, names, at)
  await addPageTags(
    tx,
    [...keys_of].flatMap(([page_id, keys]) =>
      keys.flatMap((key) => {
        const tag_id = ids.get(key)
        return tag_id === undefined ? [] : [{ page_id, tag_id }]
      }),
    ),
  )
  return created_count
}

async function createExercises(
  tx: AppTx,
  exercises: ResolvedPlan['exercises'],
  used: ReadonlySet<string>,
  { by, at }: { by: string; at: Date },
): Promise<{ ids: ReadonlyMap<string, string>; created: number }> {
  const ids = new Map<string, string>()
  const seeds: PageSeed[] = []
  for (const [key, { name, page_id }] of exercises) {
    if (!used.has(key)) continue
    const id = page_id ?? newId()
    ids.set(key, id)
    if (page_id !== null) continue
    const path = `/exercises/${createSlug(name, exercisePage.type)}`
    seeds.push({ id, content_type: exercisePage.type, draft: { title: name }, path })
  }
  if (seeds.length > 0)
    await createPages(tx, { parent_id: await ensureExerciseRoot(tx, { by, at }), pages: seeds, by, at })
  return { ids, created: seeds.length }
}

async function ensureRoot(tx: AppTx, { by, at }: { by: string; at: Date }): Promise<string> {
  const found = await findPageByPath(tx, ROOT_PATH)
  if (found) return found
  const id = newId()
  const seed = { id, content_type: PLAIN_PAGE_TYPE, draft: { title: 'Workouts' }, path: ROOT_PATH }
  await createPages(tx, { parent_id: null, pages: [seed], by, at })
  return id
}

/** A planned group as the field of a workout; rounds rest as long as their longest exercise. */
function toGroup(
  { title, kind, rounds, items }: PlannedGroup,
  exercise_ids: ReadonlyMap<string, string>,
): WorkoutGroup {
  const has_round_rest = kind === 'superset' || kind === 'circuit'
  return {
    id: newId(),
    title,
    kind,
    rounds,
    rest_seconds: has_round_rest ? Math.max(0, ...items.map(({ rest_seconds }) => rest_seconds)) : 0,
    work_seconds: kind === 'emom' ? 60 : 40,
    cap_seconds: 600,
    items: items.map(({ name, sets, rest_seconds, note }) => ({
      uid: newId(),
      exercise_page_id: exercise_ids.get(toNameKey(name)) ?? null,
      sets,
      rest_seconds,
      note,
    })),
  }
}
