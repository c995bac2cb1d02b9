import { useT } from '@foyer/i18n/react'
import { Button, TextArea } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  ArrowRightLeft,
  BadgeCheck,
  CircleAlert,
  CircleX,
  CreditCard,
  FileX,
  LockOpen,
  Mail,
  NotebookPen,
  RefreshCw,
  ShieldAlert,
  ShoppingBag,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, type ComponentType } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { isTyping } from '#platform/keyboard.ts'
import { useSlug } from '#platform/routes.ts'
import { useForm } from '#platform/use-form.ts'
import type { StudioOrder } from './order-search.ts'
import { orderQuery } from './queries.ts'
import { useOrderTime } from './use-order-time.ts'
import styles from './order-timeline.module.css'

type Event = StudioOrder['timeline'][number]
type PartProps = { readonly order: StudioOrder }

const ICONS: Record<Event['kind'], ComponentType> = {
  created: ShoppingBag,
  paid: CreditCard,
  renewed: RefreshCw,
  switched: ArrowRightLeft,
  switch_planned: ArrowRightLeft,
  switch_withdrawn: ArrowRightLeft,
  payment_failed: CircleAlert,
  access_given: LockOpen,
  refund_open: Undo2,
  refunded: Undo2,
  refund_failed: CircleAlert,
  disputed: ShieldAlert,
  dispute_won: BadgeCheck,
  dispute_lost: ShieldAlert,
  note: NotebookPen,
  mail: Mail,
  withdrawal: FileX,
  ended_unpaid: CircleX,
}

/** All that happened to an order, newest first, with the notes of the team among it. */
export function OrderTimeline({ order }: PartProps) {
  const t = useT()
  const { dayAndTime } = useOrderTime()
  return (
    <section aria-label={t('studio_orders.timeline.title')}>
      <h2 className={styles.title}>{t('studio_orders.timeline.title')}</h2>
      <NoteForm order={order} />
      <ol className={styles.list}>
        {order.timeline.map((event) => {
          const Icon = ICONS[event.kind]
          return (
            <li key={`${event.kind} ${event.id}`} className={styles.event} data-kind={event.kind}>
              <span className={styles.icon} aria-hidden="true">
                <Icon />
              </span>
              <EventText event={event} order={order} />
              <time className={styles.time} dateTime={event.at}>
                {dayAndTime(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function EventText({ event, order }: { readonly event: Event; readonly order: StudioOrder }) {
  const t = useT()
  const text = useEventText(event, order)
  const detail = useEventDetail(event)
  return (
    <div className={styles.words}>
      {event.kind === 'note' ? (
        <p className={styles.note} dir="auto">
          {event.text}
        </p>
      ) : (
        <p dir="auto">{text}</p>
      )}
      {(detail !== '' || event.actor_name !== null) && (
        <p className={styles.meta}>
          {[detail, event.actor_name && t('studio_orders.timeline.by', { name: event.actor_name })]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </div>
  )
}

function useEventText({ kind, text, money }: Event, { customer }: StudioOrder): string {
  const t = useT()
  const { format } = useAppTime()
  const amount = money ? format.money(money.amount, money.currency) : ''
  switch (kind) {
    case 'created':
    case 'access_given':
    case 'ended_unpaid':
      return t(`studio_orders.timeline.${kind}`, { text })
    case 'mail':
      return t('studio_orders.timeline.mail', {
        mail: t.find(`studio_orders.timeline.mails.${text}`) ?? text,
        email: customer.email,
      })
    case 'switched':
    case 'switch_planned':
    case 'switch_withdrawn':
      return t(`studio_orders.timeline.${kind}`, { price: text })
    case 'payment_failed':
      return t('studio_orders.timeline.payment_failed')
    case 'withdrawal':
      return t.find(`studio_orders.timeline.withdrawal.${text}`) ?? text
    case 'note':
      return text
    default:
      return t(`studio_orders.timeline.${kind}`, { amount })
  }
}

/** Why money went back. */
function useEventDetail({ kind, text }: Event): string {
  const t = useT()
  const is_refund = kind === 'refunded' || kind === 'refund_open' || kind === 'refund_failed'
  return is_refund ? (t.find(`studio_orders.refund.reasons.${text}`) ?? '') : ''
}

/** A note of the team; `N` goes to it. */
function NoteForm({ order }: PartProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    draft_key: `order-note:${order.id}`,
    saved: { text: '' },
    save: async ({ text }) => {
      await call('commerce.addOrderNote', { id: order.id, text })
      await cache.invalidateQueries({ queryKey: orderQuery(slug, order.id).queryKey })
      form.reset()
    },
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  const has_text = form.values.text.trim() !== ''
  return (
    <form className={styles.form} {...form.props}>
      <TextArea
        ref={field}
        label={t('studio_orders.note.label')}
        placeholder={t('studio_orders.note.placeholder')}
        rows={1}
        maxLength={1000}
        {...form.field('text')}
      />
      {has_text && (
        <Button type="submit" kind="ink" size="small" is_busy={form.is_saving}>
          {t('studio_orders.note.add')}
        </Button>
      )}
    </form>
  )
}
