import type { ContentItem } from '@foyer/contract/library/shapes'
import { addDays } from '@foyer/domain/time'

type StateFields = Pick<ContentItem, 'access' | 'progress' | 'is_completed' | 'price'>

/** What the viewer has to know of a page before they open it. Null: nothing, it is open and not started. */
export type ItemState =
  | { kind: 'done' }
  | { kind: 'started'; progress: number }
  | { kind: 'priced'; price: NonNullable<ContentItem['price']> }
  | { kind: 'locked' }
  | { kind: 'sign_in' }
  /** `is_near`: within the week, so that the day's name says when. */
  | { kind: 'scheduled'; day: string | null; is_near: boolean }

/** The state of a page in a list; a lock comes before progress, since it is what the viewer runs into. */
export function toItemState(
  { access, progress, is_completed, price }: StateFields,
  today: string,
): ItemState | null {
  if (is_completed) return { kind: 'done' }
  if (!access.granted) {
    switch (access.denied_by ?? access.reason) {
      case 'AUTHENTICATION_REQUIRED':
        return { kind: 'sign_in' }
      case 'IS_SCHEDULED': {
        const day = access.available_day
        return { kind: 'scheduled', day, is_near: day !== null && day < addDays(today, 7) }
      }
      default:
        return price ? { kind: 'priced', price } : { kind: 'locked' }
    }
  }
  // Whoever may only browse a page is shown what it costs to use it.
  if (access.reason === 'ALLOW_BROWSING' && price && progress === null) return { kind: 'priced', price }
  return progress === null ? null : { kind: 'started', progress }
}
