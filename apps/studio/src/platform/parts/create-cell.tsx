import type { ComponentType, ReactNode } from 'react'

/** Returns a cell renderer for a component that receives the row, so that it can use hooks. */
export function createCell<Row>(Cell: ComponentType<{ readonly row: Row }>): (row: Row) => ReactNode {
  return (row) => <Cell row={row} />
}
