import { useEffect, useState } from 'react'
import { useEditorServices, type BrowsedPage, type BrowseResult } from '../services.tsx'

const DEBOUNCE_MS = 120

/** A chosen value of a facet. */
export type FacetValue = { readonly field: string; readonly value: string }

/** The state of a browser of pages: the term, the filters, what was found, and the chosen pages in their order. */
export function usePageBrowser(content_type: string, max: number) {
  const { browsePages, createPage } = useEditorServices()
  const [term, setTerm] = useState('')
  const [filters, setFilters] = useState<readonly FacetValue[]>([])
  const [result, setResult] = useState<BrowseResult | null>(null)
  const [has_failed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<readonly BrowsedPage[]>([])
  const [is_creating, setCreating] = useState(false)
  const filter_text = filters.map(({ field, value }) => `${field}:${value}`).join('\n')

  useEffect(() => {
    let is_current = true
    const timer = setTimeout(
      () => {
        browsePages({ content_type, term, filters: filter_text }).then(
          (found) => {
            if (!is_current) return
            setResult(found)
            setFailed(false)
          },
          () => is_current && setFailed(true),
        )
      },
      term === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      is_current = false
      clearTimeout(timer)
    }
  }, [browsePages, content_type, term, filter_text])

  const toggle = (item: BrowsedPage): void =>
    setChosen((before) => {
      const rest = before.filter(({ page }) => page.page_id !== item.page.page_id)
      if (rest.length < before.length) return rest
      return before.length < max ? [...before, item] : before
    })
  const toggleFilter = ({ field, value }: FacetValue): void =>
    setFilters((before) => {
      const rest = before.filter((other) => other.field !== field || other.value !== value)
      return rest.length < before.length ? rest : [...before, { field, value }]
    })
  /** Creates a page with the term as its title, beside the others, and chooses it. */
  const create = async (): Promise<void> => {
    setCreating(true)
    setFailed(false)
    try {
      const [sibling] = result?.items ?? []
      const page = await createPage({
        content_type,
        title: term.trim(),
        parent_id: sibling?.page.parent_id ?? null,
      })
      toggle({ page, group: 'match', use_count: 0, has_video: false, facets: {}, poses: [] })
      setTerm('')
    } catch {
      setFailed(true)
    } finally {
      setCreating(false)
    }
  }
  return {
    term,
    setTerm,
    filters,
    toggleFilter,
    clearFilters: () => setFilters([]),
    result,
    has_failed,
    chosen,
    toggle,
    is_creating,
    create,
  }
}

export type PageBrowserState = ReturnType<typeof usePageBrowser>
