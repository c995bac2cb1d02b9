import { useT } from '@foyer/i18n/react'
import { Button, IconButton, LinkButton, Notice } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Ellipsis, ReceiptText, ShieldAlert, Undo2 } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { OrderMoney } from '../orders/order-money.tsx'
import { OrderNeighbours } from '../orders/order-neighbours.tsx'
import type { StudioOrder } from '../orders/order-search.ts'
import { OrderSide } from '../orders/order-side.tsx'
import { OrderStatusBadge } from '../orders/order-status.tsx'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import { orderQuery } from '../orders/queries.ts'
import { RefundDialog } from '../orders/refund-dialog.tsx'
import styles from './order-screen.module.css'

const route = getRouteApi('/apps/$slug/products/orders/$order_id')

/** One order: what was bought, where its money is, what happened and what it opened. */
export function OrderScreen() {
  const t = useT()
  const { slug, order_id } = route.useParams()
  const query = useQuery(orderQuery(slug, order_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_orders.columns.order')}>
      {(order) => <LoadedOrder key={order.id} order={order} />}
    </QueryBoundary>
  )
}

function LoadedOrder({ order }: { readonly order: StudioOrder }) {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const { format } = useAppTime()
  const [is_refunding, setRefunding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const number = t('studio_orders.number', { number: String(order.number) })
  const at = order.paid_at ?? order.created_at
  const open_dispute = order.disputes.find(({ state }) => state !== 'won')
  const can_refund = order.payments.some(({ refundable }) => refundable.length > 0)
  return (
    <Page
      title={`${t('studio_orders.columns.order')} ${number}`}
      side={<OrderSide order={order} />}
      side_label={t('studio_orders.customer.title')}
      back={
        <div className={styles.way}>
          <Link to="/apps/$slug/products/orders" params={{ slug }} search={search}>
            <BackLabel>{t('studio_orders.back')}</BackLabel>
          </Link>
          <OrderNeighbours id={order.id} />
        </div>
      }
      head={
        <header className={styles.head}>
          <div className={styles.who}>
            <h1 ref={heading} tabIndex={-1} className={styles.number}>
              {number} <OrderStatusBadge status={order.status} />
            </h1>
            <p className={styles.meta}>{`${format.date(at, 'weekday')}, ${format.time(at)}`}</p>
          </div>
          <div className={styles.actions}>
            <InvoiceLink order={order} />
            {can_refund && (
              <Button kind="outline" icon={<Undo2 />} onClick={() => setRefunding(true)}>
                {t('studio_orders.refund_action')}
              </Button>
            )}
            {order.paid_at !== null && <OrderMenu order={order} />}
          </div>
        </header>
      }
    >
      {open_dispute && (
        <Notice tone="danger" icon={<ShieldAlert />}>
          {open_dispute.state === 'lost'
            ? t('studio_orders.dispute.lost')
            : t('studio_orders.dispute.open', {
                amount: format.money(open_dispute.amount, open_dispute.currency),
              })}
        </Notice>
      )}
      <OrderMoney order={order} />
      <OrderTimeline order={order} />
      {is_refunding && (
        <RefundDialog
          order={order}
          onClose={() => setRefunding(false)}
          onAllRefunded={() => focusLater(heading)}
        />
      )}
    </Page>
  )
}

function InvoiceLink({ order }: { readonly order: StudioOrder }) {
  const t = useT()
  const [invoice] = order.invoices
  if (!invoice) return null
  return (
    <LinkButton kind="outline" icon={<ReceiptText />} href={invoice.url} target="_blank" rel="noreferrer">
      {t('studio_orders.invoice')}
    </LinkButton>
  )
}

/** Focuses what stays, after the dialog has closed over a button that is gone. */
function focusLater({ current }: RefObject<HTMLElement | null>): void {
  setTimeout(() => current?.focus(), 300)
}

type DisputeState = StudioOrder['disputes'][number]['state']

/** What the card's bank can do next with an order of test money. */
function listTestDisputes({ provider, disputes, payments }: StudioOrder): DisputeState[] {
  if (provider !== 'sandbox' || payments.length === 0) return []
  if (disputes.some(({ state }) => state === 'open')) return ['won', 'lost']
  return disputes.length === 0 ? ['open'] : []
}

/** What can be done with a paid order besides refunding it. */
function OrderMenu({ order }: { readonly order: StudioOrder }) {
  const t = useT()
  const call = useAppCall()
  const { slug } = route.useParams()
  const cache = useQueryClient()
  const resend = useMutation({
    mutationFn: () => call('commerce.resendReceipt', { id: order.id }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_orders.mail.resent') })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce', 'order', order.id] })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  const dispute = useMutation({
    mutationFn: (state: DisputeState) => call('commerce.disputeTestOrder', { id: order.id, state }),
    onSuccess: async (disputed) => {
      cache.setQueryData(orderQuery(slug, order.id).queryKey, disputed)
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Menu
      label={t('common.more')}
      entries={[
        { id: 'resend', label: t('studio_orders.resend_receipt'), is_disabled: resend.isPending },
        ...listTestDisputes(order).map((id) => ({
          id,
          label: t(`studio_orders.test_dispute.${id}`),
          is_disabled: dispute.isPending,
        })),
      ]}
      onAction={(id) => {
        const state = listTestDisputes(order).find((one) => one === id)
        if (state) dispute.mutate(state)
        else resend.mutate()
      }}
      trigger={<IconButton label={t('common.more')} icon={<Ellipsis />} />}
    />
  )
}
