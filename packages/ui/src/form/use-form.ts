import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react'
import { useForm as useHookForm, useWatch, type FieldValues } from 'react-hook-form'

/** Error messages by field path, such as `versions.0.amount`. */
export type FieldErrors = Readonly<Record<string, string>>

/** Why a call was refused: its code, its message, and the messages of single fields. */
export type Refusal = { readonly code: string; readonly message: string; readonly fields: FieldErrors }

/** Where unsaved values outlive a reload. */
export type FormDraft<Values> = {
  readonly read: () => Values | null
  readonly write: (values: Values) => void
  readonly clear: () => void
}

/** What a form is about. */
export type FormOptions<Values extends object> = {
  /** What is saved now; the form counts as changed where it differs. */
  readonly saved: Values
  readonly validate?: ((values: Values) => FieldErrors) | undefined
  readonly save: (values: Values) => Promise<unknown>
  /** Explains what `save` threw; null for a defect, which is thrown again. */
  readonly explain: (error: unknown) => Refusal | null
  /** Maps the code of a refused call to the field it concerns, such as a taken slug. */
  readonly fieldByCode?: Readonly<Record<string, string>> | undefined
  /** Messages of codes that mean something else here. */
  readonly messageByCode?: Readonly<Record<string, string>> | undefined
  readonly draft?: FormDraft<Values> | undefined
  /** Called with all values after each change by the user. */
  readonly onChange?: ((values: Values) => void) | undefined
}

type TextName<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never
}[keyof Values] &
  string

/** The props of a text field. */
export type FieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
  readonly onBlur: () => void
}

/** The state of a form: values, errors and saving. */
export type Form<Values extends object> = {
  readonly values: Values
  /** The props of a field whose value is a text. */
  readonly field: (name: TextName<Values>) => FieldProps
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  readonly change: (values: Values) => void
  /** Returns the error of a field, only after it was blurred or a save was tried. */
  readonly errorOf: (path: string) => string | undefined
  /** The errors that `errorOf` returns. */
  readonly errors: FieldErrors
  readonly touch: (path: string) => void
  /** Saves valid values; otherwise focuses the first field that is wrong. */
  readonly submit: (event?: FormEvent) => void
  /** Sends something else than the whole form, after validating only these fields. Resolves true on success. */
  readonly send: (call: (values: Values) => Promise<unknown>, paths?: readonly string[]) => Promise<boolean>
  /** Returns to the saved values. */
  readonly reset: () => void
  /** The props of the `form` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
  readonly is_dirty: boolean
  readonly is_saving: boolean
  /** The message of a refused save that no field is to blame for. */
  readonly refusal: string | null
  /** Whether the values were restored after a reload. */
  readonly is_restored: boolean
}

/** The paths that are validated: all once the form was submitted, before that those left by the user. */
type Scope = 'all' | ReadonlySet<string>

