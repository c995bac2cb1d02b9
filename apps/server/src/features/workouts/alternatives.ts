import { exercisePage } from '@foyer/content/definitions'
import type { Alternative } from '@foyer/contract/workouts/shapes'
import { compareText } from '@foyer/domain/search'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { listFieldsOfType, loadLiveSite } from '../pages/index.ts'
import { loadExercises, parseExercise, type ExerciseFields } from './exercises.ts'

type Site = Awaited<ReturnType<typeof loadLiveSite>>

/** The most alternatives of an exercise. */
const MAX_ALTERNATIVES = 30
/** The most exercises whose access is decided; the best are taken. */
const MAX_CANDIDATES = 200

/** What an exercise trains and with what. */
type Training = Pick<ExerciseFields, 'primary_muscles' | 'equipment' | 'level'> & { page_id: string }

const trainingCache = new WeakMap<Site, Promise<readonly Training[]>>()

/**
 * Finds exercises that the viewer may do in place of one: those that its owner names, in their order, then those that
 * train the same muscles, with the same equipment first.
 */
export async function findAlternatives(
  ctx: Ctx,
  viewer: Viewer | null,
  exercise_id: string,
  fields: ExerciseFields,
): Promise<Alternative[]> {
  const named = new Set(fields.alternatives)
  const similar = await listSimilar(ctx, fields)
  const candidates = [...new Set([...named, ...similar])].filter((page_id) => page_id !== exercise_id)
  const exercises = await loadExercises(ctx, viewer, candidates.slice(0, MAX_CANDIDATES))
  const open = [...exercises.values()].flatMap(({ card, fields: own }) => (own ? [{ card, own }] : []))
  return open.slice(0, MAX_ALTERNATIVES).map(({ card, own }) => ({
    ...card,
    is_named: named.has(card.page_id),
    shared_muscles: intersect(own.primary_muscles, fields.primary_muscles),
    shared_equipment: intersect(own.equipment, fields.equipment),
    level: own.level,
    force: own.force,
  }))
}

/** The published exercises that share a primary muscle, those with the most in common first. */
async function listSimilar(ctx: Ctx, fields: ExerciseFields): Promise<string[]> {
  const site = await loadLiveSite(ctx)
  const titleOf = (page_id: string): string => site.pages.get(page_id)?.title ?? ''
  return (await loadTraining(ctx, site))
    .map((other) => ({
      page_id: other.page_id,
      muscles: intersect(other.primary_muscles, fields.primary_muscles).length,
      equipment: intersect(other.equipment, fields.equipment).length,
      level: other.level === fields.level ? 1 : 0,
    }))
    .filter(({ muscles }) => muscles > 0)
    .toSorted(
      (a, b) =>
        b.muscles - a.muscles ||
        b.equipment - a.equipment ||
        b.level - a.level ||
        compareText(titleOf(a.page_id), titleOf(b.page_id)),
    )
    .map(({ page_id }) => page_id)
}

/** What all published exercises train, read once for each release. */
function loadTraining(ctx: Ctx, site: Site): Promise<readonly Training[]> {
  const known = trainingCache.get(site)
  if (known) return known
  const loading = readTraining(ctx, site)
  trainingCache.set(site, loading)
  loading.catch(() => trainingCache.delete(site))
  return loading
}

async function readTraining(ctx: Ctx, site: Site): Promise<readonly Training[]> {
  const pages = await listFieldsOfType(ctx.db, site.release_id, exercisePage.type)
  return pages.flatMap(({ page_id, fields }) => {
    const exercise = parseExercise(fields)
    if (!exercise) return []
    const { primary_muscles, equipment, level } = exercise
    return [{ page_id, primary_muscles, equipment, level }]
  })
}

function intersect(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => others.includes(name))
}
