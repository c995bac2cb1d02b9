import { useFormat, useT } from '@foyer/i18n/react'
import type { Translate } from '@foyer/i18n'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock } from '../format-clock.ts'
import { usePageHost } from '../host-context.tsx'
import { ImageView } from '../image-view.tsx'
import { useSwap } from '../swap-context.tsx'
import type { WorkoutGroup, WorkoutItem } from '@foyer/contract/workouts/prescription'
import { countWorkingSets } from '../count-sets.ts'
import { PageAnchor } from './page-anchor.tsx'
import { joinWithDots } from './format-facts.ts'
import { formatGroupLength } from './format-group-length.ts'
import { formatPrescription, hasDifferentSets } from './format-prescription.ts'
import { SetRows } from './set-rows.tsx'
import { SwapLine } from './swap-line.tsx'
import styles from './workout-list.module.css'

type WorkoutListOptions = { shows_pictures: boolean; shows_rest: boolean; heading: 'h2' | 'h3' }

/**
 * A read-only workout: groups, exercises with prescriptions, rest lines between them, and the last result where
 * known.
 */
export function WorkoutList({
  groups,
  ...options
}: WorkoutListOptions & { groups: readonly WorkoutGroup[] }): ReactNode {
  return (
    <div className={styles.groups}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <Group key={group.id} group={group} {...options} />
        ))}
    </div>
  )
}

function Group({ group, ...options }: WorkoutListOptions & { group: WorkoutGroup }): ReactNode {
  const t = useT()
  const host = usePageHost()
  const Heading = options.heading
  const in_rounds = group.kind !== 'single'
  const title = groupTitle(t, group)
  return (
    <section
      className={styles.group}
      data-kind={group.kind}
      {...(title ? { 'aria-labelledby': `group-${group.id}` } : {})}
    >
      <div className={styles.head}>
        {title && (
          <Heading id={`group-${group.id}`} className={styles.title} dir="auto">
            {title}
          </Heading>
        )}
        <span className={styles.count}>{formatGroupLength(t, group)}</span>
      </div>
      <ul className={styles.items}>
        {group.items.map((item) => (
          <li key={item.uid}>
            <SwappableItem item={item} in_rounds={in_rounds} {...options} />
            {hasDifferentSets(item) && (
              <SetRows
                sets={item.sets}
                label={host.link(item.exercise_page_id ?? '')?.title ?? t('pages.workout.missing')}
                rest_seconds={options.shows_rest && !in_rounds ? item.rest_seconds : null}
              />
            )}
            {options.shows_rest && !in_rounds && !hasDifferentSets(item) && (
              <Rest seconds={item.sets[0]?.rest_seconds ?? item.rest_seconds} />
            )}
          </li>
        ))}
      </ul>
      {options.shows_rest && hasRest(group) && <Rest seconds={group.rest_seconds} />}
    </section>
  )
}

type ItemProps = WorkoutListOptions & { item: WorkoutItem; in_rounds: boolean }

/** An item with the exercise that the member does in place of the owner's. */
function SwappableItem(props: ItemProps): ReactNode {
  const { link, panes } = usePageHost()
  const exercise_id = props.item.exercise_page_id
  const exercise = exercise_id === null ? null : link(exercise_id)
  const Swap = panes.swap
  if (!Swap || exercise_id === null || !exercise) return <Item {...props} />
  return (
    <Swap exercise_id={exercise_id} title={exercise.title}>
      <Item {...props} />
    </Swap>
  )
}

function Item({ item, in_rounds, shows_pictures }: ItemProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const swap = useSwap()
  const link = item.exercise_page_id === null ? null : host.link(item.exercise_page_id)
  const shown_id = swap?.page_id ?? item.exercise_page_id
  const last = swap ? null : (host.last?.(item.uid) ?? null)
  // Sets that differ are listed below, one by one.
  const todo = hasDifferentSets(item)
    ? joinWithDots([!in_rounds && t('pages.facts.sets', { count: countWorkingSets(item) }), item.note])
    : formatPrescription(t, format, item, in_rounds)
  const content = (
    <>
      {shows_pictures && shown_id !== null && (
        <span className={styles.frame}>
          <ImageView
            image={(swap ?? link)?.cover ?? null}
            page={{ page_id: shown_id, content_type: 'exercise' }}
            width={400}
            height={400}
            sizes="56px"
            className={styles.thumb}
          />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {(swap ?? link)?.title ?? t('pages.workout.missing')}
        </span>
        <span className={styles.todo}>{todo}</span>
      </span>
      {last !== null && (
        <span className={styles.last}>
          <span className={styles.lastLabel}>{t('pages.workout.last')}</span>
          <span className={styles.lastValue}>{last}</span>
        </span>
      )}
    </>
  )
  if (!link) return <span className={styles.item}>{content}</span>
  if (!swap) {
    return (
      <PageAnchor link={link} className={styles.item}>
        {content}
      </PageAnchor>
    )
  }
  return (
    <>
      <a href={swap.href} className={styles.item}>
        {content}
      </a>
      <SwapLine text={t('pages.swap.instead_of', { name: link.title })} name={link.title} swap={swap} />
    </>
  )
}

function Rest({ seconds }: { seconds: number }): ReactNode {
  const t = useT()
  if (seconds === 0) return null
  return (
    <p className={styles.rest}>
      <Timer size={14} aria-hidden="true" />
      {t('pages.workout.rest', { time: formatClock(seconds) })}
    </p>
  )
}

function groupTitle(t: Translate, group: WorkoutGroup): string {
  if (group.title !== '' || group.kind === 'single') return group.title
  return t(`pages.workout.${group.kind}`)
}

/** Groups against a clock of their own have no rest beside it. */
function hasRest({ kind }: WorkoutGroup): boolean {
  return kind === 'superset' || kind === 'circuit' || kind === 'interval'
}
