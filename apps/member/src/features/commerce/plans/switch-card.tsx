import { formatPrice } from '@foyer/content/prices'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card } from '@foyer/ui'
import { ArrowRightLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import type { Subscription } from '../types.ts'
import { findSaving } from './find-saving.ts'
import styles from './plans.module.css'
import { SwitchDialog } from './switch-dialog.tsx'
import { usePlanAction } from './use-plan-action.ts'

type Choice = Subscription['switch_choices'][number]

/** Other prices of a plan, with what they save, or the switch that is planned. */
export function SwitchCard({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const is_online = useOnline()
  return (
    <Card>
      <div className={styles.part}>
        {plan.planned_switch ? (
          <Planned plan={plan} planned={plan.planned_switch} is_online={is_online} />
        ) : (
          <Choices plan={plan} is_online={is_online} />
        )}
        {!is_online && <p className={styles.next}>{t('plans.switch.offline')}</p>}
      </div>
    </Card>
  )
}

function Choices({ plan, is_online }: { plan: Subscription; is_online: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const best = plan.switch_choices
    .map((choice) => ({ choice, saving: findSaving(plan, choice) }))
    .toSorted((a, b) => (b.saving?.amount ?? 0) - (a.saving?.amount ?? 0))[0]
  const saving = best?.saving
  return (
    <>
      <div className={styles.line}>
        <ArrowRightLeft aria-hidden="true" />
        <div className={styles.words}>
          <h3 className={styles.lineTitle}>
            {saving
              ? t('plans.switch.save_title', { amount: format.money(saving.amount, plan.currency) })
              : t('plans.switch.title')}
          </h3>
          {saving && (
            <p className={styles.next}>
              {t('plans.switch.save_text', {
                price: formatPrice(t, format, best.choice),
                former: format.money(saving.former, plan.currency),
              })}
            </p>
          )}
        </div>
      </div>
      {plan.switch_choices.map((choice) => (
        <Button
          key={choice.version_id}
          kind={choice === best?.choice && saving ? 'accent' : 'soft'}
          is_wide
          disabled={!is_online}
          onClick={() => setChosen(choice)}
        >
          {t('plans.switch.button', { price: formatPrice(t, format, choice) })}
        </Button>
      ))}
      {chosen && <SwitchDialog plan={plan} choice={chosen} close={() => setChosen(null)} />}
    </>
  )
}

type PlannedProps = {
  plan: Subscription
  planned: NonNullable<Subscription['planned_switch']>
  is_online: boolean
}

function Planned({ plan, planned, is_online }: PlannedProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const withdraw = usePlanAction({
    plan_id: plan.id,
    run: (api) => api('commerce.withdrawSwitch', { id: plan.id }),
    formatDone: () => t('plans.switch.withdrawn'),
  })
  return (
    <>
      <div className={styles.line}>
        <ArrowRightLeft aria-hidden="true" />
        <div className={styles.words}>
          <h3 className={styles.lineTitle}>{t('plans.switch.planned')}</h3>
          <p className={styles.next}>
            {t('plans.switch.planned_text', {
              date: format.date(planned.at, 'long'),
              price: formatPrice(t, format, planned),
            })}
          </p>
        </div>
      </div>
      <Button
        kind="soft"
        is_wide
        disabled={!is_online}
        is_busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {t('plans.switch.withdraw')}
      </Button>
    </>
  )
}
