import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { NAV } from './nav.ts'
import styles from './keys-dialog.module.css'

/** All keys of the studio. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const keys: readonly (readonly [string, string])[] = [
    ['Ctrl K', t('studio.palette.title')],
    ['/', t('studio.keys.search')],
    ['↑ ↓', t('studio.keys.rows')],
    ['Enter', t('common.open')],
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
      <dl className={styles.keys}>
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
