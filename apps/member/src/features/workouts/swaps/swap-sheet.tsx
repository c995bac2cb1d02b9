import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import type { Alternative, LastTime } from '@foyer/contract/workouts/shapes'
import { rankAlternatives, SWAP_REASONS, type SwapReason } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { Button, Chip, EmptyState, Loading, Segmented, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { Repeat2 } from 'lucide-react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { NotOnDevice } from '#platform/screen/not-on-device.tsx'
import { alternativesQuery, lastTimesQuery } from './alternatives-query.ts'
import styles from './swap-sheet.module.css'
import { useChangeSwaps, type SwappedExercise } from './use-swaps.ts'

type Span = 'today' | 'always'

type SwapSheetProps = {
  /** The exercise of the workout, which may be swapped already. */
  exercise: SwappedExercise
  workout_id: string
  /** What is to do, "4 × 10 reps"; it stays with the other exercise. */
  todo: string
  formatLast: (last: LastTime) => string | null
  /** Puts the other exercise into the running session. */
  onSwap: (alternative: Alternative, last: LastTime | null) => void
  /** Puts the exercise of the workout back; null where it is in its place. */
  onReset: (() => void) | null
  close: () => void
}

/** Other exercises in place of one, sorted by the reason, for today or for always. */
export function SwapSheet(props: SwapSheetProps): ReactNode {
  const { exercise, workout_id, todo, formatLast, onSwap, onReset, close } = props
  const t = useT()
  const { api } = usePlatform()
  const { swapAlways } = useChangeSwaps()
  const [reason, setReason] = useState<SwapReason | null>(null)
  const [chosen_id, setChosen] = useState<string | null>(null)
  const [span, setSpan] = useState<Span>('today')
  const { data, isPending, fetchStatus } = useQuery(alternativesQuery(api, exercise.id))
  const alternatives = useMemo(() => rankAlternatives(data?.items ?? [], reason), [data, reason])
  const ids = useMemo(() => (data?.items ?? []).map((item) => item.page_id), [data])
  const { data: lasts } = useQuery(lastTimesQuery(api, workout_id, ids))
  const lastOf = (id: string) => lasts?.items.find((last) => last.exercise_id === id) ?? null
  const chosen = alternatives.find(({ page_id }) => page_id === chosen_id) ?? alternatives[0]

  const submit = async (): Promise<void> => {
    if (!chosen) return
    close()
    if (span === 'always' && !(await swapAlways(exercise, chosen))) return
    onSwap(chosen, lastOf(chosen.page_id))
  }
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('swaps.title', { name: exercise.title })}
      close_label={t('common.close')}
      footer={
        chosen && (
          <Button is_wide icon={<Repeat2 />} onClick={() => void submit()}>
            {t(span === 'today' ? 'swaps.submit_today' : 'swaps.submit_always')}
          </Button>
        )
      }
    >
      {isPending ? (
        fetchStatus === 'paused' ? (
          <NotOnDevice />
        ) : (
          <Loading label={t('common.loading')}>
            <Skeleton height="14rem" />
          </Loading>
        )
      ) : chosen === undefined ? (
        <EmptyState title={t('swaps.empty_title')} text={t('swaps.empty_text')} />
      ) : (
        <div className={styles.content}>
          <p className={styles.subtitle}>{t('swaps.subtitle')}</p>
          <fieldset className={styles.reasons} aria-label={t('swaps.reason')}>
            {SWAP_REASONS.map((one) => (
              <Chip
                key={one}
                is_pressed={reason === one}
                onPress={() => {
                  setReason(reason === one ? null : one)
                  setChosen(null)
                }}
              >
                {t(`swaps.reason.${one}`)}
              </Chip>
            ))}
          </fieldset>
          <Choices
            alternatives={alternatives}
            chosen_id={chosen.page_id}
            onChoose={setChosen}
            label={t('swaps.title', { name: exercise.title })}
            todo={todo}
            formatLast={(id) => {
              const last = lastOf(id)
              return last && formatLast(last)
            }}
          />
          <Segmented
            label={t('swaps.span')}
            choices={[
              { value: 'today', label: t('swaps.today') },
              { value: 'always', label: t('swaps.always') },
            ]}
            value={span}
            onChange={setSpan}
          />
          <p className={styles.help}>{t('swaps.help')}</p>
          {onReset && (
            <Button kind="text" onClick={onReset}>
              {t('swaps.back', { name: exercise.title })}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}

type ChoicesProps = {
  alternatives: readonly Alternative[]
  chosen_id: string
  onChoose: (id: string) => void
  label: string
  todo: string
  formatLast: (id: string) => string | null
}

function Choices({ alternatives, chosen_id, onChoose, label, todo, formatLast }: ChoicesProps): ReactNode {
  const t = useT()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {alternatives.map(({ page_id, title, cover, cover_asset, equipment }) => {
        const last = formatLast(page_id)
        const kit = equipment.length > 0 ? equipment.join(', ') : t('swaps.no_equipment')
        return (
          <label key={page_id} className={styles.choice}>
            <span className={styles.picture}>
              <Cover
                cover={cover}
                asset={cover_asset}
                of={{ id: page_id, content_type: EXERCISE_ART_TYPE }}
                width={112}
                height={112}
              />
            </span>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {title}
              </span>
              <span className={styles.meta}>{todo === '' ? kit : `${kit} · ${todo}`}</span>
            </span>
            {last !== null && (
              <span className={styles.last}>
                <span className={styles.lastLabel}>{t('swaps.last')}</span>
                <span className={styles.lastValue}>{last}</span>
              </span>
            )}
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={page_id === chosen_id}
              onChange={() => onChoose(page_id)}
            />
          </label>
        )
      })}
    </div>
  )
}
