import { ApiError } from '@foyer/contract/api-error'
import { fieldErrorMessage, type Translate } from '@foyer/i18n'
import type { FieldErrors, Refusal } from '@foyer/ui/form'
import { formatError } from './format-error.ts'

/** Why a call was refused, with the errors of single fields; null for a defect. */
export function explainRefusal(t: Translate, error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  const fields: Record<string, string> = {}
  for (const { path, code, params } of error.problem.errors ?? [])
    fields[path] ??= fieldErrorMessage(t, params ? { code, params } : { code })
  return { code: error.code, message: formatError(t, error), fields }
}

/** The required fields that are empty, each with its message. */
export function findMissingFields(t: Translate, values: Readonly<Record<string, string>>): FieldErrors {
  const emptyFields = Object.entries(values).filter(([, value]) => value.trim() === '')
  return Object.fromEntries(emptyFields.map(([field]) => [field, t('errors.required')]))
}
