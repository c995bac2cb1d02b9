import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { isWorkout } from '../../page-types/workout/is-workout.ts'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import { WorkoutList } from '../../parts/workout-list.tsx'
import type { workoutBlock } from './definition.ts'

/** The page's workout as a list. On pages of other types there is nothing to list. */
export const WorkoutView: BlockView<typeof workoutBlock> = ({ props, block_id }) => {
  const t = useT()
  const { index, is_preview } = usePageHost()
  const groups = isWorkout(index.page) ? index.page.fields.groups : []
  if (groups.length === 0) return is_preview ? <Empty>{t('pages.workout.no_exercises')}</Empty> : null
  return (
    <Section id={block_id} title={props.title}>
      <WorkoutList
        groups={groups}
        shows_pictures={props.show_pictures}
        shows_rest={props.show_rest}
        heading={props.title === '' ? 'h2' : 'h3'}
      />
    </Section>
  )
}
