import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './availability-dialog.module.css'
import type { ScheduledPage } from '../use-page-host.ts'

/** Shows when a page opens (spec section 2, "Links": locked by drip). The browser manages the focus of the dialog. */
export function AvailabilityDialog({ page, close }: { page: ScheduledPage; close: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const heading = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const { title, available_after } = page
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={heading} onClose={close}>
      <h2 id={heading} className={styles.title}>
        {t('page.availability.title')}
      </h2>
      <p className={styles.text}>
        {available_after === null
          ? t('page.availability.no_date', { title })
          : t('page.availability.on_date', { title, date: format.dateTime(available_after, 'long') })}
      </p>
      <Button is_wide onClick={() => ref.current?.close()}>
        {t('common.done')}
      </Button>
    </dialog>
  )
}
