import { ApiError, type InputFor } from '@foyer/contract/client'
import { useLocale, useT } from '@foyer/i18n/react'
import { Button, Checkbox, Notice, RadioGroup, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { StudioOrder } from './order-search.ts'
import { orderQuery } from './queries.ts'
import {
  createRefundLines,
  isWhole,
  readRefundLines,
  sumChosen,
  type ReadLine,
  type RefundLine,
} from './refund-amounts.ts'
import styles from './refund-dialog.module.css'

type Access = InputFor<'commerce.refundOrder'>['access']
type Reason = InputFor<'commerce.refundOrder'>['reason']

const REASONS: readonly Reason[] = ['requested', 'unused', 'mistake', 'fraud', 'other']

type RefundDialogProps = {
  readonly order: StudioOrder
  readonly onClose: () => void
  /** Nothing is left to refund, so that the button that opened the dialog is gone. */
  readonly onAllRefunded: () => void
}

/** Refunds products of one payment: amounts, what happens to access and renewals, and the result before it is sent. */
export function RefundDialog({ order, onClose, onAllRefunded }: RefundDialogProps) {
  const t = useT()
  const locale = useLocale()
  const { format } = useAppTime()
  const open = order.payments.filter(({ refundable }) => refundable.length > 0)
  const [payment_id, setPayment] = useState(open.at(-1)?.id ?? '')
  const payment = open.find(({ id }) => id === payment_id) ?? open[0]
  const [typed, setTyped] = useState<readonly RefundLine[]>(payment ? createRefundLines(payment, locale) : [])
  const [chosen_access, setAccess] = useState<Access | null>(null)
  const [ends_renewal, setEndsRenewal] = useState(false)
  const [reason, setReason] = useState<Reason>('requested')
  const [note, setNote] = useState('')
  const [is_mailed, setMailed] = useState(true)
  const [refund_id, setRefundId] = useState(() => crypto.randomUUID())
  const form_id = useId()
  const lines = readRefundLines(typed, payment ?? { currency: 'EUR' }, locale)
  const amount = sumChosen(lines)
  const access = chosen_access ?? (isWhole(lines) ? 'now' : 'keep')
  const renews = isRenewing(order)
  const refund = useRefund(order, (refunded) => {
    onClose()
    if (refunded.payments.every(({ refundable }) => refundable.length === 0)) onAllRefunded()
  })
  const send = () => {
    if (!payment || amount === null || refund.isPending) return
    refund.mutate(
      {
        id: order.id,
        refund_id,
        payment_id: payment.id,
        lines: lines.flatMap(({ product_id, is_chosen, amount: of_line }) =>
          is_chosen && of_line !== null ? { product_id, amount: of_line } : [],
        ),
        access,
        ends_renewal: renews && (ends_renewal || access === 'period_end'),
        reason,
        note,
        is_mailed,
      },
      {
        // After a refusal nothing was sent under this id; without an answer it may have been, and is sent again.
        onError: (error) =>
          error instanceof ApiError && error.status >= 400 && setRefundId(crypto.randomUUID()),
      },
    )
  }
  const sendByKey = useEffectEvent(send)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) sendByKey()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  if (!payment) return null
  const name = order.customer.name.trim().split(/\s+/)[0] || order.customer.email
  const money = (sum: number) => format.money(sum, payment.currency, { is_full: true })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !refund.isPending && onClose()}
      title={t('studio_orders.refund.title', { number: String(order.number) })}
      close_label={t('common.close')}
      width={560}
      actions={
        <>
          <span className={styles.warning}>
            <Info aria-hidden="true" />
            {t('studio_orders.refund.cannot_undo')}
          </span>
          <Button kind="outline" onClick={onClose} disabled={refund.isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form_id}
            kind="ink"
            is_busy={refund.isPending}
            disabled={amount === null}
          >
            {amount === null
              ? t('studio_orders.refund_action')
              : t('studio_orders.refund.submit', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      <form
        id={form_id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {open.length > 1 && (
          <SelectField
            label={t('studio_orders.refund.payment')}
            value={payment.id}
            onChange={(event) => {
              const next = open.find(({ id }) => id === event.target.value)
              if (!next) return
              setPayment(next.id)
              setTyped(createRefundLines(next, locale))
            }}
            choices={open.map(({ id, is_renewal, paid_at }) => ({
              value: id,
              label: t(is_renewal ? 'studio_orders.payment.renewal' : 'studio_orders.refund.payment_first', {
                date: format.date(paid_at, 'medium'),
              }),
            }))}
          />
        )}
        <RefundLines
          lines={lines}
          formatMoney={money}
          onChange={(product_id, change) =>
            setTyped(typed.map((line) => (line.product_id === product_id ? { ...line, ...change } : line)))
          }
        />
        <div className={styles.pair}>
          <SelectField
            label={t('studio_orders.refund.reason')}
            value={reason}
            onChange={(event) => setReason(REASONS.find((one) => one === event.target.value) ?? reason)}
            choices={REASONS.map((value) => ({ value, label: t(`studio_orders.refund.reasons.${value}`) }))}
          />
          <TextField
            label={t('studio_orders.refund.note')}
            placeholder={t('studio_orders.refund.optional')}
            value={note}
            maxLength={200}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <RadioGroup<Access>
          label={t('studio_orders.refund.access')}
          value={access}
          onChange={setAccess}
          choices={(renews ? (['now', 'period_end', 'keep'] as const) : (['now', 'keep'] as const)).map(
            (value) => ({ value, label: t(`studio_orders.refund.access_choices.${value}`) }),
          )}
          help={describeKept(lines, t)}
        />
        {renews && access !== 'period_end' && (
          <Checkbox
            label={t('studio_orders.refund.ends_renewal')}
            meta={t('studio_orders.refund.ends_renewal_help')}
            checked={ends_renewal}
            onChange={(event) => setEndsRenewal(event.target.checked)}
          />
        )}
        <Checkbox
          label={t('studio_orders.refund.mail', { name })}
          checked={is_mailed}
          onChange={(event) => setMailed(event.target.checked)}
        />
        <div className={styles.result} aria-live="polite">
          <dl>
            <div>
              <dt>{t('studio_orders.refund.gets_back', { name })}</dt>
              <dd>{money(amount ?? 0)}</dd>
            </div>
            <div>
              <dt>{t('studio_orders.refund.left')}</dt>
              <dd>{money(payment.amount - payment.refunded - (amount ?? 0))}</dd>
            </div>
          </dl>
          <p className={styles.fee}>{t('studio_orders.refund.fee')}</p>
        </div>
        {refund.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {formatError(t, refund.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

const isRenewing = ({ subscription }: StudioOrder): boolean =>
  subscription !== null && subscription.state !== 'ended' && !subscription.cancel_at_period_end

/** Says what of the payment stays open: what is not chosen. */
function describeKept(lines: readonly ReadLine[], t: ReturnType<typeof useT>): string | undefined {
  const kept = lines.filter(({ is_chosen }) => !is_chosen).map(({ title }) => title)
  return kept.length === 0 ? undefined : t('studio_orders.refund.keeps', { products: kept.join(', ') })
}

function useRefund(order: StudioOrder, onDone: (refunded: StudioOrder) => void) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const { format } = useAppTime()
  return useMutation({
    mutationFn: (input: InputFor<'commerce.refundOrder'>) => call('commerce.refundOrder', input),
    onSuccess: async (refunded, { refund_id }) => {
      cache.setQueryData(orderQuery(slug, order.id).queryKey, refunded)
      const sent = refunded.refunds.find(({ id }) => id === refund_id)
      if (sent) {
        const amount = format.money(sent.amount, sent.currency)
        toasts.add({ text: t(`studio_orders.refund.${sent.state === 'open' ? 'open' : 'done'}`, { amount }) })
      }
      onDone(refunded)
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
    },
  })
}

type RefundLinesProps = {
  readonly lines: readonly ReadLine[]
  readonly formatMoney: (amount: number) => string
  readonly onChange: (product_id: string, change: Partial<Pick<RefundLine, 'is_chosen' | 'text'>>) => void
}

/** The products of the payment, each with the amount that goes back. */
function RefundLines({ lines, formatMoney, onChange }: RefundLinesProps) {
  const t = useT()
  return (
    <ul className={styles.lines}>
      {lines.map(({ product_id, title, max, is_chosen, text, amount }) => (
        <li key={product_id} className={styles.line} data-chosen={is_chosen || undefined}>
          <Checkbox
            label={<span dir="auto">{title}</span>}
            meta={formatMoney(max)}
            checked={is_chosen}
            onChange={(event) => onChange(product_id, { is_chosen: event.target.checked })}
          />
          {is_chosen && (
            <div className={styles.amount}>
              <TextField
                label={t('studio_orders.refund.amount', { product: title })}
                inputMode="decimal"
                dir="ltr"
                value={text}
                onChange={(event) => onChange(product_id, { text: event.target.value })}
                {...(amount === null && {
                  error: t('studio_orders.refund.amount_invalid', { max: formatMoney(max) }),
                })}
              />
            </div>
          )}
        </li>
      ))}
      {lines.every(({ is_chosen }) => !is_chosen) && (
        <li className={styles.none} role="alert">
          {t('studio_orders.refund.choose')}
        </li>
      )}
    </ul>
  )
}
