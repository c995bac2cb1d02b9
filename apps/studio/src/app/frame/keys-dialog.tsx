import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { editorKeys } from '#editor/keys/editor-keys.ts'
import { NAV } from './nav.ts'
import styles from './keys-dialog.module.css'

type KeysDialogProps = {
  /** The editor is open; its keys come first. */
  readonly is_editor: boolean
  readonly onClose: () => void
}

/** All keys of the studio. */
export function KeysDialog({ is_editor, onClose }: KeysDialogProps) {
  const t = useT()
  const keys: readonly (readonly [string, string])[] = [
    ...(is_editor ? editorKeys().map(([key, label]) => [key, t(label)] as const) : []),
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
        {keys.map(([key, text]) => (
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
