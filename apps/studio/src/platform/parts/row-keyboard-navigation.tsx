import type { ReactNode } from 'react'
import { isTyping, moveRowFocus } from '../keyboard.ts'

/** Up and down go from row to row; rows are the links that carry `data-row`, so Enter opens them. */
export function RowKeyboardNavigation({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus among links
    <div
      onKeyDown={(event) => {
        if (!isTyping(event.target) && moveRowFocus(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
