import { useT } from '@foyer/i18n/react'
import { Badge, type BadgeTone } from '@foyer/ui'
import { Check, CircleAlert, Clock, ShieldAlert, Undo2 } from 'lucide-react'
import type { ComponentType } from 'react'
import type { OrderStatus } from './order-search.ts'

const LOOKS: Record<OrderStatus, { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden': 'true' }> }> = {
  paid: { tone: 'ok', Icon: Check },
  failed: { tone: 'danger', Icon: CircleAlert },
  partly_refunded: { tone: 'neutral', Icon: Undo2 },
  refunded: { tone: 'neutral', Icon: Undo2 },
  disputed: { tone: 'warn', Icon: ShieldAlert },
  dispute_lost: { tone: 'danger', Icon: ShieldAlert },
  open: { tone: 'neutral', Icon: Clock },
  abandoned: { tone: 'neutral', Icon: Clock },
}

/** How an order stands, as an icon and a word. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useT()
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`studio_orders.statuses.${status}`)}
    </Badge>
  )
}

/** Whether nothing of the order's money was received or stayed, so that its amount is not what the owner has. */
export function isAmountVoid(status: OrderStatus): boolean {
  return status === 'failed' || status === 'open' || status === 'abandoned'
}
