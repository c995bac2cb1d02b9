import { useT } from '@foyer/i18n/react'
import { ToastRegion, VisuallyHidden } from '@foyer/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigation } from '../features/apps/index.ts'
import { createStudioConnection, PreviewApp, getStudioOrigin } from '../features/pages/preview/index.ts'
import { usePlatform } from '../platform/platform.ts'
import { useMember } from '../platform/session/use-session.ts'
import type { BootData } from './boot-data.ts'
import { ScreenErrorBoundary } from './error-boundary.tsx'
import styles from './layout.module.css'
import { visibleTabs } from './visible-tabs.ts'
import { findHostWindow, studioPreviewNonce } from './studio-preview-nonce.ts'

/** The app in a frame of the studio. Its menu is there; panels, queues and figures are not. */
export function StudioPreview(): ReactNode {
  const { app } = usePlatform()
  const [connection] = useState(() => connectToStudio(app.slug))
  return <PreviewApp connection={connection} Layout={PreviewLayoutFrame} />
}

function PreviewLayoutFrame({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const t = useT()
  const { app, toasts } = usePlatform()
  const member = useMember()
  const is_locked_out = app.access.is_private && member === null
  const items = visibleTabs(app.navigation, app.messaging.is_chat_available)
  return (
    <div className={styles.frame} data-shut={is_locked_out || undefined}>
      <VisuallyHidden>
        <a href="#content">{t('member.nav.skip')}</a>
      </VisuallyHidden>
      {!is_locked_out && <Navigation items={items} path={path} account_path="/me/account" />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <ScreenErrorBoundary key={path}>{children}</ScreenErrorBoundary>
      </main>
      <ToastRegion queue={toasts} close_label={t('common.close')} />
    </div>
  )
}

/** Connects to the parent or opener window, if it is at the studio of the server that rendered the document. */
function connectToStudio(slug: string) {
  const text = document.getElementById('foyer-data')?.textContent
  const { origin } = JSON.parse(text ?? '') as Pick<BootData, 'origin'>
  return createStudioConnection({
    ownWindow: window,
    studioWindow: findHostWindow(window),
    studio_origin: getStudioOrigin(origin, slug),
    nonce: studioPreviewNonce() ?? '',
  })
}
