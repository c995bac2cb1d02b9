import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageSelect } from '../../editor/pick/page-select.tsx'
import { useSlug } from '../../platform/routes.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { pagesQuery } from './queries.ts'
import { usePageSearch } from './use-page-search.ts'

export type PagePickerProps = {
  readonly label: string
  readonly value: string | null
  readonly onChange: (page_id: string) => void
  readonly content_type?: string
  readonly error?: string | undefined
  /** Set where it may be empty. */
  readonly onClear?: () => void
  /** What is said while it is empty. */
  readonly empty_text?: string
}

/** A field for one page of the route's app, selected by search. */
export function PagePicker({
  label,
  value,
  onChange,
  content_type,
  error,
  onClear,
  empty_text,
}: PagePickerProps) {
  const slug = useSlug()
  const { data } = useQuery(pagesQuery(slug))
  const search = usePageSearch(content_type)
  useEffect(() => void loadTexts('editor'), [])
  return (
    <PageSelect
      label={label}
      value={value}
      page={data?.items.find((page) => page.page_id === value)}
      search={search}
      error={error}
      is_optional={onClear !== undefined}
      empty_text={empty_text}
      onChange={(page_id) => (page_id === null ? onClear?.() : onChange(page_id))}
    />
  )
}
