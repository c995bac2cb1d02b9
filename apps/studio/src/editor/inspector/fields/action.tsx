import type { ActionField } from '@foyer/content/definitions'
import { listPageTypes } from '@foyer/content/traits'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { isMailAddress } from '@foyer/contract/rules/mailto'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { useT } from '@foyer/i18n/react'
import { Checkbox, SelectField, TextArea, TextField } from '@foyer/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditorServices } from '../../services.tsx'
import { ACTION_TYPES, newAction, toBlockAction } from '../actions.ts'
import { normalizeLink } from '../normalize-link.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { ImageInput } from './image.tsx'
import { PageInput } from './page.tsx'
import { VideoInput } from './video.tsx'
import { assertNever } from '../../assert-never.ts'

type ActionInputProps = Omit<FieldProps<ActionField>, 'field'>

/** What a tap does: which kind of thing, and where it leads. */
export function ActionInput({ value, onChange, label, help, error, errors, is_optional }: ActionInputProps) {
  const t = useT()
  const action = toBlockAction(value)
  const choices = ACTION_TYPES.map((type) => ({ value: type, label: t(`editor.action.${type}`) }))
  return (
    <fieldset className={styles.group}>
      <SelectField
        label={label}
        help={help}
        error={error}
        choices={choices}
        {...(is_optional || !action ? { placeholder: t('editor.action.nothing') } : {})}
        value={action?.type ?? ''}
        onChange={(event) => {
          const type = choices.find((choice) => choice.value === event.target.value)?.value
          onChange(type ? newAction(type, action?.id ?? crypto.randomUUID()) : null)
        }}
      />
      {action && <ActionTarget action={action} onChange={onChange} errors={errors} />}
    </fieldset>
  )
}

type TargetProps = {
  readonly action: BlockAction
  readonly onChange: (action: BlockAction) => void
  readonly errors: Readonly<Record<string, string>>
}

const FORM_TYPES = listPageTypes((traits) => traits.takes_answers)
const OVERLAY_TYPES = listPageTypes((traits) => traits.is_overlay_only)

function ActionTarget({ action, onChange, errors }: TargetProps) {
  const t = useT()
  switch (action.type) {
    case 'open_page':
      return (
        <TargetPage
          label={t('editor.action.page')}
          value={action.page_id}
          error={errors['page_id']}
          onChange={(page_id) => onChange({ ...action, page_id })}
        />
      )
    case 'open_url':
      return (
        <CheckedInput
          label={t('editor.action.url')}
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          value={action.url}
          error={errors['url']}
          normalize={normalizeLink}
          isValid={isSafeLink}
          onChange={(url) => onChange({ ...action, url })}
        />
      )
    case 'open_email':
      return <EmailFields action={action} onChange={onChange} errors={errors} />
    case 'trigger_purchase':
      return <ProductsInput action={action} onChange={onChange} error={errors['product_ids']} />
    case 'trigger_form':
      return (
        <TargetPage
          label={t('editor.action.form')}
          content_types={FORM_TYPES}
          value={action.form_id}
          error={errors['form_id']}
          onChange={(form_id) => onChange({ ...action, form_id })}
        />
      )
    case 'trigger_overlay':
      return (
        <TargetPage
          label={t('editor.action.overlay')}
          help={t('editor.action.overlay_help')}
          content_types={OVERLAY_TYPES}
          value={action.overlay_id}
          error={errors['overlay_id']}
          onChange={(overlay_id) => onChange({ ...action, overlay_id })}
        />
      )
    case 'open_lightbox':
      return (
        <>
          <ImageInput
            label={t('editor.action.image')}
            value={action.image}
            error={errors['image']}
            onChange={(image) => onChange({ ...action, image })}
          />
          <VideoInput
            label={t('editor.action.video')}
            help={t('editor.action.video_help')}
            value={action.video}
            error={errors['video']}
            errors={errors['video.url'] ? { url: errors['video.url'] } : {}}
            onChange={(video) => onChange({ ...action, video })}
          />
        </>
      )
    case 'open_next':
    case 'share':
      return null
    default:
      return assertNever(action)
  }
}

