import { PageHostProvider, PageView } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { useState, type ReactNode } from 'react'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { usePageHost, type ScheduledPage } from '../use-page-host.ts'

/** A page over another screen, with preloaded views and without actions of its own. */
export function PagePeek({ index }: { index: PageBody }): ReactNode {
  const [lockedPage, setLockedPage] = useState<ScheduledPage | null>(null)
  const host = usePageHost(index, setLockedPage)
  return (
    <PageHostProvider value={host}>
      <PageView index={index} actions={null} />
      {lockedPage && <AvailabilityDialog page={lockedPage} close={() => setLockedPage(null)} />}
    </PageHostProvider>
  )
}
