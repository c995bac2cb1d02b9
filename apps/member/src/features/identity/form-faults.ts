import { ApiError } from '@foyer/contract/api-error'
import type { Translate } from '@foyer/i18n'

/** What is wrong with a form: beside its fields, or, where no field is to blame, above them. */
export type FormFaults = { fields: Readonly<Record<string, string>>; notice: string | null }

/** Nothing is wrong. */
export const NO_FAULTS: FormFaults = { fields: {}, notice: null }

/** Codes that a field is to blame for although the whole call was refused. */
export type BlamedFields = Readonly<Record<string, string>>

/** The words for a refused form: field faults (422 `invalid`) beside their fields, the rest where `blame` says. */
export function formFaults(
  t: Translate,
  error: ApiError,
  blame: BlamedFields,
  wordsOf: (error: unknown) => string,
): FormFaults {
  const errors = error.code === 'invalid' ? (error.problem.errors ?? []) : []
  if (errors.length > 0) {
    const fields: Record<string, string> = {}
    for (const { path, code, params } of errors) fields[path] ??= fieldWords(t, code, params)
    return { fields, notice: null }
  }
  const field = blame[error.code]
  const words = wordsOf(error)
  return field === undefined ? { fields: {}, notice: words } : { fields: { [field]: words }, notice: null }
}

/** The words for one field's fault. A value shorter than one character is one that is missing. */
function fieldWords(t: Translate, code: string, params?: Readonly<Record<string, string | number>>): string {
  if (code === 'too_small' && params?.['min'] === 1) return t('errors.required')
  return t.find(`errors.${code}`, params) ?? t('errors.field_invalid')
}

/** The fields of a form that nothing was typed into, each with its words. */
export function missingFields(
  t: Translate,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '')
  return Object.fromEntries(empty.map(([field]) => [field, t('errors.required')]))
}
