import { BlocksView, PageHostProvider } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useHash } from '#platform/routing/use-hash.ts'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { PageLightbox } from './page-lightbox.tsx'
import { usePageHost } from '../use-page-host.ts'
import type { ScheduledPage } from '../use-page-host.ts'
import { usePersonalTexts } from '../use-personal-texts.ts'

/** A small page in a sheet, with preloaded views: its blocks with working links and buttons. */
export function OverlayView({ index: published }: { index: PageBody }): ReactNode {
  const index = usePersonalTexts(published)
  const [lockedPage, setLockedPage] = useState<ScheduledPage | null>(null)
  const host = usePageHost(index, setLockedPage)
  const hash = useHash()
  const lightbox = hash.get('lightbox')?.query['action']
  return (
    <PageHostProvider value={host}>
      <BlocksView blocks={index.page.blocks} />
      {lockedPage && <AvailabilityDialog page={lockedPage} close={() => setLockedPage(null)} />}
      {lightbox !== undefined && (
        <PageLightbox index={index} action_id={lightbox} close={() => hash.close('lightbox')} />
      )}
    </PageHostProvider>
  )
}
