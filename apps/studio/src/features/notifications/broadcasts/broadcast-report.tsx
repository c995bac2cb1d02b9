import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Info } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { Refusal } from '../../team/index.ts'
import { ConditionText } from './audience-field.tsx'
import { BroadcastPage } from './broadcast-page.tsx'
import { broadcastQuery, broadcastsKey, figuresQuery, type Broadcast, type Figures } from './queries.ts'
import { useWhenText } from './use-when-text.ts'
import styles from './report.module.css'

/** A broadcast that is scheduled or sent: what became of it. */
export function BroadcastReport({
  broadcast,
  may_change,
}: {
  readonly broadcast: Broadcast
  readonly may_change: boolean
}) {
  const t = useT()
  const slug = useSlug()
  const whenText = useWhenText()
  const figures = useQuery(figuresQuery(slug, broadcast))
  const is_waiting = (figures.data?.channels ?? []).some(({ waiting }) => waiting > 0)
  const { state } = broadcast
  const may_stop = state === 'scheduled' || state === 'sending' || (state === 'sent' && is_waiting)
  return (
    <BroadcastPage
      broadcast={broadcast}
      stored={broadcast}
      actions={
        may_change && (
          <>
            <DuplicateButton id={broadcast.id} />
            {may_stop && <StopButton id={broadcast.id} />}
          </>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>{t('studio_broadcasts.to')}</dt>
        <dd>
          {broadcast.audience.length === 0
            ? t('studio_broadcasts.everyone')
            : broadcast.audience.map((condition, at) => (
                <span key={JSON.stringify(condition)}>
                  {at > 0 && ` ${t('studio_broadcasts.and')} `}
                  <ConditionText condition={condition} products={broadcast.products} />
                </span>
              ))}
        </dd>
        <dt>{t('studio_broadcasts.when')}</dt>
        <dd>{whenText(broadcast)}</dd>
        <dt>{t('studio_broadcasts.opens')}</dt>
        <dd dir="auto">{broadcast.page_title ?? t('studio_broadcasts.opens_start')}</dd>
      </dl>
      {broadcast.starts_at !== null && state !== 'scheduled' && (
        <QueryBoundary query={figures} content_name={t('studio_broadcasts.figures')}>
          {(data) => <FiguresPart figures={data} is_cancelled={state === 'cancelled'} />}
        </QueryBoundary>
      )}
    </BroadcastPage>
  )
}

function FiguresPart({
  figures,
  is_cancelled,
}: {
  readonly figures: Figures
  readonly is_cancelled: boolean
}) {
  const t = useT()
  const format = useFormat()
  const show = (value: number | null) => (value === null ? '–' : format.number(value))
  const totals = (['recipients', 'opened', 'clicked', 'unsubscribed'] as const).map((name) => ({
    name,
    value: figures[name],
  }))
  return (
    <>
      <Section title={t('studio_broadcasts.figures')}>
        <dl className={styles.totals}>
          {totals.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`studio_broadcasts.total.${name}`)}</dt>
              <dd>{show(value)}</dd>
            </div>
          ))}
        </dl>
        {figures.to_come > 0 && (
          <p className={styles.note}>
            {t(is_cancelled ? 'studio_broadcasts.stopped_for' : 'studio_broadcasts.to_come', {
              count: figures.to_come,
            })}
          </p>
        )}
        <Notice icon={<Info />}>{t('studio_broadcasts.honest')}</Notice>
      </Section>
      {figures.channels.map(({ channel, sent, waiting, not_sent, opened, clicked }) => (
        <Section key={channel} title={t(`studio_broadcasts.channel.${channel}`)}>
          <dl className={styles.totals}>
            <div>
              <dt>{t('studio_broadcasts.total.sent')}</dt>
              <dd>{show(sent)}</dd>
            </div>
            <div>
              <dt>{t('studio_broadcasts.total.opened')}</dt>
              <dd>{show(opened)}</dd>
            </div>
            <div>
              <dt>{t('studio_broadcasts.total.clicked')}</dt>
              <dd>{show(clicked)}</dd>
            </div>
          </dl>
          {waiting > 0 && <p className={styles.note}>{t('studio_broadcasts.waiting', { count: waiting })}</p>}
          {not_sent.length > 0 && (
            <ul className={styles.reasons}>
              {not_sent.map(({ reason, count }) => (
                <li key={reason}>
                  {t('studio_broadcasts.not_sent', {
                    count,
                    reason: t(`studio_notices.reasons.${reason}`),
                  })}
                </li>
              ))}
            </ul>
          )}
        </Section>
      ))}
    </>
  )
}

function DuplicateButton({ id }: { readonly id: string }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const duplicate = useMutation({
    mutationFn: () => call('notifications.duplicateBroadcast', { id }),
    onSuccess: async (copy) => {
      cache.setQueryData(broadcastQuery(slug, copy.id).queryKey, copy)
      await navigate({
        to: '/apps/$slug/messages/broadcasts/$broadcast_id',
        params: { slug, broadcast_id: copy.id },
      })
      await cache.invalidateQueries({ queryKey: broadcastsKey(slug) })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Button kind="outline" icon={<Copy />} is_busy={duplicate.isPending} onClick={() => duplicate.mutate()}>
      {t('studio_broadcasts.duplicate')}
    </Button>
  )
}

function StopButton({ id }: { readonly id: string }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const [is_open, setIsOpen] = useState(false)
  const stop = useMutation({
    mutationFn: () => call('notifications.cancelBroadcast', { id }),
    onSuccess: async () => {
      setIsOpen(false)
      toasts.add({ text: t('studio_broadcasts.stopped') })
      await cache.invalidateQueries({ queryKey: broadcastsKey(slug) })
    },
  })
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t('studio_broadcasts.stop')}
      </Button>
      <Dialog
        is_open={is_open}
        role="alertdialog"
        onOpenChange={setIsOpen}
        title={t('studio_broadcasts.stop_title')}
        actions={
          <>
            <Button kind="outline" onClick={() => setIsOpen(false)}>
              {t('studio_broadcasts.keep')}
            </Button>
            <Button kind="danger" is_busy={stop.isPending} onClick={() => stop.mutate()}>
              {t('studio_broadcasts.stop')}
            </Button>
          </>
        }
      >
        <p>{t('studio_broadcasts.stop_text')}</p>
        <Refusal error={stop.error} />
      </Dialog>
    </>
  )
}
