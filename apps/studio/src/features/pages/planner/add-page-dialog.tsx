import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { CoverPicture } from './cover-picture.tsx'
import { useFormatSlot } from './format-plan.ts'
import { LibraryList } from './library-list.tsx'
import styles from './library-tray.module.css'
import { usePlanner, type Slot } from './planner-context.ts'

/** Chooses a page of the library for a day. */
export function AddPageDialog({ slot, onClose }: { readonly slot: Slot; readonly onClose: () => void }) {
  const t = useT()
  const { drop } = usePlanner()
  const place = useFormatSlot()(slot)
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_planner.add_on', { place })}
      close_label={t('common.close')}
    >
      <div className={styles.chooser}>
        <LibraryList>
          {(page) => (
            <button
              type="button"
              className={styles.tray_page}
              onClick={() => {
                drop({ kind: 'library', page_id: page.page_id, title: page.title }, slot)
                onClose()
              }}
            >
              <CoverPicture page={page} width={40} height={32} className={styles.tray_cover} />
              <span className={styles.tray_title} dir="auto">
                {page.title}
              </span>
            </button>
          )}
        </LibraryList>
      </div>
    </Dialog>
  )
}
