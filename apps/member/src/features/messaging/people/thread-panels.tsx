import type { Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { Sheet } from '@foyer/ui/sheet'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { AddPeople } from './add-people.tsx'
import { RenameForm } from './rename-form.tsx'
import { ThreadInfo } from './thread-info.tsx'
import { usePanelThread } from './use-panel-thread.ts'

type PanelProps = { query: Readonly<Record<string, string>>; close: () => void }

/** The panel of `#participants`: a thread and its people. */
export function ParticipantsPanel({ query, close }: PanelProps): ReactNode {
  const t = useT()
  const thread = usePanelThread(query)
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.info')}
      is_title_hidden
      close_place="beside"
      close_label={t('common.close')}
    >
      <QueryBoundary query={thread}>{(of) => <ThreadInfo thread={of} />}</QueryBoundary>
    </Sheet>
  )
}

/** The panel of `#renaming`. */
export function RenamingPanel({ query, close }: PanelProps): ReactNode {
  const t = useT()
  const thread = usePanelThread(query)
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.rename_thread')}
      close_label={t('common.close')}
    >
      <QueryBoundary query={thread}>
        {(of) => (of.abilities.rename ? <RenameForm thread={of} close={close} /> : <NotAllowed />)}
      </QueryBoundary>
    </Dialog>
  )
}

/** The panel of `#members`: adds people to a thread. */
export function MembersPanel({ query, close }: PanelProps): ReactNode {
  const thread = usePanelThread(query)
  const t = useT()
  if (thread.data?.abilities.add) return <AddPeople thread={thread.data} close={close} />
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.add_people')}
      close_label={t('common.close')}
    >
      <QueryBoundary<Thread> query={thread}>{() => <NotAllowed />}</QueryBoundary>
    </Dialog>
  )
}

function NotAllowed(): ReactNode {
  const t = useT()
  return <p>{t('inbox.not_allowed')}</p>
}
