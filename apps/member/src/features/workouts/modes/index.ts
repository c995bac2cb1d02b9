import type { SessionMode } from '@foyer/contract/workouts/shapes'
import type { ComponentType } from 'react'
import type { PlayerSession } from '../player-session.ts'

/** The modes other than list and grouped; each loads when it is first used. */
export const modeViews: Readonly<Partial<Record<SessionMode, ComponentType<{ session: PlayerSession }>>>> = {}
