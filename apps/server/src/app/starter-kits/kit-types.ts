import type { IconName } from '@foyer/content/definitions'
import type { BootTab } from '@foyer/contract/apps/shapes'
import type { WORKOUT_UNITS } from '@foyer/domain/constants'

/**
 * A starter kit as plain data. Pages and products are named by keys that live in the kit alone; texts may hold
 * `{app}`, `{coach}` and `{coach_first}`, which become the app's and its maker's names.
 */
export type Kit = {
  pages: readonly KitPage[]
  products: readonly KitProduct[]
  tabs: readonly KitTab[]
  /** The first comment on a page, written by whoever makes the app. */
  welcome?: { page: string; text: string }
  /** Draws a portrait of the coach for articles and programs. */
  shows_coach: boolean
}

/** A drawn picture: `spec` in the words of `@foyer/domain/art`, and what it shows, empty where it only decorates. */
export type KitArt = { spec: string; alt?: string }

/** Who may see a page; what is absent is open, and children inherit from their parents. */
export type KitAccess = {
  login?: true
  /** Keys of products of which one opens the page. */
  products?: readonly string[]
  /** Days after the member has started the program. */
  unlock_after_days?: number
  is_progress_root?: true
}

type Common = {
  key: string
  title: string
  /** Last part of the path; the start page has `''`. */
  slug: string
  art: KitArt
  /** One sentence for search results and shared links. */
  summary: string
  access?: KitAccess
  is_commentable?: true
  blocks?: readonly KitBlock[]
  children?: readonly KitPage[]
}

export type KitGeneric = Common & { type: 'generic'; show_title: boolean }

export type KitProgram = Common & {
  type: 'program'
  tagline: string
  /** Stands under the coach's name. */
  coach_line: string
  level: 'beginner' | 'intermediate' | 'expert'
  weeks: number
  days_per_week: number
  equipment: readonly string[]
}

export type KitWorkout = Common & {
  type: 'workout'
  minutes: number
  equipment: readonly string[]
  note: string
  groups: readonly KitGroup[]
}

export type KitExercise = Common & {
  type: 'exercise'
  steps: readonly string[]
  primary: readonly string[]
  secondary: readonly string[]
  equipment: readonly string[]
  level: 'beginner' | 'intermediate' | 'expert'
  category: string
  force: 'push' | 'pull' | 'static'
  mechanic: 'compound' | 'isolation'
}

export type KitArticle = Common & { type: 'article'; standfirst: string; body: string }

export type KitMeal = Common & {
  type: 'meal'
  intro: string
  servings: number
  minutes: number
  calories: number
  protein: number
  carbs: number
  fat: number
  ingredients: readonly (readonly [amount: string, name: string])[]
  steps: readonly string[]
}

export type KitPage = KitGeneric | KitProgram | KitWorkout | KitExercise | KitArticle | KitMeal

export type KitUnit = (typeof WORKOUT_UNITS)[number]

/** How often, how much: `[sets, amount, unit, kilograms]`; several amounts are those of the sets in order. */
export type KitSets = readonly [
  sets: number,
  amount: number | readonly number[],
  unit: KitUnit,
  weight?: number,
]

export type KitItem = {
  /** Key of an exercise page. */
  exercise: string
  sets: KitSets
  /** Seconds after each set. */
  rest?: number
  note?: string
}

export type KitGroup = {
  title: string
  kind: 'single' | 'superset' | 'circuit' | 'interval'
  rounds?: number
  /** Seconds after each round. */
  rest?: number
  items: readonly KitItem[]
}

export type KitAction =
  | { type: 'open_page'; page: string }
  | { type: 'trigger_purchase'; products: readonly string[] }
  | { type: 'share' }

export type KitBlock =
  | {
      type: 'hero'
      eyebrow: string
      title: string
      subtitle: string
      art: KitArt
      height_ratio?: number
      card?: { page: string; label: string; button: string }
      /** Speaks to each member. */
      is_personal?: true
    }
  | { type: 'text'; text: string }
  | {
      type: 'collection'
      title: string
      /** Keys of the pages, or the key of the page whose children are shown. */
      pages: readonly string[] | { children_of: string }
      layout: 'row' | 'list' | 'grid'
      cover: 'square' | 'wide'
      more?: { text: string; page: string }
    }
  | { type: 'button'; text: string; action: KitAction; style: 'filled' | 'soft' | 'outline' | 'text' }
  | { type: 'icon_list'; title: string; items: readonly { icon: IconName; title: string; text: string }[] }
  | { type: 'image'; art: KitArt; caption: string }
  | { type: 'workout' }
  | { type: 'chat'; title: string }

export type KitProduct = {
  key: string
  title: string
  subtitle: string
  description: string
  benefits: readonly string[]
  art: KitArt
  versions: readonly {
    name: string
    /** Minor units. */
    amount: number
    currency: string
    interval: 'day' | 'week' | 'month' | 'year' | null
    trial_days: number
    is_default: boolean
  }[]
}

export type KitTab = { target: BootTab['target']; icon: BootTab['icon']; page?: string; label?: string }
