import { useT } from '@foyer/i18n/react'
import { ToastRegion, VisuallyHidden } from '@foyer/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigation } from '../features/apps/index.ts'
import { createPreviewLink, PreviewRoom, studioOriginOf } from '../features/pages/preview/index.ts'
import { usePlatform } from '../platform/platform.ts'
import { useMember } from '../platform/session/use-session.ts'
import type { BootData } from './boot-data.ts'
import { Fault } from './fault.tsx'
import styles from './frame.module.css'
import { shownTabs } from './shown-tabs.ts'
import { partnerOf, studioPreviewName } from './studio-preview-name.ts'

/** The app in a frame of the studio. Its menu is there; panels, queues and figures are not. */
export function StudioPreview(): ReactNode {
  const { app } = usePlatform()
  const [link] = useState(() => linkTo(app.slug))
  return <PreviewRoom link={link} Frame={PreviewedFrame} />
}

function PreviewedFrame({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const t = useT()
  const { app, toasts } = usePlatform()
  const member = useMember()
  const is_shut = app.access.is_private && member === null
  const tabs = shownTabs(app.navigation)
  return (
    <div className={styles.frame} data-shut={is_shut || undefined} data-tabs={tabs.length > 1 || undefined}>
      <VisuallyHidden>
        <a href="#content">{t('member.nav.skip')}</a>
      </VisuallyHidden>
      {!is_shut && <Navigation tabs={tabs} path={path} account_path="/me/account" />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Fault key={path}>{children}</Fault>
      </main>
      <ToastRegion queue={toasts} close_label={t('common.close')} />
    </div>
  )
}

/** The line to whichever window opened this one, at the studio of the server that made the document. */
function linkTo(slug: string) {
  const text = document.getElementById('foyer-data')?.textContent
  const { origin } = JSON.parse(text ?? '') as Pick<BootData, 'origin'>
  return createPreviewLink({
    here: window,
    partner: partnerOf(window),
    studio_origin: studioOriginOf(origin, slug),
    nonce: studioPreviewName() ?? '',
  })
}
