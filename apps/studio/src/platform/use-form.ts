import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { clearDraft, readDraft, writeDraft } from './form-draft.ts'
import { getFieldErrors, hasCode, formatError } from './problem.ts'

/** Error messages by field path, such as `versions.0.amount`. */
export type FieldErrors = Readonly<Record<string, string>>

type FormOptions<Values extends object> = {
  /** Names the form in this tab, so that what was typed is there again after a reload. */
  readonly draft_key: string
  /** What is saved now; the form counts as changed where it differs. */
  readonly saved: Values
  readonly validate: (values: Values) => FieldErrors
  readonly save: (values: Values) => Promise<unknown>
  /** Fields that are never stored, such as passwords. */
  readonly secret?: readonly (keyof Values & string)[]
  /** Maps the code of a refused call to the field it concerns, such as a taken slug. */
  readonly fieldByCode?: Readonly<Record<string, string>>
}

/** The state of a form: values, errors and saving. */
export type Form<Values extends object> = {
  readonly values: Values
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly change: (values: Values) => void
  /** Returns the error of a field, only after it was blurred or a save was tried. */
  readonly errorOf: (path: string) => string | undefined
  readonly touch: (path: string) => void
  readonly submit: (event?: FormEvent) => void
  readonly reset: () => void
  readonly is_dirty: boolean
  readonly is_saving: boolean
  /** The message of a refused save. */
  readonly refusal: string | null
  readonly failure: unknown
  /** Whether the values were restored after a reload. */
  readonly is_restored: boolean
}

/** Manages a form: validation on blur, server errors at their fields, and values restored after a reload. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { draft_key, saved, validate, save, secret = [], fieldByCode = {} } = options
  const t = useT()
  const [draft] = useState(() => readDraft(draft_key, saved))
  const [values, setValues] = useState(draft ?? saved)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [is_submitted, setIsSubmitted] = useState(false)
  const [server_errors, setServerErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [is_saving, setIsSaving] = useState(false)
  const [failed_attempts, setFailedAttempts] = useState(0)
  const baseline = useRef(saved)
  /** The values being saved or last saved; the saved result replaces them, with new ids and trimmed texts. */
  const submitted = useRef<string | null>(null)
  const is_dirty = JSON.stringify(values) !== JSON.stringify(saved)

  useEffect(() => {
    const before = JSON.stringify(baseline.current)
    baseline.current = saved
    setValues((current) => {
      const text = JSON.stringify(current)
      return text === before || text === submitted.current ? saved : current
    })
  }, [saved])

  useEffect(() => {
    if (is_dirty) writeDraft(draft_key, values, secret)
    else clearDraft(draft_key)
  }, [draft_key, is_dirty, values, secret])

  useEffect(() => {
    if (failed_attempts > 0) focusFirstError()
  }, [failed_attempts])

  const errors = validate(values)
  const change = (next: Values): void => {
    setValues(next)
    setServerErrors({})
    setFailure(null)
  }
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    setIsSubmitted(true)
    if (is_saving) return
    if (Object.keys(errors).length > 0) {
      setFailedAttempts((count) => count + 1)
      return
    }
    setIsSaving(true)
    setFailure(null)
    submitted.current = JSON.stringify(values)
    void save(values)
      .then(() => {
        clearDraft(draft_key)
        setIsSubmitted(false)
        setTouched(new Set())
      })
      .catch((error: unknown) => {
        submitted.current = null
        setFailure(error)
        setServerErrors({ ...getFieldErrors(t, error), ...getCodeErrors(error) })
        setFailedAttempts((count) => count + 1)
      })
      .finally(() => setIsSaving(false))
  }
  const getCodeErrors = (error: unknown): FieldErrors =>
    Object.fromEntries(
      Object.entries(fieldByCode)
        .filter(([code]) => hasCode(error, code))
        .map(([, path]) => [path, formatError(t, error)]),
    )
  const has_field_errors = Object.keys(server_errors).length > 0

  return {
    values,
    set: (name, value) => change({ ...values, [name]: value }),
    change,
    errorOf: (path) => server_errors[path] ?? (is_submitted || touched.has(path) ? errors[path] : undefined),
    touch: (path) => setTouched((paths) => new Set(paths).add(path)),
    submit,
    reset: () => {
      clearDraft(draft_key)
      change(saved)
      setTouched(new Set())
      setIsSubmitted(false)
    },
    is_dirty,
    is_saving,
    refusal: failure !== null && !has_field_errors ? formatError(t, failure) : null,
    failure,
    is_restored: draft !== null,
  }
}

/** The first field that is wrong gets the focus. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
