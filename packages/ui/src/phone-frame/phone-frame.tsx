import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

export type PhoneFrameProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly children: ReactNode
  /** Names the region, such as "Preview of Kiln". */
  readonly label: string
  /** Height of the screen in px. */
  readonly height?: number
  /** Scaled as a whole, never reflowed. */
  readonly zoom?: number
}

/**
 * A phone with a 375 px wide screen. Attributes such as data-look are set on the screen, so it can have another
 * theme.
 */
export function PhoneFrame({ children, label, height = 812, zoom = 1, ...screen }: PhoneFrameProps) {
  const size: CSSProperties & { '--screen': string; '--zoom': number } = {
    '--screen': `${height}px`,
    '--zoom': zoom,
  }
  return (
    <div className={styles.phone} style={size}>
      <div className={styles.body}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <section className={styles.screen} aria-label={label} tabIndex={0} {...screen}>
          {children}
        </section>
      </div>
    </div>
  )
}
