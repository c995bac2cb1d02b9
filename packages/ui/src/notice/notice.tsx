import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

export type NoticeTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger'

export type NoticeProps = {
  readonly title?: string
  readonly children?: ReactNode
  readonly icon?: ReactNode
  readonly tone?: NoticeTone
  readonly action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits; without it the notice is plain content. */
  readonly role?: 'alert' | 'status'
}

/** A static message with an icon and text in one of five tones. */
export function Notice({ title, children, icon, tone = 'neutral', action, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <NoticeContent icon={icon} title={title} text={children} />
      {action}
    </div>
  )
}

/** A notice across the whole width, such as the ribbon of test mode. */
export function Banner({ children, icon, tone = 'warn', action, role }: Omit<NoticeProps, 'title'>) {
  return (
    <div className={cx(styles.notice, styles.banner)} data-tone={tone} role={role}>
      <NoticeContent icon={icon} text={children} />
      {action}
    </div>
  )
}

function NoticeContent({
  icon,
  title,
  text,
}: {
  icon?: ReactNode
  title?: string | undefined
  text?: ReactNode
}) {
  return (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <div className={styles.text}>{text}</div>}
      </div>
    </>
  )
}
