import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { useFormatError } from '../../platform/format-error.ts'
import {
  toFormErrors,
  findMissingFields,
  NO_ERRORS,
  type FieldByErrorCode,
  type FormErrors,
} from './form-errors.ts'

/** A form's way to the server: one call at a time, and what was wrong with it. */
export interface FormCall {
  is_busy: boolean
  errors: FormErrors
  /** Sends when nothing of `required` is empty. Resolves true when the server took it. */
  send: (required: Readonly<Record<string, string>>, submit: () => Promise<void>) => Promise<boolean>
  /** Shows field errors without a request. */
  setFieldErrors: (fields: Readonly<Record<string, string>>) => void
  clear: () => void
}

/**
 * Submits a form and stores its errors. `fieldByCode` names the field of codes that refuse the whole call;
 * `messageByCode` overrides messages.
 */
export function useFormCall(
  fieldByCode: FieldByErrorCode = {},
  messageByCode: Readonly<Record<string, string>> = {},
): FormCall {
  const t = useT()
  const formatError = useFormatError(['auth'])
  const [is_busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors>(NO_ERRORS)

  const send: FormCall['send'] = async (required, submit) => {
    if (is_busy) return false
    const missing = findMissingFields(t, required)
    setErrors({ fields: missing, notice: null })
    if (Object.keys(missing).length > 0) return false
    setBusy(true)
    try {
      await submit()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(toFormErrors(t, error, fieldByCode, () => messageByCode[error.code] ?? formatError(error)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    is_busy,
    errors,
    send,
    setFieldErrors: (fields) => setErrors({ fields, notice: null }),
    clear: () => setErrors(NO_ERRORS),
  }
}
