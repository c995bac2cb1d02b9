import type { ActionField } from '@foyer/content/definitions'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { useT } from '@foyer/i18n/react'
import { Checkbox, SelectField, TextField } from '@foyer/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditorServices } from '../../services.tsx'
import { toBlockAction, newAction, type ActionType } from '../actions.ts'
import { normalizeLink } from '../normalize-link.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { PageInput } from './page.tsx'
import { assertNever } from '../../assert-never.ts'

type ActionInputProps = Omit<FieldProps<ActionField>, 'field'>

/** What a tap does: which kind of thing, and where it leads. */
export function ActionInput({ value, onChange, label, help, error, errors, is_optional }: ActionInputProps) {
  const t = useT()
  const action = toBlockAction(value)
  const choices: { value: ActionType; label: string }[] = [
    { value: 'open_page', label: t('editor.action.open_page') },
    { value: 'open_url', label: t('editor.action.open_url') },
    { value: 'trigger_purchase', label: t('editor.action.trigger_purchase') },
    { value: 'open_next', label: t('editor.action.open_next') },
    { value: 'share', label: t('editor.action.share') },
  ]
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

function ActionTarget({ action, onChange, errors }: TargetProps) {
  const t = useT()
  switch (action.type) {
    case 'open_page':
      return (
        <PageInput
          field={{ kind: 'page', label: 'editor.action.page' }}
          label={t('editor.action.page')}
          value={action.page_id}
          error={errors['page_id']}
          errors={{}}
          is_optional={false}
          onChange={(page_id) =>
            onChange({ ...action, page_id: typeof page_id === 'string' ? page_id : null })
          }
        />
      )
    case 'open_url':
      return <UrlInput action={action} onChange={onChange} error={errors['url']} />
    case 'trigger_purchase':
      return <ProductsInput action={action} onChange={onChange} error={errors['product_ids']} />
    case 'open_next':
    case 'share':
      return null
    default:
      return assertNever(action)
  }
}

type UrlProps = {
  readonly action: Extract<BlockAction, { type: 'open_url' }>
  readonly onChange: TargetProps['onChange']
  readonly error: string | undefined
}

/**
 * A URL input. A valid value is applied at once; an invalid one only on blur, so that no error is shown while
 * typing.
 */
function UrlInput({ action, onChange, error }: UrlProps) {
  const t = useT()
  const [input_text, setInputText] = useState<string | null>(null)
  const pending_url = useRef<string | null>(null)
  const changeUrl = (url: string): void => onChange({ ...action, url })
  const latest_change = useRef(changeUrl)
  useEffect(() => {
    latest_change.current = changeUrl
  })
  const flushPending = useCallback((): void => {
    if (pending_url.current !== null) latest_change.current(pending_url.current)
    pending_url.current = null
  }, [])
  // A field that unmounts with its tab gets no blur event.
  useEffect(() => flushPending, [flushPending])
  return (
    <TextField
      label={t('editor.action.url')}
      inputMode="url"
      placeholder="https://"
      value={input_text ?? action.url}
      maxLength={2000}
      error={input_text === null && action.url !== '' ? error : undefined}
      onChange={(event) => {
        const url = normalizeLink(event.target.value)
        setInputText(event.target.value)
        pending_url.current = url === '' || isSafeLink(url) ? null : url
        if (pending_url.current === null) changeUrl(url)
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
