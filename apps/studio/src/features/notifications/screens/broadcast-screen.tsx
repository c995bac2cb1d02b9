import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useMayWrite } from '../broadcasts/use-may-write.ts'
import { BroadcastEditor } from '../broadcasts/broadcast-editor.tsx'
import { BroadcastReport } from '../broadcasts/broadcast-report.tsx'
import { broadcastQuery } from '../broadcasts/queries.ts'

const route = getRouteApi('/apps/$slug/messages/broadcasts/$broadcast_id')

/** A broadcast: its editor while it is a draft, then what became of it. */
export function BroadcastScreen() {
  const t = useT()
  const { slug, broadcast_id } = route.useParams()
  const may_write = useMayWrite()
  const query = useQuery(broadcastQuery(slug, broadcast_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_broadcasts.this_broadcast')}>
      {(broadcast) =>
        broadcast.state === 'draft' && may_write ? (
          <BroadcastEditor key={broadcast.id} stored={broadcast} />
        ) : (
          <BroadcastReport key={broadcast.id} broadcast={broadcast} may_change={may_write} />
        )
      }
    </QueryBoundary>
  )
}
