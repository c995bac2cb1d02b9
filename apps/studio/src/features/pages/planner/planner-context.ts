import { createContext, useContext } from 'react'
import type { Day, Plan } from './edits.ts'

/** A day of a week; `week` counts from 0. */
export type Slot = { readonly week: number; readonly day: Day }

/** How much the plan shows of a page. */
export type Density = 'cards' | 'chips'

/** What is dragged: a page of the library, which is copied, a page of the plan, which moves, or a rest day. */
export type Dragged =
  | { readonly kind: 'library'; readonly page_id: string; readonly title: string }
  | { readonly kind: 'planned'; readonly page_id: string; readonly title: string }
  | { readonly kind: 'rest' }

/** The plan and what can be done with it. A context, since it reaches from the grid to the menu of a page. */
export type Planner = {
  readonly plan: Plan
  readonly days: readonly Day[]
  readonly density: Density
  /** Nothing can be edited, such as without a network. */
  readonly is_read_only: boolean
  readonly can_paste: boolean
  /** The day that keys and the library act on. */
  readonly active: Slot
  readonly setActive: (slot: Slot) => void
  readonly drop: (dragged: Dragged, slot: Slot) => void
  /** Moves the pages of a day; returns where they are then, or null where there is no such day. */
  readonly moveBy: (slot: Slot, by: { weeks: number; days: number }) => Slot | null
  readonly copy: (page_ids: readonly string[]) => void
  readonly paste: (slot: Slot) => void
  readonly remove: (page_ids: readonly string[], slot: Slot) => void
  /** Opens the library for a day. */
  readonly openLibrary: (slot: Slot) => void
  readonly openPage: (page_id: string) => void
  readonly addWeek: () => void
  readonly copyWeek: (week: number) => void
  readonly renameWeek: (week: number) => void
  readonly removeWeek: (week: number) => void
}

export const PlannerContext = createContext<Planner | null>(null)

/** Returns the planner around a component. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('A part of the planner is outside of it.')
  return planner
}
