import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useProblemWords } from '../../platform/problem-words.ts'
import { asksOtherwise, faultOf, faultsOf, fieldsOf, refusedFields, valuesOf } from './answers.ts'
import type { Faults, Form, FormField, SubmittedValues } from './answers.ts'
import type { Answers } from './drafts.ts'
import { FieldView } from './form-field.tsx'
import styles from './forms.module.css'

type SheetProps = {
  form: Pick<Form, 'form_groups'>
  /** What stands in the fields at first. */
  first: Answers
  label: string
  /** Why nothing can be sent just now; the button then waits. */
  held?: string | null
  /** Beside the button. */
  aside?: ReactNode
  /** Told of everything that is typed. */
  onChange?: (answers: Answers) => void
  /** In place of sending, for whoever has to sign in first: nothing is judged yet. */
  onInstead?: () => void
  send: (values: SubmittedValues) => Promise<void>
  /** The words for a refusal that means something else here than elsewhere. */
  wordsOf?: (error: ApiError) => string | null
  /** Told when the form asks for something else than is shown. */
  onOutdated: () => void
}

/** The questions of a form with what is wrong beside each. Nothing typed is lost when it is refused. */
export function FormSheet(props: SheetProps): ReactNode {
  const { form, first, label, held = null, aside, onChange, onInstead } = props
  const t = useT()
  const fields = fieldsOf(form)
  const [answers, setAnswers] = useState(first)
  const { faults, refusal, is_busy, send, mend } = useSending(props, fields, answers)
  const ref = useFocusOnFault(faults)
  const words = (code: string | undefined): string | undefined =>
    code === undefined ? undefined : (t.find(`errors.${code}`) ?? t('errors.field_invalid'))

  const change = (field: FormField, value: string): void => {
    const next = { ...answers, [field.id]: value }
    setAnswers(next)
    mend(field, value)
    onChange?.(next)
  }
  return (
    <form
      ref={ref}
      noValidate
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        if (onInstead) onInstead()
        else if (held === null) void send()
      }}
    >
      {form.form_groups.map((group) => (
        <Group key={group.uid} title={group.title} description={group.description}>
          {group.form_fields.map((field) => (
            <FieldView
              key={field.id}
              field={field}
              value={answers[field.id] ?? ''}
              error={words(faults[field.id])}
              onChange={(value) => change(field, value)}
            />
          ))}
        </Group>
      ))}
      <div className={styles.foot}>
        {refusal !== null && (
          <Notice tone="danger" role="alert" icon={<CircleAlert />}>
            {refusal}
          </Notice>
        )}
        {held !== null && (
          <Notice>
            <output>{held}</output>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" is_busy={is_busy} disabled={held !== null && !onInstead}>
            {label}
          </Button>
          {aside}
        </div>
      </div>
    </form>
  )
}

type GroupProps = { title: string; description: string; children: ReactNode }

function Group({ title, description, children }: GroupProps): ReactNode {
  const id = useId()
  const text = description !== '' && <p className={styles.description}>{description}</p>
  if (title === '') {
    return (
      <div className={styles.group}>
        {text}
        {children}
      </div>
    )
  }
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {title}
        </h2>
        {text}
      </div>
      {children}
    </section>
  )
}

type Sending = {
  faults: Faults
  /** Why nothing was sent, in words. */
  refusal: string | null
  is_busy: boolean
  send: () => Promise<void>
  /** Looks again at an answer that was wrong. */
  mend: (field: FormField, value: string) => void
}

/** Sends answers that are right by the form's rule, and says of all others what is wrong with them. */
function useSending(props: SheetProps, fields: readonly FormField[], answers: Answers): Sending {
  const t = useT()
  const general = useProblemWords()
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [is_busy, setBusy] = useState(false)

  const tell = (found: Faults): boolean => {
    const count = Object.keys(found).length
    setFaults(found)
    setRefusal(count === 0 ? null : t('forms.faults', { count }))
    return count > 0
  }
  const refuse = (error: ApiError, sent: SubmittedValues): void => {
    if (asksOtherwise(error)) {
      props.onOutdated()
      setRefusal(t('forms.changed_meanwhile'))
    } else if (!tell(refusedFields(error, sent))) setRefusal(props.wordsOf?.(error) ?? general(error))
  }
  const send = async (): Promise<void> => {
    if (is_busy || tell(faultsOf(fields, answers))) return
    const values = valuesOf(fields, answers)
    setBusy(true)
    try {
      await props.send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error, values)
    } finally {
      setBusy(false)
    }
  }
  const mend = (field: FormField, value: string): void => {
    if (faults[field.id] === undefined) return
    const { [field.id]: _was, ...others } = faults
    const fault = faultOf(field, value)
    tell(fault === null ? others : { ...others, [field.id]: fault })
  }
  return { faults, refusal, is_busy, send, mend }
}

/** Puts the focus on the first answer that is wrong once there are others than before. */
function useFocusOnFault(faults: Faults) {
  const ref = useRef<HTMLFormElement>(null)
  const known = useRef(0)
  useEffect(() => {
    const count = Object.keys(faults).length
    if (count > known.current) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    known.current = count
  }, [faults])
  return ref
}
