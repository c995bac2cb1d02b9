import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Megaphone, Plus } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { ConditionText } from '../broadcasts/audience-field.tsx'
import { BroadcastState } from '../broadcasts/broadcast-state.tsx'
import { broadcastQuery, broadcastsQuery, type ListedBroadcast } from '../broadcasts/queries.ts'
import { useMayWrite } from '../broadcasts/use-may-write.ts'
import { useTitleText } from '../broadcasts/use-title-text.ts'
import { useWhenText } from '../broadcasts/use-when-text.ts'
import styles from './broadcasts-screen.module.css'

/** What the owner wrote to members, with its figures. */
export function BroadcastsScreen() {
  const t = useT()
  const query = useInfiniteQuery(broadcastsQuery(useSlug()))
  const may_write = useMayWrite()
  return (
    <Page title={t('studio_broadcasts.title')} actions={may_write && <NewBroadcast />}>
      <InfiniteList
        query={query}
        content_name={t('studio_broadcasts.title')}
        getRows={(pages) => pages.flatMap((page) => page.broadcasts)}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={t('studio_broadcasts.empty')}
            text={t('studio_broadcasts.empty_text')}
            actions={may_write && <NewBroadcast />}
          />
        }
      >
        {(broadcasts) => <BroadcastTable broadcasts={broadcasts} />}
      </InfiniteList>
    </Page>
  )
}

function NewBroadcast() {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: () => call('notifications.createBroadcast', {}),
    onSuccess: async (broadcast) => {
      cache.setQueryData(broadcastQuery(slug, broadcast.id).queryKey, broadcast)
      await navigate({
        to: '/apps/$slug/messages/broadcasts/$broadcast_id',
        params: { slug, broadcast_id: broadcast.id },
      })
      await cache.invalidateQueries({ queryKey: broadcastsQuery(slug).queryKey })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Button kind="ink" icon={<Plus />} is_busy={create.isPending} onClick={() => create.mutate()}>
      {t('studio_broadcasts.new')}
    </Button>
  )
}

function BroadcastTable({ broadcasts }: { readonly broadcasts: readonly ListedBroadcast[] }) {
  const t = useT()
  const columns: readonly TableColumn<ListedBroadcast>[] = [
    {
      id: 'title',
      header: t('studio_broadcasts.message_title'),
      is_row_header: true,
      cell: createCell(TitleCell),
    },
    { id: 'state', header: t('studio_broadcasts.state.label'), cell: createCell(StateCell) },
    { id: 'when', header: t('studio_broadcasts.when'), cell: createCell(WhenCell) },
    {
      id: 'recipients',
      header: t('studio_broadcasts.total.recipients'),
      align: 'end',
      cell: createCell(RecipientsCell),
    },
    { id: 'opened', header: t('studio_broadcasts.total.opened'), align: 'end', cell: createCell(OpenedCell) },
    {
      id: 'clicked',
      header: t('studio_broadcasts.total.clicked'),
      align: 'end',
      cell: createCell(ClickedCell),
    },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio_broadcasts.title')}
        columns={columns}
        rows={broadcasts}
        rowKey={(broadcast) => broadcast.id}
      />
    </div>
  )
}

type CellProps = { readonly row: ListedBroadcast }

function TitleCell({ row: { id, title, audience, products, state } }: CellProps) {
  const t = useT()
  return (
    <Link
      to="/apps/$slug/messages/broadcasts/$broadcast_id"
      params={{ slug: useSlug(), broadcast_id: id }}
      className={styles.broadcast}
      data-row=""
    >
      <bdi className={styles.name} dir="auto">
        {useTitleText()(title)}
      </bdi>
      <span className={styles.meta}>
        {audience.length === 0
          ? t('studio_broadcasts.everyone')
          : audience.map((condition, at) => (
              <span key={JSON.stringify(condition)}>
                {at > 0 && ` ${t('studio_broadcasts.and')} `}
                <ConditionText condition={condition} products={products} />
              </span>
            ))}
      </span>
      <span className={styles.small}>
        <BroadcastState state={state} />
      </span>
    </Link>
  )
}

function StateCell({ row }: CellProps) {
  return <BroadcastState state={row.state} />
}

function WhenCell({ row }: CellProps) {
  return useWhenText()(row)
}

function RecipientsCell({ row }: CellProps) {
  return useCountText(row, 'recipients')
}

function OpenedCell({ row }: CellProps) {
  return useCountText(row, 'opened')
}

function ClickedCell({ row }: CellProps) {
  return useCountText(row, 'clicked')
}

/** One of the figures; a dash before anything is sent. */
function useCountText({ totals }: ListedBroadcast, name: 'recipients' | 'opened' | 'clicked'): string {
  const format = useFormat()
  return totals === null ? '–' : format.number(totals[name])
}
