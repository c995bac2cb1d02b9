import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './styles.module.css'

/** Filled accent once per screen; ink, outline, soft, ghost and text for everything else. */
export type ButtonKind = 'accent' | 'ink' | 'outline' | 'soft' | 'ghost' | 'text' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The common props of buttons and of links that look like buttons. */
export type ButtonLook = {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the whole line. */
  readonly is_wide?: boolean | undefined
  readonly icon?: ReactNode
  readonly icon_end?: ReactNode
}

/** Returns the attributes that style an element as a button. */
export function buttonAttributes(
  { kind = 'accent', size = 'medium', is_wide = false }: ButtonLook,
  className?: string,
) {
  return {
    className: cx(styles.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-wide': is_wide,
  }
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> &
  ButtonLook & {
    readonly ref?: ComponentProps<'button'>['ref']
    /** Work is under way: the label stays, a spinner takes the icon's place and presses are ignored. */
    readonly is_busy?: boolean | undefined
  }

/**
 * A native button.
 *
 * @example <Button icon={<Play />}>Start workout</Button>
 */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    is_wide,
    icon,
    icon_end,
    is_busy = false,
    className,
    children,
    onClick,
    type,
    ...rest
  } = props
  return (
    <button
      {...buttonAttributes({ kind, size, is_wide }, className)}
      // oxlint-disable-next-line react/button-has-type -- the default is set, callers may ask for submit
      type={type ?? 'button'}
      aria-busy={is_busy || undefined}
      aria-disabled={is_busy || undefined}
      onClick={is_busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <ButtonContent icon={is_busy ? <Spinner /> : icon} icon_end={icon_end}>
        {children}
      </ButtonContent>
    </button>
  )
}

/** The content of a button: icon, label, icon. */
export function ButtonContent({
  icon,
  icon_end,
  children,
}: Pick<ButtonLook, 'icon' | 'icon_end'> & { children?: ReactNode }) {
  return (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {icon_end && (
        <span className={styles.icon} aria-hidden="true">
          {icon_end}
        </span>
      )}
    </>
  )
}
