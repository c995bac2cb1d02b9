import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { Refusal } from '../../team/index.ts'
import { broadcastsKey, broadcastQuery, type Broadcast, type Reach } from './queries.ts'

type SendProps = {
  readonly broadcast: Broadcast
  readonly reach: Reach
  readonly onClose: () => void
}

/** Confirms to how many members it goes, when and by which channels. */
export function SendDialog({ broadcast, reach, onClose }: SendProps) {
  const t = useT()
  const format = useFormat()
  const { format: in_zone } = useAppTime()
  const call = useAppCall()
  const cache = useQueryClient()
  const slug = useSlug()
  const { id, revision, when, channels } = broadcast
  const send = useMutation({
    mutationFn: () => call('notifications.sendBroadcast', { id, revision }),
    onSuccess: (sent) => {
      onClose()
      toasts.add({
        text: t(when.kind === 'now' ? 'studio_broadcasts.being_sent' : 'studio_broadcasts.scheduled'),
      })
      cache.setQueryData(broadcastQuery(slug, id).queryKey, sent)
      void cache.invalidateQueries({ queryKey: broadcastsKey(slug) })
    },
  })
  const names = format.list(channels.map((channel) => t(`studio_broadcasts.via.${channel}`)))
  const params = { count: reach.reached, channels: names }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(when.kind === 'now' ? 'studio_broadcasts.send_title' : 'studio_broadcasts.schedule_title', {
        count: reach.reached,
      })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="accent" is_busy={send.isPending} onClick={() => send.mutate()}>
            {t(when.kind === 'now' ? 'studio_broadcasts.send_to' : 'studio_broadcasts.schedule_for', {
              count: reach.reached,
            })}
          </Button>
        </>
      }
    >
      <p>
        {when.kind === 'now' && t('studio_broadcasts.send_text', params)}
        {when.kind === 'at' &&
          t('studio_broadcasts.schedule_text', { ...params, time: in_zone.dateTime(when.at, 'long') })}
        {when.kind === 'local' &&
          t('studio_broadcasts.local_text', {
            ...params,
            day: format.day(when.local_at.slice(0, 10), 'long'),
            time: when.local_at.slice(11),
          })}
      </p>
      <ul>
        {channels.map((channel) => (
          <li key={channel}>
            {t('studio_broadcasts.reach_of', {
              channel: t(`studio_broadcasts.channel.${channel}`),
              count: reach.by_channel[channel],
            })}
          </li>
        ))}
      </ul>
      {reach.zones && reach.zones.passed > 0 && (
        <p>{t('studio_broadcasts.passed_now', { count: reach.zones.passed })}</p>
      )}
      <p>{t('studio_broadcasts.fixed_text')}</p>
      <Refusal error={send.error} />
    </Dialog>
  )
}
