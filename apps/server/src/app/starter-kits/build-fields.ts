import type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/content/definitions'
import { newId } from '../../platform/ids.ts'
import type { KitRefs } from './kit-refs.ts'
import type {
  KitArticle,
  KitExercise,
  KitGroup,
  KitItem,
  KitMeal,
  KitPage,
  KitProgram,
  KitSets,
  KitWorkout,
} from './kit-types.ts'
import { missingCase } from './missing-case.ts'
import { wordsOf } from './words-of.ts'

/** Words that a calm reader takes in a minute. */
const READING_SPEED = 200

/** The own fields of a kit's page, as the definition of its type wants them. */
export function buildFields(page: KitPage, refs: KitRefs): Record<string, unknown> {
  switch (page.type) {
    case 'generic':
      return { cover: refs.art(page.art), show_title: page.show_title }
    case 'program':
      return programFields(page, refs)
    case 'workout':
      return workoutFields(page, refs)
    case 'exercise':
      return exerciseFields(page, refs)
    case 'article':
      return articleFields(page, refs)
    case 'meal':
      return mealFields(page, refs)
    default:
      return missingCase(page)
  }
}

function programFields(page: KitProgram, { fill, art, coach }: KitRefs): Record<string, unknown> {
  const { level, weeks, days_per_week, equipment } = page
  return {
    level,
    weeks,
    days_per_week,
    equipment: [...equipment],
    cover: art(page.art),
    tagline: fill(page.tagline),
    coach_name: coach.name,
    coach_picture: coach.picture,
    coach_line: fill(page.coach_line),
  }
}

function workoutFields(page: KitWorkout, refs: KitRefs): Record<string, unknown> {
  return {
    cover: refs.art(page.art),
    minutes: page.minutes,
    equipment: [...page.equipment],
    note: refs.fill(page.note),
    groups: page.groups.map((group) => buildGroup(group, refs)),
  }
}

function buildGroup({ title, kind, rounds = 1, rest = 0, items }: KitGroup, refs: KitRefs): WorkoutGroup {
  return {
    id: newId(),
    title,
    kind,
    rounds,
    rest_seconds: rest,
    items: items.map((item) => buildItem(item, refs)),
  }
}

function buildItem({ exercise, sets, rest = 0, note = '' }: KitItem, { pageId }: KitRefs): WorkoutItem {
  return { uid: newId(), exercise_page_id: pageId(exercise), sets: buildSets(sets), rest_seconds: rest, note }
}

function buildSets([count, amount, unit, weight]: KitSets): WorkoutSet[] {
  const amounts = typeof amount === 'number' ? Array.from({ length: count }, () => amount) : amount
  return amounts.map((one) => ({ amount: one, unit, weight: weight ?? null, weight_unit: 'kg' }))
}

function exerciseFields(page: KitExercise, { art }: KitRefs): Record<string, unknown> {
  const { level, category, force, mechanic } = page
  return {
    level,
    category,
    force,
    mechanic,
    video_url: '',
    pictures: [
      {
        id: newId(),
        image: art(page.art),
      },
    ],
    instructions: [...page.steps],
    primary_muscles: [...page.primary],
    secondary_muscles: [...page.secondary],
    equipment: [...page.equipment],
  }
}

function articleFields(page: KitArticle, { fill, art, coach }: KitRefs): Record<string, unknown> {
  return {
    cover: art(page.art),
    author: coach.name,
    author_picture: coach.picture,
    reading_minutes: Math.max(1, Math.ceil(wordsOf(`${page.standfirst} ${page.body}`) / READING_SPEED)),
    standfirst: fill(page.standfirst),
  }
}

function mealFields(page: KitMeal, { fill, art }: KitRefs): Record<string, unknown> {
  const { servings, minutes, calories, protein, carbs, fat } = page
  return {
    servings,
    minutes,
    calories,
    protein,
    carbs,
    fat,
    cover: art(page.art),
    intro: fill(page.intro),
    ingredients: page.ingredients.map(([amount, name]) => ({
      id: newId(),
      amount,
      name,
    })),
    steps: page.steps.map((text) => ({
      id: newId(),
      text,
    })),
  }
}
