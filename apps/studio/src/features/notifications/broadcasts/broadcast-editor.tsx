import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, Ellipsis, Send } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { Refusal } from '../../team/index.ts'
import { AudienceField } from './audience-field.tsx'
import { BroadcastPage } from './broadcast-page.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { MessageFields } from './message-fields.tsx'
import { broadcastsKey, reachQuery, type Broadcast, type Reach } from './queries.ts'
import { SendDialog } from './send-dialog.tsx'
import { useBroadcastDraft } from './use-broadcast-draft.ts'
import { WhenField } from './when-field.tsx'
import styles from './editor.module.css'

/** Writes a draft: recipients, channels, texts, time; with a preview beside it. */
export function BroadcastEditor({ stored: first }: { readonly stored: Broadcast }) {
  const t = useT()
  const slug = useSlug()
  const draft = useBroadcastDraft(first)
  const { broadcast, stored, change, save, state } = draft
  const reach = useQuery(reachQuery(slug, stored))
  const is_empty = broadcast.title.trim() === '' || broadcast.text.trim() === ''
  const [sending, setSending] = useState<{ broadcast: Broadcast; reach: Reach } | null>(null)
  const cache = useQueryClient()
  const leave_dialog = useConfirmLeave(state !== 'saved', { trySave: async () => (await save()) !== null })
  const ask = useMutation({
    mutationFn: async () => {
      const saved = await save()
      if (!saved) return
      setSending({
        broadcast: saved,
        reach: await cache.fetchQuery({ ...reachQuery(slug, saved), staleTime: 0 }),
      })
    },
  })
  return (
    <BroadcastPage
      broadcast={broadcast}
      stored={stored}
      actions={
        <>
          <output className={styles.saved}>
            {state === 'saved' && <Check aria-hidden="true" />}
            {t(`studio_broadcasts.saving.${state}`)}
          </output>
          <TestButton id={broadcast.id} save={save} />
          <DraftMenu id={broadcast.id} />
        </>
      }
    >
      {leave_dialog}
      <Refusal error={draft.error} />
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <AudienceField
          broadcast={broadcast}
          stored={stored}
          reach={reach.data}
          onChange={(audience) => change({ audience })}
        />
        <ChannelFields
          channels={broadcast.channels}
          reach={reach.data}
          onChange={(channels) => change({ channels })}
        />
        <MessageFields broadcast={broadcast} onChange={change} />
        <WhenField when={broadcast.when} onChange={(when) => change({ when })} />
      </form>
      <Refusal error={reach.error} />
      <div className={styles.foot}>
        <p>{is_empty ? t('errors.broadcast_incomplete') : <ZoneText reach={reach.data} />}</p>
        <Button kind="ghost" disabled={state === 'saved'} onClick={() => void save()}>
          {t('studio_broadcasts.save_draft')}
        </Button>
        <Button kind="accent" disabled={is_empty} is_busy={ask.isPending} onClick={() => ask.mutate()}>
          {t(broadcast.when.kind === 'now' ? 'studio_broadcasts.send_to' : 'studio_broadcasts.schedule_for', {
            count: reach.data?.reached ?? 0,
          })}
        </Button>
      </div>
      {sending && <SendDialog {...sending} onClose={() => setSending(null)} />}
    </BroadcastPage>
  )
}

/** Where it arrives first and last, when each member has it at their own hour. */
function ZoneText({ reach }: { readonly reach: Reach | undefined }) {
  const t = useT()
  const format = useFormat()
  const zones = reach?.zones
  if (!zones) return null
  const hours = Math.round((Date.parse(zones.last.at) - Date.parse(zones.first.at)) / 3_600_000)
  const city = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  if (hours === 0) return t('studio_broadcasts.zones_together')
  return t('studio_broadcasts.zones', {
    first: city(zones.first.timezone),
    last: city(zones.last.timezone),
    count: hours,
    hours: format.number(hours),
  })
}

type TestProps = { readonly id: string; readonly save: () => Promise<Broadcast | null> }

function TestButton({ id, save }: TestProps) {
  const t = useT()
  const call = useAppCall()
  const test = useMutation({
    mutationFn: async () => {
      if (await save()) await call('notifications.testBroadcast', { id })
    },
    onSuccess: () => toasts.add({ text: t('studio_broadcasts.test_sent') }),
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Button kind="outline" icon={<Send />} is_busy={test.isPending} onClick={() => test.mutate()}>
      {t('studio_broadcasts.send_test')}
    </Button>
  )
}

function DraftMenu({ id }: { readonly id: string }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call('notifications.deleteBroadcast', { id }),
    onSuccess: async () => {
      await navigate({ to: '/apps/$slug/messages/broadcasts', params: { slug }, ignoreBlocker: true })
      await cache.invalidateQueries({ queryKey: broadcastsKey(slug) })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Menu
      trigger={<IconButton label={t('studio_broadcasts.actions')} icon={<Ellipsis />} />}
      label={t('studio_broadcasts.actions')}
      entries={[{ id: 'delete', label: t('studio_broadcasts.delete_draft'), tone: 'danger' }]}
      onAction={() => remove.mutate()}
    />
  )
}
