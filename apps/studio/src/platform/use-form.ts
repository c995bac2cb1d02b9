import { ApiError } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useForm as useSharedForm, type Form, type FormOptions } from '@foyer/ui/form'
import { createFormDraft } from './form-draft.ts'
import { getFieldErrors, formatError } from './problem.ts'

export type { FieldErrors, Form } from '@foyer/ui/form'

type StudioFormOptions<Values extends object> = Omit<FormOptions<Values>, 'draft' | 'explain'> & {
  /** Names the form in this tab, so that what was typed is there again after a reload. */
  readonly draft_key: string
  /** Fields that are never stored, such as passwords. */
  readonly secret?: readonly (keyof Values & string)[]
}

/** Manages a form of the studio: its drafts are stored in the tab. */
export function useForm<Values extends object>(options: StudioFormOptions<Values>): Form<Values> {
  const { draft_key, secret = [], ...rest } = options
  const t = useT()
  return useSharedForm({
    ...rest,
    draft: createFormDraft(draft_key, rest.saved, secret),
    explain: (error) => ({
      code: error instanceof ApiError ? error.code : '',
      message: formatError(t, error),
      fields: getFieldErrors(t, error),
    }),
  })
}
