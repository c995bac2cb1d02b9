import { formatPrice } from '@foyer/content/prices'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, IconButton } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { StudioOrder } from './order-search.ts'
import { GuestEmail } from './guest-email.tsx'
import styles from './order-side.module.css'

type PartProps = { readonly order: StudioOrder }

/** The buyer, the payment, the invoices and what the order opened. */
export function OrderSide({ order }: PartProps) {
  const t = useT()
  return (
    <div className={styles.side}>
      <Part title={t('studio_orders.customer.title')}>
        <Customer order={order} />
      </Part>
      <Part title={t('studio_orders.payment.title')}>
        <Payment order={order} />
      </Part>
      {order.invoices.length > 0 && (
        <Part title={t('studio_orders.invoices')}>
          <Invoices order={order} />
        </Part>
      )}
      <Part title={t('studio_orders.access.title')}>
        <Access order={order} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Customer({ order: { id, customer, currency: order_currency } }: PartProps) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const { format: app_format } = useAppTime()
  const { user_id, subscriber_id, name, email, avatar_urls, order_count, spent, since } = customer
  return (
    <div className={styles.customer}>
      <div className={styles.person}>
        <Avatar name={name || email} src={avatar_urls?.medium ?? null} size={44} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name || email}
          </span>
          <span className={styles.meta} dir="ltr">
            {name ? email : user_id === null && t('studio_orders.customer.guest')}
          </span>
        </span>
        {user_id !== null && (
          <Link
            to="/apps/$slug/members/$member_id"
            params={{ slug, member_id: user_id }}
            aria-label={t('studio_orders.customer.open')}
            className={styles.open}
          >
            <ArrowUpRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {user_id === null && email !== '' && <GuestEmail order_id={id} email={email} />}
      <dl className={styles.facts}>
        <div>
          <dt className={styles.meta}>{t('studio_orders.customer.orders')}</dt>
          <dd className={styles.name}>
            <Link
              to="/apps/$slug/products/orders"
              params={{ slug }}
              search={{ member: subscriber_id }}
              className={styles.link}
            >
              {format.number(order_count)}
            </Link>
          </dd>
        </div>
        <div>
          <dt className={styles.meta}>{t('studio_orders.customer.spent')}</dt>
          <dd className={styles.name}>
            {spent.length === 0
              ? format.money(0, order_currency)
              : format.list(spent.map(({ amount, currency }) => format.money(amount, currency)))}
          </dd>
        </div>
        {since && (
          <div>
            <dt className={styles.meta}>{t('studio_orders.customer.since')}</dt>
            <dd className={styles.name}>{app_format.date(since, 'short')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Payment({ order }: PartProps) {
  const t = useT()
  const slug = useSlug()
  const { format } = useAppTime()
  const { payments, provider, country, postal_code, referral, subscription } = order
  return (
    <dl className={styles.rows}>
      <Row name={t('studio_orders.payment.provider')}>{t(`studio_orders.payment.providers.${provider}`)}</Row>
      {country !== null && <Row name={t('studio_orders.country')}>{country}</Row>}
      {postal_code !== null && <Row name={t('studio_orders.postal_code')}>{postal_code}</Row>}
      {order.coupon_code !== null && (
        <Row name={t('studio_orders.coupon')}>
          <Link
            to="/apps/$slug/products/orders"
            params={{ slug }}
            search={{ coupon: order.coupon_code }}
            className={styles.link}
          >
            {order.coupon_code}
          </Link>
        </Row>
      )}
      {order.waiver && (
        <Row name={t('studio_orders.payment.waiver')}>
          <span title={order.waiver.text}>{format.date(order.waiver.at, 'medium')}</span>
        </Row>
      )}
      {order.start_request && (
        <Row name={t('studio_orders.payment.start_request')}>
          <span title={order.start_request.text}>{format.date(order.start_request.at, 'medium')}</span>
        </Row>
      )}
      {referral !== null && (
        <Row name={t('studio_orders.referral')}>
          <Link
            to="/apps/$slug/products/orders"
            params={{ slug }}
            search={{ referral }}
            className={styles.link}
          >
            {referral}
          </Link>
        </Row>
      )}
      {payments.map(({ id, provider_payment_id, is_renewal, paid_at, amount, currency }) => (
        <Row
          key={id}
          name={
            is_renewal
              ? t('studio_orders.payment.renewal', { date: format.date(paid_at, 'short') })
              : t('studio_orders.payment.id')
          }
        >
          {is_renewal && `${format.money(amount, currency)} `}
          <code className={styles.code} dir="ltr" title={provider_payment_id}>
            {shorten(provider_payment_id)}
          </code>
          <IconButton
            size="small"
            label={t('studio_orders.copy_payment')}
            icon={<Copy />}
            onClick={() => {
              void navigator.clipboard
                .writeText(provider_payment_id)
                .then(() => toasts.add({ text: t('common.copied') }))
            }}
          />
        </Row>
      ))}
      {subscription && subscription.version_name !== '' && (
        <Row name={t('studio_orders.plan')}>
          <span dir="auto">{subscription.version_name}</span>
        </Row>
      )}
      {subscription?.planned_switch && (
        <Row
          name={t('studio_orders.plan_planned', {
            date: format.date(subscription.planned_switch.at, 'short'),
          })}
        >
          <span dir="auto">{subscription.planned_switch.name}</span>{' '}
          {formatPrice(t, format, subscription.planned_switch)}
        </Row>
      )}
      {subscription && subscription.state !== 'ended' && (
        <Row
          name={t(subscription.cancel_at_period_end ? 'studio_orders.runs_out' : 'studio_orders.renews', {
            date: format.date(subscription.current_period_ends_at, 'short'),
          })}
        >
          {!subscription.cancel_at_period_end && format.money(subscription.amount, subscription.currency)}
        </Row>
      )}
    </dl>
  )
}

const shorten = (id: string): string => (id.length <= 14 ? id : `${id.slice(0, 8)}…${id.slice(-4)}`)

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.row_name}>{name}</dt>
      <dd className={styles.row_value}>{children}</dd>
    </div>
  )
}

function Invoices({ order: { invoices } }: PartProps) {
  const t = useT()
  const { format } = useAppTime()
  return (
    <ul className={styles.rows}>
      {invoices.map(({ uuid, url, kind, label, total, currency }) => (
        <li key={uuid} className={styles.row}>
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
            {t(`studio_orders.invoices.${kind}`, { label })}
          </a>
          <span className={styles.row_value}>
            {`${total < 0 ? '−' : ''}${format.money(Math.abs(total), currency, { is_full: true })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const ACCESS_TONES = { active: 'ok', suspended: 'warn', ended: 'neutral' } as const

function Access({ order: { access } }: PartProps) {
  const t = useT()
  const { format } = useAppTime()
  if (access.length === 0) return <p className={styles.meta}>{t('studio_orders.access.none')}</p>
  return (
    <ul className={styles.rows}>
      {access.map(({ product_id, title, state, until }) => (
        <li key={product_id} className={styles.row}>
          <span className={styles.words}>
            <span dir="auto">{title}</span>
            <span className={styles.meta}>
              {until === null
                ? t('studio_orders.access.no_end')
                : t('studio_orders.access.until', { date: format.date(until, 'medium') })}
            </span>
          </span>
          <Badge tone={ACCESS_TONES[state]}>{t(`studio_orders.access.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
