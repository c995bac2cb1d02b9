import type { InputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, RadioGroup, TextArea } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState, type ReactNode } from 'react'
import type { Subscription } from '../types.ts'
import { formatLeaving } from './format-plan.ts'
import styles from './plans.module.css'
import { usePlanAction } from './use-plan-action.ts'

type Reason = InputFor<'commerce.giveCancelReason'>['reason']

const REASONS: readonly Reason[] = ['too_expensive', 'not_used', 'missing', 'break', 'other_app', 'other']
const MAX_COMMENT = 500

/** The second tap of canceling: until when access lasts, and a reason that may be left out. */
export function CancelDialog({ plan, close }: { plan: Subscription; close: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [reason, setReason] = useState<Reason | null>(null)
  const [comment, setComment] = useState('')
  const { id, state, title } = plan
  const ends_at_once = state === 'paused' || state === 'past_due'
  const date = format.date(plan.current_period_ends_at, 'long')
  const cancel = usePlanAction({
    plan_id: id,
    run: async (api) => {
      const canceled = await api('commerce.cancelSubscription', { id })
      const has_words = comment.trim() !== ''
      if (reason || has_words)
        await api('commerce.giveCancelReason', { id, reason: reason ?? 'other', comment: comment.trim() })
      return canceled
    },
    formatDone: () => (ends_at_once ? t('plans.cancel.ended') : t('checkout.cancel.done', { date })),
    onDone: close,
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('checkout.cancel.title', { title })}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('plans.cancel.stay')}
          </Button>
          <Button kind="danger" size="small" is_busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('plans.cancel.button')}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{formatLeaving(t, format, plan)}</p>
        <RadioGroup
          label={t('plans.cancel.why')}
          value={reason}
          onChange={setReason}
          choices={REASONS.map((value) => ({ value, label: t(`plans.reason.${value}`) }))}
        />
        {reason !== null && (
          <TextArea
            label={t('plans.cancel.comment')}
            value={comment}
            maxLength={MAX_COMMENT}
            rows={2}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
