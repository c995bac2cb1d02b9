import type { OutputFor } from '@foyer/contract/client'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import type { Form, Submission } from './answers.ts'
import { FORMS_KEY, MY_SUBMISSIONS_KEY, submissionsKey } from './keys.ts'

type Listed = OutputFor<'forms.listSubmissions'>

/** Loads a form in the language of the app, once enabled. */
export function useForm(id: string, is_enabled = true): UseQueryResult<Form> {
  const { api, locale } = usePlatform()
  return useQuery({
    queryKey: [...FORMS_KEY, 'form', id, locale],
    queryFn: () => api('forms.getForm', { id, lang: locale }),
    enabled: is_enabled,
  })
}

/** The member's own answers to a form, newest first. */
export function useSubmissions(
  form_id: string,
  is_enabled = true,
): UseInfiniteQueryResult<InfiniteData<Listed>> {
  const { api } = usePlatform()
  return useInfiniteQuery({
    queryKey: [...submissionsKey(form_id), 'list'],
    queryFn: ({ pageParam: page }) =>
      api('forms.listSubmissions', { id: form_id, ...(page === null ? {} : { page }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
    enabled: is_enabled,
  })
}

/** What the member answered to all forms, newest first. */
export function useMySubmissions(form_type?: string): UseInfiniteQueryResult<InfiniteData<Listed>> {
  const { api } = usePlatform()
  const type = form_type === undefined ? {} : { form_type }
  return useInfiniteQuery({
    queryKey: [...MY_SUBMISSIONS_KEY, type],
    queryFn: ({ pageParam: page }) =>
      api('forms.listMySubmissions', page === null ? type : { ...type, page }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
  })
}

/** One submission of the member. */
export function useSubmission(form_id: string, submission_id: string): UseQueryResult<Submission> {
  const { api } = usePlatform()
  return useQuery({
    queryKey: submissionKey(form_id, submission_id),
    queryFn: () => api('forms.getSubmission', { id: form_id, submission_id }),
  })
}

/** The key of one submission. */
export function submissionKey(form_id: string, submission_id: string): readonly string[] {
  return [...submissionsKey(form_id), 'one', submission_id]
}

/** Invalidates all cached submissions of a form, including whether there are any. */
export function useRefetchSubmissions(form_id: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    const keys = [submissionsKey(form_id), MY_SUBMISSIONS_KEY, ['library', 'my_content']]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client, form_id])
}
