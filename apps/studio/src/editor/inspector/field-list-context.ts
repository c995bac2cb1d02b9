import type { Fields } from '@foyer/content/definitions'
import { createContext, useContext, type ComponentType } from 'react'

export type FieldListProps = {
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly defaults: Readonly<Record<string, unknown>>
  /** Error messages by path. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (prop: string, value: unknown) => void
}

const FieldListContext = createContext<ComponentType<FieldListProps> | null>(null)

export const FieldListProvider = FieldListContext

/** Returns the component for nested fields, since lists contain objects with fields that may be lists. */
export function useFieldList(): ComponentType<FieldListProps> {
  const List = useContext(FieldListContext)
  if (!List) throw new Error('A list was drawn outside of a list of fields.')
  return List
}
