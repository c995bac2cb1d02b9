import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState, IconButton, ListRow, RowList } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
import { Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { channelsQuery } from '../queries.ts'

type Channel = OutputFor<'messaging.listChannels'>['items'][number]

/** The longest title of a channel. */
const MAX_TITLE = 80

/** Channels of the app, which every member reads: create, rename, who may write, archive. */
export function ChannelsScreen() {
  const t = useT()
  const call = useAppCall()
  const query = useQuery(channelsQuery(useSlug()))
  const refresh = useRefresh()
  const [dialog, setDialog] = useState<{ channel: Channel | null } | null>(null)
  return (
    <Page
      title={t('studio_channels.title')}
      actions={
        <Button kind="ink" icon={<Plus />} onClick={() => setDialog({ channel: null })}>
          {t('studio_channels.new')}
        </Button>
      }
    >
      <QueryBoundary query={query} content_name={t('studio_channels.title')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Megaphone />}
              title={t('studio_channels.empty')}
              text={t('studio_channels.empty_text')}
            />
          ) : (
            <RowList label={t('studio_channels.title')}>
              {items.map((channel) => (
                <ChannelRow key={channel.id} channel={channel} onRename={() => setDialog({ channel })} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
      {dialog && (
        <NameDialog
          title={dialog.channel ? t('studio_channels.rename') : t('studio_channels.new')}
          label={t('studio_channels.name')}
          help={dialog.channel ? undefined : t('studio_channels.name_help')}
          action={dialog.channel ? t('common.save') : t('studio_channels.create')}
          max={MAX_TITLE}
          first_name={dialog.channel?.title ?? ''}
          onClose={() => setDialog(null)}
          onName={async (title) => {
            await (dialog.channel
              ? call('messaging.updateChannel', { id: dialog.channel.id, title })
              : call('messaging.createChannel', { title, posting: 'team' }))
            await refresh()
            setDialog(null)
          }}
        />
      )}
    </Page>
  )
}

function ChannelRow({ channel, onRename }: { readonly channel: Channel; readonly onRename: () => void }) {
  const t = useT()
  const format = useFormat()
  const call = useAppCall()
  const refresh = useRefresh()
  const { id, title, posting, message_count, archived_at } = channel
  const is_archived = archived_at !== null
  const change = async (write: () => Promise<unknown>): Promise<void> => {
    try {
      await write()
      await refresh()
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
  }
  const toggled = posting === 'team' ? 'everyone' : 'team'
  return (
    <ListRow
      title={<bdi dir="auto">{title}</bdi>}
      lead={<Megaphone aria-hidden="true" />}
      meta={`${t(`studio_channels.posting.${posting}`)} · ${t('studio_channels.messages', { count: message_count })} · ${format.date(channel.created_at, 'medium')}`}
      end={
        <>
          {is_archived && <Badge>{t('studio_channels.archived')}</Badge>}
          <Menu
            trigger={
              <IconButton
                size="small"
                label={t('studio_channels.actions', { name: title })}
                icon={<Ellipsis />}
              />
            }
            label={t('studio_channels.actions', { name: title })}
            entries={[
              { id: 'rename', label: t('studio_channels.rename') },
              { id: 'posting', label: t(`studio_channels.let.${toggled}`) },
              {
                id: 'archive',
                label: is_archived ? t('studio_channels.restore') : t('studio_channels.archive'),
              },
            ]}
            onAction={(action) => {
              if (action === 'rename') onRename()
              else if (action === 'posting')
                void change(() => call('messaging.updateChannel', { id, posting: toggled }))
              else void change(() => call('messaging.archiveChannel', { id, is_archived: !is_archived }))
            }}
          />
        </>
      }
    />
  )
}

function useRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  const slug = useSlug()
  return () => cache.invalidateQueries({ queryKey: channelsQuery(slug).queryKey })
}