type TargetPageProps = {
  readonly label: string
  readonly help?: string
  readonly content_types?: readonly string[]
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (page_id: string | null) => void
}

function TargetPage({ label, help, content_types, value, error, onChange }: TargetPageProps) {
  return (
    <PageInput
      field={{ kind: 'page', label: 'editor.action.page', ...(content_types ? { content_types } : {}) }}
      label={label}
      help={help}
      value={value}
      error={error}
      errors={{}}
      is_optional={false}
      onChange={(page_id) => onChange(typeof page_id === 'string' ? page_id : null)}
    />
  )
}

type EmailProps = TargetProps & { readonly action: Extract<BlockAction, { type: 'open_email' }> }

function EmailFields({ action, onChange, errors }: EmailProps) {
  const t = useT()
  return (
    <>
      <CheckedInput
        label={t('editor.action.address')}
        inputMode="email"
        placeholder="coach@example.com"
        maxLength={254}
        value={action.address}
        error={errors['address']}
        normalize={(text) => text.trim()}
        isValid={isMailAddress}
        onChange={(address) => onChange({ ...action, address })}
      />
      <TextField
        label={t('editor.action.subject')}
        note={t('common.optional')}
        value={action.subject}
        maxLength={200}
        onChange={(event) => onChange({ ...action, subject: event.target.value })}
      />
      <TextArea
        label={t('editor.action.body')}
        note={t('common.optional')}
        value={action.body}
        maxLength={2000}
        rows={3}
        onChange={(event) => onChange({ ...action, body: event.target.value })}
      />
    </>
  )
}

type CheckedProps = {
  readonly label: string
  readonly inputMode: 'url' | 'email'
  readonly placeholder: string
  readonly maxLength: number
  readonly value: string
  readonly error: string | undefined
  readonly normalize: (text: string) => string
  readonly isValid: (text: string) => boolean
  readonly onChange: (text: string) => void
}

/**
 * An input of an address. A valid value is applied at once; an invalid one only on blur, so that no error is shown
 * while typing.
 */
function CheckedInput({ value, error, normalize, isValid, onChange, ...props }: CheckedProps) {
  const [input_text, setInputText] = useState<string | null>(null)
  const pending = useRef<string | null>(null)
  const latest_change = useRef(onChange)
  useEffect(() => {
    latest_change.current = onChange
  })
  const flushPending = useCallback((): void => {
    if (pending.current !== null) latest_change.current(pending.current)
    pending.current = null
  }, [])
  // A field that unmounts with its tab gets no blur event.
  useEffect(() => flushPending, [flushPending])
  return (
    <TextField
      {...props}
      value={input_text ?? value}
      error={input_text === null && value !== '' ? error : undefined}
      onChange={(event) => {
        const text = normalize(event.target.value)
        setInputText(event.target.value)
        pending.current = text === '' || isValid(text) ? null : text
        if (pending.current === null) onChange(text)
      }}
      onBlur={() => {
        flushPending()
        setInputText(null)
      }}
    />
  )
}

type ProductsProps = {
  readonly action: Extract<BlockAction, { type: 'trigger_purchase' }>
  readonly onChange: TargetProps['onChange']
  readonly error: string | undefined
}

function ProductsInput({ action, onChange, error }: ProductsProps) {
  const t = useT()
  const { products } = useEditorServices()
  const { product_ids } = action
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('editor.action.products')}</legend>
      {products.length === 0 && <p className={styles.help}>{t('editor.action.no_products')}</p>}
      {products.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={product_ids.includes(id)}
          onChange={(event) => {
            const others = product_ids.filter((other) => other !== id)
            onChange({ ...action, product_ids: event.target.checked ? [...others, id] : others })
          }}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
