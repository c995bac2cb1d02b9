import { useT } from '@foyer/i18n/react'
import { Avatar, EmptyState, ListRow, RowList } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { useSlug } from '#platform/routes.ts'
import { recipientsQuery, type Broadcast } from './queries.ts'

type ListProps = { readonly broadcast: Broadcast; readonly onClose: () => void }

/** The members who would receive it now. */
export function RecipientsDialog({ broadcast, onClose }: ListProps) {
  const t = useT()
  const query = useInfiniteQuery(recipientsQuery(useSlug(), broadcast))
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_broadcasts.recipients')}
      close_label={t('common.close')}
    >
      <InfiniteList
        query={query}
        content_name={t('studio_broadcasts.recipients')}
        getRows={(pages) => pages.flatMap((page) => page.recipients)}
        empty={<EmptyState icon={<Users />} title={t('studio_broadcasts.nobody')} />}
      >
        {(members) => (
          <RowList label={t('studio_broadcasts.recipients')}>
            {members.map(({ user_id, name, avatar_urls, timezone }) => (
              <ListRow
                key={user_id}
                lead={<Avatar name={name} src={avatar_urls?.small ?? null} />}
                title={<bdi dir="auto">{name || t('studio_broadcasts.no_name')}</bdi>}
                meta={timezone.replaceAll('_', ' ')}
              />
            ))}
          </RowList>
        )}
      </InfiniteList>
    </Dialog>
  )
}
