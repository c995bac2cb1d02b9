import type { ReactNode } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { useStoreSelector } from '../platform/store.ts'
import { Announcements } from './feature-slots.tsx'
import { isPreview } from './is-preview.ts'

/** The app's announcements, once the viewer is known; not in the page builder's preview. */
export function AnnouncementOffer(): ReactNode {
  const { app, session } = usePlatform()
  const is_known = useStoreSelector(session.state, ({ status }) =>
    app.access.is_private ? status === 'authenticated' : status !== 'unchecked',
  )
  return is_known && !isPreview(location.search) && <Announcements />
}
