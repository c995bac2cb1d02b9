import { CircleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styles from './styles.module.css'
import type { Toast, ToastQueue } from './toast-queue.ts'

export type ToastRegionProps = { readonly queue: ToastQueue; readonly close_label: string }

const NONE: readonly Toast[] = []

/**
 * Shows a queue's toasts at the bottom of the screen. The region is always in the page, so that screen readers
 * announce each new toast; all pause while one is hovered or focused.
 */
export function ToastRegion({ queue, close_label }: ToastRegionProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => NONE)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
    <div role="status" aria-atomic="false" className={styles.region}>
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          onPointerEnter={queue.pause}
          onPointerLeave={queue.resume}
          onFocus={queue.pause}
          onBlur={queue.resume}
        >
          {toast.tone === 'danger' && <CircleAlert aria-hidden="true" />}
          <span className={styles.text}>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.onAction()
                queue.close(toast.id)
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.action}
            aria-label={close_label}
            onClick={() => queue.close(toast.id)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  )
}