/** Manages a form: validation, errors of the server at their fields, saving, and a draft of unsaved values. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { saved, validate, save, explain, fieldByCode = {}, messageByCode = {}, draft, onChange } = options
  const [restored] = useState(() => draft?.read() ?? null)
  const scope = useRef<Scope>(new Set())
  const form = useHookForm<FieldValues, unknown, FieldValues>({
    defaultValues: restored ?? saved,
    resolver: (typed) => {
      const found = pickPaths(validate?.(typed as Values) ?? {}, scope.current)
      const is_valid = Object.keys(found).length === 0
      return is_valid ? { values: typed, errors: {} } : { values: {}, errors: toErrors(found) }
    },
  })
  const { isDirty: is_dirty, isSubmitting: is_saving, errors, submitCount } = form.formState
  const values = useWatch({ control: form.control }) as Values
  const saved_text = JSON.stringify(saved)
  const baseline = useRef(saved_text)
  /** The values being saved or last saved; the saved result replaces them, with new ids and trimmed texts. */
  const submitted = useRef<string | null>(null)

  const takeSaved = useEffectEvent((text: string) => {
    const current = JSON.stringify(form.getValues())
    if (current === baseline.current || current === submitted.current) form.setValues(saved)
    baseline.current = text
    form.resetDefaultValues(saved)
  })
  useLayoutEffect(() => takeSaved(saved_text), [saved_text])

  const updateDraft = useEffectEvent((unsaved: Values | null) => {
    if (unsaved) draft?.write(unsaved)
    else draft?.clear()
  })
  useEffect(() => updateDraft(is_dirty ? values : null), [is_dirty, values])

  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0)
      (ref.current ?? document).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const afterChange = (): void => {
    // Also removes what the server said about the previous values.
    void form.trigger()
    onChange?.(form.getValues() as Values)
  }
  const set: Form<Values>['set'] = (name, value) => {
    form.setValue(name as string, value, { shouldDirty: true })
    afterChange()
  }
  const touch = (path: string): void => {
    if (scope.current === 'all' || scope.current.has(path)) return
    scope.current = new Set(scope.current).add(path)
    if (validate?.(form.getValues() as Values)[path] !== undefined) void form.trigger()
  }
  const showRefusal = ({ code, fields, ...refusal }: Refusal): void => {
    const message = messageByCode[code] ?? refusal.message
    const field = fieldByCode[code]
    const by_field = field === undefined ? fields : { ...fields, [field]: message }
    for (const [path, text] of Object.entries(by_field))
      form.setError(toErrorName(path), { type: 'server', message: text })
    if (Object.keys(by_field).length === 0) form.setError('root', { type: 'server', message })
  }
  const call = async (action: (values: Values) => Promise<unknown>, paths: Scope): Promise<boolean> => {
    if (is_saving) return false
    scope.current = paths
    const is_taken = await form.handleSubmit(async (typed) => {
      submitted.current = JSON.stringify(typed)
      try {
        await action(typed as Values)
      } catch (error) {
        submitted.current = null
        const refusal = explain(error)
        if (!refusal) throw error
        showRefusal(refusal)
        return false
      }
      scope.current = new Set()
      draft?.clear()
      return true
    })()
    return is_taken === true
  }
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    // A dialog may be drawn inside another form, which must not be submitted with it.
    event?.stopPropagation()
    const unread = ref.current?.querySelector<HTMLElement>('[data-unread]')
    // A number that cannot be read is mended first; the value is still the one from before.
    if (unread) return unread.focus()
    void call(save, 'all')
  }
  const shown = toMessages(errors)
  const errorOf = (path: string): string | undefined => shown[path]

  return {
    values,
    field: (name) => {
      const value = String(values[name])
      return {
        name,
        value,
        error: errorOf(name),
        onChange: ({ target }) => set(name, target.value as Values[typeof name]),
        onBlur: () => value !== '' && touch(name),
      }
    },
    set,
    change: (next) => {
      form.setValues(next, { shouldDirty: true })
      afterChange()
    },
    errorOf,
    errors: shown,
    touch,
    submit,
    send: (action, paths = []) => call(action, new Set(paths)),
    reset: () => {
      draft?.clear()
      scope.current = new Set()
      form.reset(saved)
    },
    props: { ref, noValidate: true, onSubmit: submit },
    is_dirty,
    is_saving,
    refusal: errors.root?.message ?? null,
    is_restored: restored !== null,
  }
}

/** react-hook-form nests errors at dots, so that one of a list would replace those of its rows. */
function toErrorName(path: string): string {
  return path.replaceAll('.', '/')
}

function toErrors(messages: FieldErrors): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [toErrorName(path), { type: 'invalid', message }]),
  )
}

function toMessages(errors: Readonly<Record<string, unknown>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name !== 'root' && hasMessage(error) ? [[name.replaceAll('/', '.'), error.message]] : [],
    ),
  )
}

function hasMessage(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  )
}

function pickPaths(errors: FieldErrors, paths: Scope): FieldErrors {
  if (paths === 'all') return errors
  return Object.fromEntries(Object.entries(errors).filter(([path]) => paths.has(path)))
}
