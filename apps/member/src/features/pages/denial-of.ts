import type { Denial } from './page-state.ts'

const REASONS: Readonly<Record<string, Denial['reason']>> = {
  is_private: 'IS_PRIVATE',
  authentication_required: 'AUTHENTICATION_REQUIRED',
  purchase_required: 'PURCHASE_REQUIRED',
  start_required: 'START_REQUIRED',
  is_scheduled: 'IS_SCHEDULED',
}

/** The denial that a refusal of a page's body stands for; null for any other refusal. */
export function denialOf(problem: {
  code?: string | undefined
  params?: Readonly<Record<string, string | number>> | undefined
}): Denial | null {
  const reason = REASONS[problem.code ?? '']
  if (!reason) return null
  const text = (name: string): string | null => {
    const value = problem.params?.[name]
    return value === undefined || value === '' ? null : String(value)
  }
  return {
    reason,
    product_ids: text('product_ids')?.split(',') ?? [],
    overlay_id: text('overlay_id'),
    available_after: text('available_after'),
    start_page_id: text('start_page_id'),
  }
}
