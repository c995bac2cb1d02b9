import type { ReactNode } from 'react'
import type { HostLink } from '../host.ts'

/** A link to a page, with the app's tap handler. Locked pages are links too: they explain the lock. */
export function PageAnchor({
  link,
  className,
  children,
}: {
  link: HostLink
  className?: string | undefined
  children: ReactNode
}): ReactNode {
  return (
    <a
      className={className}
      href={link.href}
      data-state={link.state}
      {...(link.on_click ? { onClick: link.on_click } : {})}
    >
      {children}
    </a>
  )
}
