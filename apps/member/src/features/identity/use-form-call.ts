import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { useProblemWords } from '../../platform/problem-words.ts'
import { formFaults, missingFields, NO_FAULTS, type BlamedFields, type FormFaults } from './form-faults.ts'

/** A form's way to the server: one call at a time, and what was wrong with it. */
export interface FormCall {
  is_busy: boolean
  faults: FormFaults
  /** Sends when nothing of `required` is empty. Resolves true when the server took it. */
  send: (required: Readonly<Record<string, string>>, work: () => Promise<void>) => Promise<boolean>
  /** Puts faults beside their fields without asking the server. */
  refuse: (fields: Readonly<Record<string, string>>) => void
  clear: () => void
}

/**
 * Sends a form and keeps its faults. `blame` names the field of codes that refuse the whole call; `words` are those of
 * codes that mean something else here than elsewhere.
 */
export function useFormCall(
  blame: BlamedFields = {},
  words: Readonly<Record<string, string>> = {},
): FormCall {
  const t = useT()
  const wordsOf = useProblemWords(['auth'])
  const [is_busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<FormFaults>(NO_FAULTS)

  const send: FormCall['send'] = async (required, work) => {
    if (is_busy) return false
    const missing = missingFields(t, required)
    setFaults({ fields: missing, notice: null })
    if (Object.keys(missing).length > 0) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(formFaults(t, error, blame, () => words[error.code] ?? wordsOf(error)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    is_busy,
    faults,
    send,
    refuse: (fields) => setFaults({ fields, notice: null }),
    clear: () => setFaults(NO_FAULTS),
  }
}
