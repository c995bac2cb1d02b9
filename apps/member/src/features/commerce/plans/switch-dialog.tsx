import { formatPrice } from '@foyer/content/prices'
import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import type { Subscription } from '../types.ts'
import styles from './plans.module.css'
import { usePlanAction } from './use-plan-action.ts'

type Preview = OutputFor<'commerce.previewSwitch'>
type SwitchProps = {
  plan: Subscription
  choice: Subscription['switch_choices'][number]
  close: () => void
}

/** What a switch costs today and next, before it is confirmed. */
export function SwitchDialog({ plan, choice, close }: SwitchProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const { version_id } = choice
  const preview = useQuery({
    queryKey: ['commerce', 'switch', plan.id, version_id],
    queryFn: () => api('commerce.previewSwitch', { id: plan.id, version_id }),
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('plans.switch.dialog', { price: formatPrice(t, format, choice) })}
      close_label={t('common.close')}
    >
      <QueryBoundary query={preview}>
        {(loaded) => <Confirm plan={plan} choice={choice} close={close} preview={loaded} />}
      </QueryBoundary>
    </Dialog>
  )
}

function Confirm({ plan, choice, close, preview }: SwitchProps & { preview: Preview }): ReactNode {
  const t = useT()
  const format = useFormat()
  const is_online = useOnline()
  const { due, tax, proration_date, takes_effect, currency } = preview
  const amountOf = (amount: number): string => format.money(amount, currency)
  const price = formatPrice(t, format, choice)
  const change = usePlanAction({
    plan_id: plan.id,
    run: (api) =>
      api('commerce.switchSubscription', {
        id: plan.id,
        version_id: choice.version_id,
        proration_date,
        expected_amount: due,
      }),
    formatDone: () =>
      takes_effect === 'period_end'
        ? t('plans.switch.planned_done', { date: format.date(preview.effective_at, 'long'), price })
        : t('plans.switch.done', { price }),
    onDone: close,
  })
  const starts =
    takes_effect === 'period_end' ? format.date(preview.effective_at, 'long') : t('plans.switch.starts_now')
  return (
    <div className={styles.part}>
      <dl className={styles.costs}>
        {takes_effect === 'now' && (
          <>
            <Cost label={t('plans.switch.charge')} value={amountOf(preview.charge)} />
            <Cost label={t('plans.switch.credit')} value={amountOf(-preview.credit)} />
          </>
        )}
        <Cost label={t('plans.switch.due')} value={amountOf(due)} />
        {tax !== null && tax > 0 && <Cost label={t('plans.switch.tax')} value={amountOf(tax)} />}
        <Cost label={t('plans.switch.starts')} value={starts} />
        <Cost
          label={t('plans.switch.next')}
          value={t('plans.switch.next_value', {
            amount: amountOf(preview.next_amount),
            date: format.date(preview.next_at, 'long'),
          })}
        />
      </dl>
      <p className={styles.next}>
        {t(
          takes_effect === 'now'
            ? 'plans.switch.card'
            : takes_effect === 'trial'
              ? 'plans.switch.trial'
              : 'plans.switch.later',
        )}
      </p>
      {change.isError && (
        <p role="alert" className={styles.warning}>
          {t('plans.switch.failed')}
        </p>
      )}
      {!is_online && <p className={styles.next}>{t('plans.switch.offline')}</p>}
      <Button is_wide disabled={!is_online} is_busy={change.isPending} onClick={() => change.mutate()}>
        {due > 0 ? t('plans.switch.confirm', { amount: amountOf(due) }) : t('plans.switch.confirm_free')}
      </Button>
    </div>
  )
}

function Cost({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className={styles.cost}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
