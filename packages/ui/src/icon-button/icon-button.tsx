import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

/** Glass is for artwork; the others for plain backgrounds. */
export type IconButtonKind = 'ghost' | 'soft' | 'outline' | 'accent' | 'glass'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The name of what it does, for everyone who cannot see the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly kind?: IconButtonKind
  readonly size?: 'small' | 'medium'
  /** Set for a button that stays pressed, such as a bookmark. */
  readonly is_pressed?: boolean
  /** Shows a dot; explain its meaning in `label`. */
  readonly has_news?: boolean
}

/** A square button with an icon and a name, at least 44 px on phones. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    kind = 'ghost',
    size = 'medium',
    is_pressed,
    has_news = false,
    className,
    type,
    ...rest
  } = props
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the default is set, callers may ask for submit
      type={type ?? 'button'}
      className={cx(styles.button, className)}
      data-kind={kind}
      data-size={size}
      aria-label={label}
      aria-pressed={is_pressed}
      {...rest}
    >
      <span aria-hidden="true">{icon}</span>
      {has_news && <span className={styles.dot} aria-hidden="true" />}
    </button>
  )
}
