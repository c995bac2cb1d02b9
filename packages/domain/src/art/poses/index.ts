import type { Pose } from '../art-spec.ts'
import type { Body, Movement } from '../skeleton.ts'
import { CORE_MOVEMENTS } from './core.ts'
import { LEG_MOVEMENTS } from './legs.ts'
import { UPPER_MOVEMENTS } from './upper.ts'
import { YOGA_MOVEMENTS } from './yoga.ts'

const MOVEMENTS: Readonly<Record<Pose, Movement>> = {
  ...LEG_MOVEMENTS,
  ...UPPER_MOVEMENTS,
  ...CORE_MOVEMENTS,
  ...YOGA_MOVEMENTS,
}

/** The body of a pose, at its clearer moment or at the other one. */
export function findBody(pose: Pose, is_second = false): Body {
  return MOVEMENTS[pose][is_second ? 1 : 0]
}
