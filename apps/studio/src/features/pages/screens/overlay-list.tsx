import { useT } from '@foyer/i18n/react'
import { Badge, EmptyState, IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Link } from '@tanstack/react-router'
import { AppWindow, Copy, Ellipsis, Trash2, Undo2, Waypoints } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { useSlug } from '#platform/routes.ts'
import type { TreeNode } from '../queries.ts'
import { usePageChanges } from '../tree/use-page-changes.ts'
import styles from './deleted-screen.module.css'

const PageUsesDialog = lazy(async () => ({
  default: (await import('../tree/page-uses-dialog.tsx')).PageUsesDialog,
}))

/** The overlays by name, or what they are for where there are none. */
export function OverlayList({ overlays }: { readonly overlays: readonly TreeNode[] }) {
  const t = useT()
  if (overlays.length === 0) {
    return (
      <EmptyState
        icon={<AppWindow />}
        title={t('editor.overlays.empty_title')}
        text={t('editor.overlays.text')}
      />
    )
  }
  return (
    <>
      <p className={styles.help}>{t('editor.overlays.text')}</p>
      <ul className={styles.list} aria-label={t('editor.overlays.title')}>
        {overlays.map((overlay) => (
          <OverlayRow key={overlay.page_id} overlay={overlay} />
        ))}
      </ul>
    </>
  )
}

function OverlayRow({ overlay }: { readonly overlay: TreeNode }) {
  const t = useT()
  const slug = useSlug()
  const { page_id, title, state, content_type } = overlay
  return (
    <li className={styles.row}>
      <PageIcon content_type={content_type} />
      <div className={styles.words}>
        <p className={styles.title}>
          {state === 'deleted' ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
      </div>
      <Badge tone={state === 'live' ? 'ok' : 'neutral'}>{t(`editor.pages.state_${state}`)}</Badge>
      <OverlayMenu overlay={overlay} />
    </li>
  )
}

/** The actions on an overlay, which has no row in the tree of pages. */
function OverlayMenu({ overlay }: { readonly overlay: TreeNode }) {
  const t = useT()
  const changes = usePageChanges()
  const [uses, setUses] = useState<'list' | 'delete' | null>(null)
  const label = t('editor.pages.actions', { title: overlay.title })
  const entries: MenuEntry[] =
    overlay.state === 'deleted'
      ? [{ id: 'restore', label: t('editor.deleted.restore'), icon: <Undo2 /> }]
      : [
          { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
          { id: 'uses', label: t('studio.uses.title'), icon: <Waypoints /> },
          { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
        ]
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton size="small" icon={<Ellipsis />} label={label} />}
        entries={entries}
        onAction={(id) => {
          if (id === 'restore') void changes.restore(overlay)
          if (id === 'duplicate') void changes.duplicate(overlay)
          if (id === 'uses') setUses('list')
          if (id === 'delete') setUses('delete')
        }}
      />
      {uses && (
        <Suspense>
          <PageUsesDialog
            page={overlay}
            onRemove={uses === 'delete' ? () => void changes.remove(overlay) : null}
            onClose={() => setUses(null)}
          />
        </Suspense>
      )}
    </>
  )
}
