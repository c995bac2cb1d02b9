import type { InputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, Checkbox, RadioGroup, TextArea } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState, type ReactNode } from 'react'
import styles from './moderation.module.css'

type Decision = InputFor<'messaging.decideReport'>['data']

/** The decisions that ask for more before they are made. */
export type AskedDecision = 'mute' | 'remove' | 'warn' | 'note' | 'suspend'

export type DecisionDialogProps = {
  readonly name: string
  /** The author is a member who can be suspended. */
  readonly can_suspend: boolean
  /** Several are carried out in order. */
  readonly onDecide: (...decisions: Decision[]) => void
  readonly onClose: () => void
}

const MUTE_DAYS = ['1', '7', '30'] as const

/** Asks for how long, for the words, or whether one is sure. */
export function DecisionDialog({ asked, ...props }: DecisionDialogProps & { readonly asked: AskedDecision }) {
  switch (asked) {
    case 'mute':
      return <MuteDialog {...props} />
    case 'remove':
      return <RemoveDialog {...props} />
    case 'suspend':
      return <SuspendDialog {...props} />
    default:
      return <WordsDialog {...props} action={asked} />
  }
}

function MuteDialog({ name, onDecide, onClose }: DecisionDialogProps) {
  const t = useT()
  const [days, setDays] = useState<(typeof MUTE_DAYS)[number]>('7')
  return (
    <Question
      title={t('studio_moderation.mute.title', { name })}
      confirm={t('studio_moderation.decisions.mute')}
      onConfirm={() => onDecide({ action: 'mute', days: Number(days) })}
      onClose={onClose}
    >
      <p>{t('studio_moderation.mute.text', { name })}</p>
      <RadioGroup
        label={t('studio_moderation.mute.time')}
        value={days}
        choices={MUTE_DAYS.map((value) => ({
          value,
          label: t('studio_moderation.mute.days', { count: Number(value) }),
        }))}
        onChange={setDays}
      />
    </Question>
  )
}

function RemoveDialog({ name, can_suspend, onDecide, onClose }: DecisionDialogProps) {
  const t = useT()
  const [is_suspended, setSuspended] = useState(false)
  const remove = (): void => {
    if (is_suspended) onDecide({ action: 'suspend' }, { action: 'delete' })
    else onDecide({ action: 'delete' })
  }
  return (
    <Question
      title={t('studio_moderation.remove.title')}
      confirm={t('studio_moderation.decisions.remove')}
      is_danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('studio_moderation.remove.text')}</p>
      {can_suspend && (
        <Checkbox
          label={t('studio_moderation.suspend_too', { name })}
          meta={t('studio_moderation.suspend.text')}
          checked={is_suspended}
          onChange={({ target }) => setSuspended(target.checked)}
        />
      )}
    </Question>
  )
}

function SuspendDialog({ name, onDecide, onClose }: DecisionDialogProps) {
  const t = useT()
  return (
    <Question
      title={t('studio_moderation.suspend.title', { name })}
      confirm={t('studio_moderation.decisions.suspend')}
      is_danger
      onConfirm={() => onDecide({ action: 'suspend' })}
      onClose={onClose}
    >
      <p>
        {t('studio_moderation.suspend.text')} {t('studio_moderation.suspend.message')}
      </p>
    </Question>
  )
}

const MAX_WORDS = 1000

function WordsDialog({
  action,
  name,
  onDecide,
  onClose,
}: DecisionDialogProps & { readonly action: 'warn' | 'note' }) {
  const t = useT()
  const [text, setText] = useState('')
  const [is_missing, setMissing] = useState(false)
  const submit = (): void => {
    if (text.trim() === '') setMissing(true)
    else onDecide({ action, text })
  }
  return (
    <Question
      title={t(`studio_moderation.${action}.title`, { name })}
      confirm={t(`studio_moderation.${action}.confirm`)}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextArea
        label={t(`studio_moderation.${action}.label`)}
        help={t(`studio_moderation.${action}.help`, { name })}
        value={text}
        maxLength={MAX_WORDS}
        {...(is_missing ? { error: t('studio_moderation.words_missing') } : {})}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
        autoFocus
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
    </Question>
  )
}

type QuestionProps = {
  readonly title: string
  readonly confirm: string
  readonly is_danger?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Question({ title, confirm, is_danger = false, onConfirm, onClose, children }: QuestionProps) {
  const t = useT()
  const form = useId()
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      role={is_danger ? 'alertdialog' : 'dialog'}
      {...(!is_danger && { close_label: t('common.close') })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind={is_danger ? 'danger' : 'ink'} type="submit" form={form}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
