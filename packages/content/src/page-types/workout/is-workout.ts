import type { PageEntity } from '@foyer/contract/pages/page-index'
import type { PropsOf } from '../../define.ts'
import type { workoutPage } from './definition.ts'

/** A page whose own fields are those of a workout; they were validated when it was published. */
export type WorkoutEntity = PageEntity & { fields: PropsOf<typeof workoutPage> }

/** Whether a page is a workout. */
export function isWorkout(page: PageEntity): page is WorkoutEntity {
  return page.page_content_type === 'workout' && Array.isArray(page.fields['groups'])
}
