import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { formatPrice } from '@foyer/content/prices'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, Card, LinkButton } from '@foyer/ui'
import { ChevronRight, CircleX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import type { Subscription } from '../types.ts'
import { BreakCard } from './break-card.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CardRow } from './card-row.tsx'
import { OverdueNotice } from './overdue-notice.tsx'
import { formatLeaving, formatNext } from './format-plan.ts'
import styles from './plans.module.css'
import { SwitchCard } from './switch-card.tsx'
import { usePlanAction } from './use-plan-action.ts'

/** One plan: its price and state, the card that pays it, a break, and the way out. */
export function PlanPanel({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [is_canceling, setCanceling] = useState(false)
  const { state, title, product_id, is_test, cancel_at_period_end, pause } = plan
  const is_over = state === 'ended'
  return (
    <section className={styles.plan} aria-label={title}>
      <Card>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Cover
              cover={plan.cover}
              asset={plan.cover_asset}
              of={{ id: product_id, content_type: PRODUCT_ART_TYPE }}
              width={56}
              height={56}
            />
          </span>
          <div className={styles.words}>
            <h2 className={styles.title} dir="auto">
              {title}
            </h2>
            <p className={styles.price}>{formatPrice(t, format, plan)}</p>
            <p className={styles.next}>{formatNext(t, format, plan)}</p>
          </div>
          <span className={styles.badges}>
            {state !== 'past_due' && <Badge tone={badgeTone(state)}>{formatState(t, format, plan)}</Badge>}
            {is_test && <Badge tone="warn">{t('checkout.purchases.test')}</Badge>}
          </span>
        </div>
        {!is_over && !cancel_at_period_end && <CardRow plan={plan} />}
        {is_over && (
          <LinkButton kind="outline" size="small" href={`/me/products/${product_id}`}>
            {t('plans.again')}
          </LinkButton>
        )}
      </Card>
      {state === 'past_due' && <OverdueNotice plan={plan} />}
      {(plan.planned_switch !== null || plan.switch_choices.length > 0) && <SwitchCard plan={plan} />}
      {(pause !== null || plan.pause_choices.length > 0) && <BreakCard plan={plan} />}
      {!is_over && cancel_at_period_end && <ResumeButton plan={plan} />}
      {!is_over && !cancel_at_period_end && (
        <button type="button" className={styles.leave} onClick={() => setCanceling(true)}>
          <CircleX aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.leaveTitle}>{t('plans.cancel.button')}</span>
            <span className={styles.next}>{formatLeaving(t, format, plan)}</span>
          </span>
          <ChevronRight className={styles.chevron} aria-hidden="true" />
        </button>
      )}
      {is_canceling && <CancelDialog plan={plan} close={() => setCanceling(false)} />}
    </section>
  )
}

function badgeTone(state: Subscription['state']): 'ok' | 'accent' | 'neutral' {
  if (state === 'active') return 'ok'
  return state === 'trialing' ? 'accent' : 'neutral'
}

function formatState(t: Translate, format: Pick<Format, 'date'>, plan: Subscription): string {
  const { state, pause } = plan
  if (state === 'paused' && pause)
    return t('plans.paused_until', { date: format.date(pause.ends_at, 'short') })
  if (state === 'canceled')
    return t('plans.canceled_until', { date: format.date(plan.current_period_ends_at, 'short') })
  return t(`checkout.state.${state}`)
}

/** Withdraws a cancellation until the plan ends. */
function ResumeButton({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const date = format.date(plan.current_period_ends_at, 'long')
  const resume = usePlanAction({
    plan_id: plan.id,
    run: (api) => api('commerce.resumeSubscription', { id: plan.id }),
    formatDone: () => t('checkout.resume.done', { date }),
  })
  return (
    <Button kind="outline" is_wide is_busy={resume.isPending} onClick={() => resume.mutate()}>
      {t('plans.resume')}
    </Button>
  )
}
