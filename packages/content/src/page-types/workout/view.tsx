import { estimateMinutes } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { countSets } from '../../count-sets.ts'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { joinWithDots } from '../../parts/format-facts.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { Split } from '../../parts/split.tsx'
import { WorkoutExtras } from '../../parts/workout-extras.tsx'
import { WorkoutList } from '../../parts/workout-list.tsx'
import type { workoutPage } from './definition.ts'
import styles from './styles.module.css'

/** A workout to read before doing it. Its list is rendered at the workout block, otherwise above the blocks. */
export const WorkoutView: PageTypeView<typeof workoutPage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const { page } = usePageHost().index
  const exercises = fields.groups.reduce((count, group) => count + group.items.length, 0)
  const meta = joinWithDots([
    fields.minutes > 0 && t('pages.facts.minutes', { count: fields.minutes }),
    fields.minutes === 0 &&
      exercises > 0 &&
      t('pages.facts.about_minutes', { count: estimateMinutes(fields.groups) }),
    exercises > 0 && t('pages.facts.exercises', { count: exercises }),
    exercises > 0 && t('pages.facts.sets', { count: countSets(fields.groups) }),
  ])
  const has_list = page.blocks.some((block) => block.type === 'workout')
  return (
    <div className={styles.workout} data-has-cover={fields.cover !== null || undefined}>
      <Split
        lead={
          <>
            {fields.cover && <PageCover image={fields.cover} ratio="wide" place="card" />}
            <PageHead meta={meta} />
            {fields.note !== '' && (
              <p className={styles.note} dir="auto">
                {fields.note}
              </p>
            )}
            {actions}
          </>
        }
      >
        {!has_list && fields.groups.length > 0 && (
          <Section id="workout" title="">
            <WorkoutList groups={fields.groups} shows_pictures shows_rest heading="h2" />
          </Section>
        )}
        {blocks}
        <WorkoutExtras beep_distance={fields.beep_distance} chapters={fields.chapters} />
      </Split>
    </div>
  )
}
