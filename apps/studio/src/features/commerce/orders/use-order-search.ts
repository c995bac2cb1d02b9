import { useSearch } from '@tanstack/react-router'
import { parseOrderSearch, type OrderSearch } from './order-search.ts'

/** The filters of the list that is shown, or that an order was opened from. */
export function useOrderSearch(): OrderSearch {
  return parseOrderSearch(useSearch({ strict: false }))
}
