import type { PageField } from '@foyer/content/definitions'
import { useCallback } from 'react'
import { PageSelect } from '../../pick/page-select.tsx'
import { useEditorServices } from '../../services.tsx'
import type { FieldProps } from '../field-props.ts'

/** One page of the app. */
export function PageInput({
  field,
  value,
  onChange,
  label,
  help,
  error,
  is_optional,
}: FieldProps<PageField>) {
  const { pages, searchPages } = useEditorServices()
  const { content_types } = field
  const search = useCallback(
    (term: string) => searchPages(term, content_types ?? []),
    [searchPages, content_types],
  )
  const chosen = typeof value === 'string' ? value : null
  return (
    <PageSelect
      label={label}
      help={help}
      error={error}
      is_optional={is_optional}
      value={chosen}
      page={pages.find((page) => page.page_id === chosen)}
      search={search}
      onChange={onChange}
    />
  )
}
