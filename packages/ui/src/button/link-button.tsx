import type { ComponentProps } from 'react'
import { buttonAttributes, ButtonContent, type ButtonLook } from './button.tsx'

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { readonly href: string }

/** A link styled as a button. It is a native link, so that it can be opened in a new tab. */
export function LinkButton({
  kind,
  size,
  is_wide,
  icon,
  icon_end,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...buttonAttributes({ kind, size, is_wide }, className)} {...rest}>
      <ButtonContent icon={icon} icon_end={icon_end}>
        {children}
      </ButtonContent>
    </a>
  )
}
