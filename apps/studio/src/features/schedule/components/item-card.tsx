import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { CalendarClock, Clock, Trash2, Users } from 'lucide-react'
import { use } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import type { CalendarItem } from '../queries.ts'
import { useDeleteItem } from '../use-delete-item.ts'
import { MoveItem } from './change-date.ts'
import { EntryCard, Fact } from './entry-card.tsx'

type ItemCardProps = { readonly item: CalendarItem; readonly onClose: () => void }

/** A page that all members have on their schedules: when, and how it is moved or deleted. */
export function ItemCard({ item, onClose }: ItemCardProps) {
  const t = useT()
  const { format } = useAppTime()
  const move = use(MoveItem)
  const remove = useDeleteItem()
  const { title, page_id, day, starts_at } = item
  return (
    <EntryCard
      kind={t('studio_calendar.for_everyone')}
      tone="neutral"
      title={title}
      page_id={page_id}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="outline"
            icon={<CalendarClock />}
            onClick={() => {
              onClose()
              move(item)
            }}
          >
            {t('studio_calendar.move')}
          </Button>
          <IconButton
            kind="outline"
            label={t('common.delete')}
            icon={<Trash2 />}
            disabled={remove.isPending}
            onClick={() => remove.mutate(item, { onSuccess: onClose })}
          />
        </>
      }
    >
      <Fact icon={<Clock aria-hidden="true" />}>
        {starts_at === null ? format.day(day, 'weekday') : format.dateTime(starts_at, 'long')}
      </Fact>
      <Fact icon={<Users aria-hidden="true" />}>{t('studio_calendar.who_sees')}</Fact>
    </EntryCard>
  )
}
