import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { EveryoneDialog } from './everyone-dialog.tsx'

/** Puts a page on the schedules of all members. */
export function ScheduleButton({ day }: { readonly day: string }) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" icon={<Users />} onClick={() => setOpen(true)}>
        {t('studio_calendar.schedule_for_everyone')}
      </Button>
      {is_open && <EveryoneDialog item={null} day={day} onClose={() => setOpen(false)} />}
    </>
  )
}
