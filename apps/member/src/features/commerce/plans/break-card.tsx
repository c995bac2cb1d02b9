import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card } from '@foyer/ui'
import { CirclePause } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Subscription } from '../types.ts'
import styles from './plans.module.css'
import { usePlanAction } from './use-plan-action.ts'

/** A break of a plan: choosing one, withdrawing one that has not begun, and ending one early. */
export function BreakCard({ plan }: { plan: Subscription }): ReactNode {
  return (
    <Card>
      <div className={styles.part}>
        {plan.pause ? <Pause plan={plan} pause={plan.pause} /> : <Choices plan={plan} />}
      </div>
    </Card>
  )
}

function Head({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <div className={styles.line}>
      <CirclePause aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={styles.lineTitle}>{title}</h3>
        <p className={styles.next}>{text}</p>
      </div>
    </div>
  )
}

function Choices({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [months, setMonths] = useState(plan.pause_choices[0]?.months ?? 1)
  const chosen = plan.pause_choices.find((choice) => choice.months === months)
  const until = format.date(chosen?.ends_at ?? plan.current_period_ends_at, 'long')
  const pause = usePlanAction({
    plan_id: plan.id,
    run: (api) => api('commerce.pauseSubscription', { id: plan.id, months }),
    formatDone: () => t('plans.pause.done', { date: until }),
  })
  return (
    <>
      <Head title={t('plans.pause.title')} text={t('plans.pause.text', { date: until })} />
      <fieldset className={styles.choices} aria-label={t('plans.pause.how_long')}>
        {plan.pause_choices.map((choice) => (
          <button
            key={choice.months}
            type="button"
            className={styles.choice}
            aria-pressed={choice.months === months}
            onClick={() => setMonths(choice.months)}
          >
            {t('plans.pause.months', { count: choice.months })}
          </button>
        ))}
      </fieldset>
      <Button kind="soft" is_wide is_busy={pause.isPending} onClick={() => pause.mutate()}>
        {t('plans.pause.button', { count: months })}
      </Button>
      <p className={styles.next}>
        {t('plans.pause.note', { date: format.date(plan.current_period_ends_at, 'long') })}
      </p>
    </>
  )
}

type PauseProps = { plan: Subscription; pause: NonNullable<Subscription['pause']> }

function Pause({ plan, pause }: PauseProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const has_started = plan.state === 'paused'
  const dates = { date: format.date(pause.starts_at, 'long'), until: format.date(pause.ends_at, 'long') }
  const end = usePlanAction({
    plan_id: plan.id,
    run: (api) => api('commerce.endPause', { id: plan.id }),
    formatDone: () => t(has_started ? 'plans.pause.ended' : 'plans.pause.withdrawn'),
  })
  const price = format.money(plan.amount, plan.currency)
  return (
    <>
      <Head
        title={t(has_started ? 'plans.pause.running' : 'plans.pause.planned')}
        text={t(has_started ? 'plans.pause.running_text' : 'plans.pause.planned_text', dates)}
      />
      <Button
        kind={has_started ? 'accent' : 'soft'}
        is_wide
        is_busy={end.isPending}
        onClick={() => end.mutate()}
      >
        {has_started ? t('plans.pause.end', { price }) : t('plans.pause.withdraw')}
      </Button>
    </>
  )
}
