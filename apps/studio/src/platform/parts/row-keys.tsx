import type { ReactNode } from 'react'
import { isTyping, moveAmongRows } from '../keys.ts'

/** Up and down go from row to row; rows are the links that carry `data-row`, so Enter opens them. */
export function RowKeys({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus among links
    <div
      onKeyDown={(event) => {
        if (!isTyping(event.target) && moveAmongRows(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
