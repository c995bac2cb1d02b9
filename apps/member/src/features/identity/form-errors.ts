import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'

/** Errors of a form: per field, or a notice above the fields when no field is affected. */
export type FormErrors = { fields: Readonly<Record<string, string>>; notice: string | null }

/** Nothing is wrong. */
export const NO_ERRORS: FormErrors = { fields: {}, notice: null }

/** Codes that a field is to blame for although the whole call was refused. */
export type FieldByErrorCode = Readonly<Record<string, string>>

/**
 * Formats a refused form: field errors (422 `invalid`) by field, other codes at the field in `fieldByCode` or as the
 * notice.
 */
export function toFormErrors(
  t: Translate,
  error: ApiError,
  fieldByCode: FieldByErrorCode,
  formatError: (error: unknown) => string,
): FormErrors {
  const fieldErrors = error.code === 'invalid' ? (error.problem.errors ?? []) : []
  if (fieldErrors.length > 0) {
    const fields: Record<string, string> = {}
    for (const { path, code, params } of fieldErrors) fields[path] ??= formatFieldError(t, code, params)
    return { fields, notice: null }
  }
  const field = fieldByCode[error.code]
  const message = formatError(error)
  return field === undefined
    ? { fields: {}, notice: message }
    : { fields: { [field]: message }, notice: null }
}

/** The message of one field's error. A value shorter than one character counts as missing. */
function formatFieldError(
  t: Translate,
  code: string,
  params?: Readonly<Record<string, string | number>>,
): string {
  if (code === 'too_small' && params?.['min'] === 1) return t('errors.required')
  return t.find(`errors.${code}`, params) ?? t('errors.field_invalid')
}

/** The required fields that are empty, each with its message. */
export function findMissingFields(
  t: Translate,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const emptyFields = Object.entries(values).filter(([, value]) => value.trim() === '')
  return Object.fromEntries(emptyFields.map(([field]) => [field, t('errors.required')]))
}
