import type { ComponentType, ReactNode } from 'react'

/** Makes a table's cell out of a component that gets the row, so that the component can use hooks. */
export function createCell<Row>(Cell: ComponentType<{ readonly row: Row }>): (row: Row) => ReactNode {
  return (row) => <Cell row={row} />
}
