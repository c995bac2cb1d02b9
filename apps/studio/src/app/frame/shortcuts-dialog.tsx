import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { useLocation } from '@tanstack/react-router'
import { INBOX_SHORTCUTS } from '../../features/messaging/index.ts'
import { getEditorShortcuts } from '#editor/keys/editor-shortcuts.ts'
import { NAV } from './nav.ts'
import styles from './shortcuts-dialog.module.css'

type ShortcutsDialogProps = {
  /** Whether the editor is open; its shortcuts are listed first. */
  readonly is_editor: boolean
  readonly onClose: () => void
}

/** All keys of the studio. */
export function ShortcutsDialog({ is_editor, onClose }: ShortcutsDialogProps) {
  const t = useT()
  const is_inbox = useLocation().pathname.endsWith('/messages/inbox')
  const shortcuts: readonly (readonly [string, string])[] = [
    ...(is_editor ? getEditorShortcuts().map(([key, label]) => [key, t(label)] as const) : []),
    ...(is_inbox ? INBOX_SHORTCUTS.map(([key, label]) => [key, t(label)] as const) : []),
    ['Ctrl K', t('studio.palette.title')],
    ['/', t('studio.keys.search')],
    ['↑ ↓', t('studio.keys.rows')],
    ['Enter', t('common.open')],
    ['X', t('studio.keys.select')],
    ['Shift ↑ ↓', t('studio.keys.select_range')],
    ['Esc', t('studio.keys.clear')],
    ['?', t('studio.keys.title')],
    ...NAV.map(({ key, label }) => [`G ${key.toUpperCase()}`, t(label)] as const),
  ]
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio.keys.title')}
      close_label={t('common.close')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <dl className={styles.keys} tabIndex={0}>
        {shortcuts.map(([key, text]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
