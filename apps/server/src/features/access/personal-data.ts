import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. The ledger is retained, since invoices depend on it. */
export const accessPersonalData: readonly PersonalRows[] = [
  {
    table: 'entitlements',
    by: 'subscriber_id',
    columns: ['id', 'kind', 'product_id', 'page_id', 'starts_at', 'ends_at', 'cause', 'reason', 'created_at'],
    key: ['id'],
    file: 'entitlements',
    at_erasure: 'keep',
  },
  {
    table: 'progress_starts',
    by: 'subscriber_id',
    columns: [],
    key: ['run_id'],
    file: null,
    at_erasure: 'delete',
  },
  {
    table: 'page_first_completions',
    by: 'subscriber_id',
    columns: ['page_id', 'completed_at'],
    key: ['page_id'],
    file: 'first_completions',
    at_erasure: 'delete',
  },
]
