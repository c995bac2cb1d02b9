import { pageTraits } from '@foyer/content/traits'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, SelectField, TextField } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toBlockAction } from './actions.ts'
import { ActionInput } from './fields/action.tsx'
import styles from './inspector.module.css'
import { ItemRow } from './item-row.tsx'
import { moveItem, replaceItem } from './list-items.ts'
import { getActionTexts } from './page-action-texts.ts'
import {
  ACTION_KINDS,
  copyPageAction,
  findActionFault,
  MAX_PAGE_ACTIONS,
  newPageAction,
  changeActionKind,
} from './page-actions.ts'

const newId = (): string => crypto.randomUUID()

type PageActionsFieldsProps = {
  readonly content_type: string
  readonly actions: readonly PageAction[]
  readonly onChange: (actions: PageAction[]) => void
}

/** The buttons of the page itself: start, mark as complete, or one that leads somewhere. */
export function PageActionsFields({ content_type, actions, onChange }: PageActionsFieldsProps) {
  const t = useT()
  const [open, setOpen] = useState<string | null>(null)
  const starts = pageTraits(content_type).default_actions.includes('start')
  const add = (): void => {
    const kind = actions.length === 0 && starts ? 'start' : 'generic_button'
    const action = newPageAction(kind, newId)
    onChange([...actions, action])
    setOpen(action.id)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        {t('editor.buttons.title')}
        <span className={styles.count}>
          {t('editor.field.counter', { count: actions.length, max: MAX_PAGE_ACTIONS })}
        </span>
      </legend>
      <ul className={styles.items}>
        {actions.map((action, at) => (
          <ItemRow
            key={action.id}
            name={
              action.action_type === 'track_progress'
                ? t('editor.buttons.kind_track_progress')
                : getActionTexts(t, action, content_type).before
            }
            place={at}
            count={actions.length}
            max={MAX_PAGE_ACTIONS}
            is_open={open === action.id}
            is_faulty={findActionFault(action) !== null}
            onToggle={() => setOpen(open === action.id ? null : action.id)}
            onMove={(to) => onChange(moveItem(actions, at, to))}
            onDuplicate={() =>
              onChange([...actions.slice(0, at + 1), copyPageAction(action, newId), ...actions.slice(at + 1)])
            }
            onRemove={() => onChange(actions.filter((_, place) => place !== at))}
          >
            <PageActionField
              action={action}
              content_type={content_type}
              onChange={(next) => onChange(replaceItem(actions, at, next))}
            />
          </ItemRow>
        ))}
        <li>
          <Button
            kind="text"
            size="small"
            icon={<Plus />}
            disabled={actions.length >= MAX_PAGE_ACTIONS}
            onClick={add}
          >
            {t('editor.buttons.add')}
          </Button>
        </li>
      </ul>
      <p className={styles.help}>{t('editor.buttons.help')}</p>
    </fieldset>
  )
}

type PageActionFieldProps = {
  readonly action: PageAction
  readonly content_type: string
  readonly onChange: (action: PageAction) => void
}

const MAX_TEXT_LENGTH = 60

function PageActionField({ action, content_type, onChange }: PageActionFieldProps) {
  const t = useT()
  const { action_type, text, post_action_button_text, block_action } = action
  const { defaults: default_text } = getActionTexts(t, action, content_type)
  const is_hidden = action_type === 'track_progress'
  const fault = findActionFault(action)
  const kind_choices = is_hidden ? [...ACTION_KINDS, action_type] : ACTION_KINDS
  return (
    <>
      <SelectField
        label={t('editor.buttons.kind')}
        help={is_hidden ? t('editor.buttons.hidden_help') : undefined}
        choices={kind_choices.map((value) => ({ value, label: t(`editor.buttons.kind_${value}`) }))}
        value={action_type}
        onChange={(event) => {
          const kind = kind_choices.find((one) => one === event.target.value)
          if (kind) onChange(changeActionKind(action, kind, newId))
        }}
      />
      {!is_hidden && (
        <TextField
          label={t('editor.buttons.text')}
          placeholder={default_text.before}
          note={t('editor.field.counter', { count: text.length, max: MAX_TEXT_LENGTH })}
          value={text}
          maxLength={MAX_TEXT_LENGTH}
          onChange={(event) => onChange({ ...action, text: event.target.value })}
        />
      )}
      {(action_type === 'start' || action_type === 'mark_complete') && (
        <TextField
          label={t('editor.buttons.text_after')}
          placeholder={action_type === 'start' ? t('editor.buttons.usual_next') : default_text.after}
          note={t('editor.field.counter', { count: post_action_button_text.length, max: MAX_TEXT_LENGTH })}
          value={post_action_button_text}
          maxLength={MAX_TEXT_LENGTH}
          onChange={(event) => onChange({ ...action, post_action_button_text: event.target.value })}
        />
      )}
      {action_type === 'generic_button' && (
        <ActionInput
          label={t('editor.buttons.does')}
          value={block_action}
          is_optional={false}
          errors={fault ? { [fault.field]: t(`errors.${fault.code}`) } : {}}
          onChange={(next) => onChange({ ...action, block_action: toBlockAction(next) })}
        />
      )}
    </>
  )
}
