import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { BroadcastState } from './broadcast-state.tsx'
import type { Broadcast } from './queries.ts'
import { useTitleText } from './use-title-text.ts'
import styles from './broadcast-page.module.css'

type BroadcastPageProps = {
  readonly broadcast: Broadcast
  /** What the server has of it, from which its recipients are read. */
  readonly stored: Broadcast
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A screen about one broadcast, with its preview beside it. */
export function BroadcastPage({ broadcast, stored, actions, children }: BroadcastPageProps) {
  const t = useT()
  const title = useTitleText()(broadcast.title)
  return (
    <Page
      title={title}
      side_look="canvas"
      side_label={t('studio_broadcasts.preview')}
      side={<BroadcastPreview broadcast={broadcast} stored={stored} />}
      back={
        <Link to="/apps/$slug/messages/broadcasts" params={{ slug: useSlug() }}>
          <BackLabel>{t('studio_broadcasts.title')}</BackLabel>
        </Link>
      }
      head={
        <header className={styles.head}>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          <BroadcastState state={broadcast.state} />
          <div className={styles.actions}>{actions}</div>
        </header>
      }
    >
      {children}
    </Page>
  )
}
