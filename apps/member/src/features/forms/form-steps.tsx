import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, cx, LinkButton, Notice } from '@foyer/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { v4 as newUuid } from 'uuid'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { usePages } from '../pages/index.ts'
import { defaultAnswers } from './answers.ts'
import type { Form, SubmittedValues } from './answers.ts'
import { FormSheet } from './form-sheet.tsx'
import styles from './forms.module.css'
import type { Draft } from './use-draft.ts'
import { useRefetchSubmissions } from './use-form.ts'

/** The current step: earlier answers, intro, form or confirmation of the submission. */
type Step = 'answered' | 'intro' | 'form' | { sent: string }

/** A submission that there is already. */
type Latest = { id: string; submitted_at: string }

type StepsProps = {
  form: Form
  /** Who fills it in; null for a guest. */
  member_id: string | null
  draft: Draft
  /** The newest of the member's own submissions. */
  latest: Latest | null
  onOutdated: () => void
}

/** Runs a form from its intro to its confirmation. Resumes an unsent draft first. */
export function FormSteps({ form, member_id, onOutdated, draft, latest }: StepsProps): ReactNode {
  const start = form.show_intro_screen ? 'intro' : 'form'
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen ?? (draft.answers ? 'form' : latest ? 'answered' : start)
  const [stepChanges, setStepChanges] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  const go = (next: Step): void => {
    setChosen(next)
    setStepChanges(stepChanges + 1)
  }
  useEffect(() => {
    if (stepChanges > 0) ref.current?.focus()
  }, [stepChanges])
  return (
    <div ref={ref} tabIndex={-1} className={cx(styles.pane, styles.onPage)}>
      {step === 'answered' && latest && <AnsweredState {...{ form, latest }} answerAgain={() => go(start)} />}
      {step === 'intro' && <FormIntro form={form} onBegin={() => go('form')} />}
      {step === 'form' && (
        <FormEntry
          {...{ form, member_id, onOutdated, draft }}
          latest={draft.answers ? latest : null}
          onTyped={() => setChosen('form')}
          onSent={(sent) => go({ sent })}
        />
      )}
      {typeof step === 'object' && <SentState form={form} submission_id={step.sent} />}
    </div>
  )
}

type FormEntryProps = StepsProps & {
  /** Called on every key, so that nothing replaces a form that is being filled in. */
  onTyped: () => void
  onSent: (submission_id: string) => void
}

function FormEntry({
  form,
  member_id,
  onOutdated,
  draft,
  latest,
  onTyped,
  onSent,
}: FormEntryProps): ReactNode {
  const locale = useLocale()
  const t = useT()
  const { api } = usePlatform()
  const { refetch } = usePages()
  const hash = useHash()
  const is_online = useOnline()
  const refetchSubmissions = useRefetchSubmissions(form.id)
  // A retry of the same answers reuses the key and counts once; changed answers get a new one.
  const attempt = useRef({ key: '', text: '' })
  const send = async (submitted_values: SubmittedValues): Promise<void> => {
    const text = JSON.stringify(submitted_values)
    if (attempt.current.text !== text) attempt.current = { key: newUuid(), text }
    const { submission_id } = await api(
      'forms.submitForm',
      { id: form.id, submitted_values },
      { idempotency_key: attempt.current.key },
    )
    await draft.save(null)
    onSent(submission_id)
    await refetchSubmissions()
  }
  const is_guest = member_id === null
  return (
    <>
      {latest && <PreviousSubmissionNotice form_id={form.id} latest={latest} />}
      <FormSheet
        form={form}
        initialAnswers={{ ...defaultAnswers(form, locale), ...draft.answers }}
        label={is_guest ? t('forms.sign_in') : form.submit_text || t('common.send')}
        disabledReason={is_online ? null : t('forms.offline')}
        onChange={(answers) => {
          onTyped()
          void draft.save(answers)
        }}
        {...(is_guest ? { onSubmitInstead: () => hash.open('auth') } : {})}
        send={send}
        formatRefusal={({ code }) => {
          // The reloaded page then shows how to unlock it.
          if (code === 'page_locked') refetch()
          return null
        }}
        onOutdated={onOutdated}
      />
    </>
  )
}

/** Mentions earlier answers above a form that was started again. */
function PreviousSubmissionNotice({ form_id, latest }: { form_id: string; latest: Latest }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <Notice
      action={
        <LinkButton kind="text" size="small" href={submissionPath(form_id, latest.id)}>
          {t('forms.view_answers')}
        </LinkButton>
      }
    >
      {t('forms.answered_title', { date: format.date(latest.submitted_at, 'long') })}
    </Notice>
  )
}

type AnsweredProps = { form: Form; latest: Latest; answerAgain: () => void }

function AnsweredState({ form, latest, answerAgain }: AnsweredProps): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.state} aria-labelledby="answered">
      <CircleCheck className={styles.sign} aria-hidden="true" />
      <h2 id="answered" className={styles.stateTitle}>
        {t('forms.answered_title', { date: format.date(latest.submitted_at, 'long') })}
      </h2>
      <p className={styles.text}>{t('forms.answered_text')}</p>
      <div className={styles.actions}>
        <LinkButton href={submissionPath(form.id, latest.id)}>{t('forms.view_answers')}</LinkButton>
        <Button kind="outline" onClick={answerAgain}>
          {t('forms.again')}
        </Button>
      </div>
    </section>
  )
}

function FormIntro({ form, onBegin }: { form: Form; onBegin: () => void }): ReactNode {
  const t = useT()
  const { intro_heading, intro_description } = form
  return (
    <div className={styles.intro}>
      {intro_heading !== '' && (
        <h2 className={styles.stateTitle} dir="auto">
          {intro_heading}
        </h2>
      )}
      {intro_description !== '' && (
        <p className={styles.text} dir="auto">
          {intro_description}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onBegin}>{t('common.start')}</Button>
      </div>
    </div>
  )
}

function SentState({ form, submission_id }: { form: Form; submission_id: string }): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const goBack = (): void => {
    if (location.canGoBack()) location.back()
    else location.navigate('/')
  }
  return (
    <section className={styles.state} aria-labelledby="sent">
      <CircleCheck className={styles.sign} aria-hidden="true" />
      <h2 id="sent" className={styles.stateTitle}>
        {t('forms.done_title')}
      </h2>
      <output className={styles.text} dir="auto">
        {form.done_text || t('forms.done_text')}
      </output>
      <div className={styles.actions}>
        <LinkButton href={submissionPath(form.id, submission_id)}>{t('forms.view_answers')}</LinkButton>
        <Button kind="outline" onClick={goBack}>
          {t('forms.back')}
        </Button>
      </div>
    </section>
  )
}

function submissionPath(form_id: string, submission_id: string): string {
  return `/me/forms/${form_id}/submissions/${submission_id}`
}
