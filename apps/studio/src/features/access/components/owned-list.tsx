import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useNow } from '#platform/use-now.ts'
import { entitlementsQuery, type Entitlement } from '../queries.ts'
import styles from './owned-list.module.css'

/** What a member owns, why and until when; grants can be revoked. */
export function OwnedList({
  subscriber_id,
  name,
}: {
  readonly subscriber_id: string
  readonly name: string
}) {
  const t = useT()
  const query = useQuery(entitlementsQuery(useSlug(), subscriber_id))
  const [revoked, setRevoked] = useState<Entitlement | null>(null)
  return (
    <section className={styles.section} aria-label={t('studio_members.owned.title', { name })}>
      <h2 className={styles.title}>{t('studio_members.owned.title', { name })}</h2>
      <QueryBoundary query={query} content_name={t('studio_members.owned.what')}>
        {({ items, active_ids }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('studio_members.owned.none', { name })}</p>
          ) : (
            <ul>
              {items.map((item) => (
                <OwnedRow
                  key={item.id}
                  item={item}
                  is_active={active_ids.includes(item.id)}
                  onRevoke={() => setRevoked(item)}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {revoked && (
        <RevokeDialog
          subscriber_id={subscriber_id}
          name={name}
          item={revoked}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  )
}

type OwnedRowProps = {
  readonly item: Entitlement
  /** Whether the grant is active: not expired, revoked or replaced by a later one. */
  readonly is_active: boolean
  readonly onRevoke: () => void
}

/** One line of the ledger. */
export function OwnedRow({ item, is_active, onRevoke }: OwnedRowProps) {
  const t = useT()
  const format = useFormat()
  const { kind, cause, label, note } = item
  const is_revoked_manually = kind === 'revocation' && cause === 'manual'
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label} data-off={!is_active}>
          {label}
        </span>
        <span className={styles.meta}>
          {is_revoked_manually
            ? t('studio_members.owned.revoked_on', { date: format.date(item.created_at) })
            : t(`studio_members.owned.causes.${cause}`, { date: format.date(item.starts_at) })}
          {note && `. ${note}`}
        </span>
      </span>
      <EntitlementBadge item={item} />
      {is_active && (
        <Button kind="ghost" size="small" onClick={onRevoke}>
          {t('studio_members.owned.revoke')}
        </Button>
      )}
    </li>
  )
}

/** The state of an entitlement: until when, as its member sees it too, or why it ended. */
function EntitlementBadge({ item }: { readonly item: Entitlement }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { status, plan, paid_until, ends_at } = item
  const formatDay = (at: string) => format.date(at, 'short')
  if (status === 'ended' && item.kind === 'grant' && ends_at && new Date(ends_at).getTime() <= now)
    return <Badge tone="neutral">{t('studio_members.owned.ended', { date: formatDay(ends_at) })}</Badge>
  if (status !== 'held') return <Badge tone="neutral">{t(`studio_members.owned.status.${status}`)}</Badge>
  if (ends_at === null) return <Badge tone="ok">{t('studio_members.owned.no_end')}</Badge>
  const is_paid = paid_until !== null && new Date(paid_until).getTime() > now
  if (plan === null) {
    const status_text = is_paid
      ? t('studio_members.owned.paid_until', { date: formatDay(paid_until) })
      : t('studio_members.owned.ends', { date: formatDay(ends_at) })
    return <Badge tone={is_paid ? 'ok' : 'warn'}>{status_text}</Badge>
  }
  const until = plan === 'past_due' || paid_until === null ? ends_at : paid_until
  const renews = plan === 'active' || plan === 'trialing'
  return (
    <Badge tone={renews ? 'ok' : 'warn'}>
      {t(`studio_members.owned.plan.${plan}`, { date: formatDay(until) })}
    </Badge>
  )
}

/** Returns what revoking means for the payment, by the grant's cause; nothing when none was paid. */
export function formatPlanNote(t: Translate, cause: Entitlement['cause'], name: string): string {
  if (cause !== 'purchase' && cause !== 'subscription' && cause !== 'in_app_purchase') return ''
  return t(`studio_members.owned.money.${cause}`, { name })
}

type RevokeProps = { subscriber_id: string; name: string; item: Entitlement; onClose: () => void }

function RevokeDialog({ subscriber_id, name, item, onClose }: RevokeProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const [note, setNote] = useState('')
  const revoke = useMutation({
    mutationFn: () => call('access.revokeEntitlement', { subscriber_id, entitlement_id: item.id, note }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_members.owned.revoked', { what: item.label }) })
      onClose()
      await cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members', 'member'] })
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_members.owned.confirm', { what: item.label, name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('studio_members.owned.revoke')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {t('studio_members.owned.confirm_text', { name })} {formatPlanNote(t, item.cause, name)}
      </p>
      <TextField
        label={t('studio_members.grant.note')}
        note={t('common.optional')}
        maxLength={300}
        value={note}
        error={revoke.error ? formatError(t, revoke.error) : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
