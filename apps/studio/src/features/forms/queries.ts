import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** What one member answered to a form. */
export type FormSubmission = OutputFor<'forms.listFormSubmissions'>['items'][number]

/** What members answered to a form, newest first. */
export function formSubmissionsQuery(slug: string, form_id: string) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'forms', 'submissions', form_id],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'forms.listFormSubmissions',
        { id: form_id, ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_before,
  })
}
