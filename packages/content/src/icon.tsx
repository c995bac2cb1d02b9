import { ICON_DRAWINGS } from '@foyer/domain/navigation'
import type { ReactNode } from 'react'
import type { IconName } from './icons.ts'

/** One of the icons that owners may choose. Text always accompanies it, so it is hidden from screen readers. */
export function IconView({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_DRAWINGS[name] ?? ICON_DRAWINGS.check} />
    </svg>
  )
}
