import { useT } from '@foyer/i18n/react'
import { WifiOff } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import styles from './frame-box.module.css'

/** The box of content from elsewhere: what is behind it stays visible until it has loaded. */
export function FrameBox({
  icon,
  label,
  detail,
  style,
  is_loaded = false,
  children,
}: {
  icon: ReactNode
  label: string
  detail?: string
  style?: CSSProperties
  /** The content is there, so nothing shows through it. */
  is_loaded?: boolean
  /** The content, which covers the rest; absent in the studio. */
  children?: ReactNode
}): ReactNode {
  return (
    <div className={styles.box} style={style}>
      <div className={styles.behind} aria-hidden={children ? true : undefined} hidden={is_loaded}>
        <span className={styles.icon}>{icon}</span>
        <strong className={styles.label} dir="auto">
          {label}
        </strong>
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}

/** Takes the place of content from elsewhere that cannot load now. */
export function FrameFault({ is_online, retry }: { is_online: boolean; retry?: () => void }): ReactNode {
  const t = useT()
  return (
    <output className={styles.fault}>
      <WifiOff size={24} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>{is_online ? t('pages.frame.failed') : t('pages.frame.offline')}</span>
      {retry && is_online && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t('pages.frame.retry')}
        </button>
      )}
    </output>
  )
}
