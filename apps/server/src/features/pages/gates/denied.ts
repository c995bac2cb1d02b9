import { notFound, type CallError } from '#platform/errors.ts'
import { refusalBy, type PageDecision } from '../../access/index.ts'

/**
 * The refusal of a page that a viewer may know of but not read. What they may not know of is answered like an unknown
 * id.
 */
export function refusalOf({ decision, is_hidden }: PageDecision, time_zone: string): CallError {
  return is_hidden || decision.granted ? notFound() : refusalBy(decision, time_zone)
}
