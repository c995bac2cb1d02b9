import { richTextToPlain, type PageText } from '@foyer/content/definitions'
import type { Locale } from '@foyer/i18n'
import { directionOf } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, TextArea, TextField } from '@foyer/ui'
import { RichTextInput } from '#editor/inspector/fields/rich-text.tsx'
import { isTranslated, type TranslatedText, type TranslationValue } from './translation-values.ts'
import styles from './translations.module.css'

type TextRowProps = {
  readonly text: TranslatedText
  /** The first text of its block, which is named above it. */
  readonly is_first: boolean
  readonly written: TranslationValue | undefined
  readonly source_locale: Locale
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
  readonly error: string | undefined
  readonly onChange: (written: TranslationValue) => void
  readonly onLeave: () => void
}

/** A text of the page and the field of its translation, side by side when there is space. */
export function TextRow(props: TextRowProps) {
  const { text, is_first, written, source_locale, locale, dir, error, onChange, onLeave } = props
  const t = useT()
  const { source_mark, block } = text
  const name = t.find(text.label) ?? text.label
  const label = text.form === 'alt' ? t('editor.translations.alt', { name }) : name
  const value = written?.text ?? ''
  const is_outdated = written !== undefined && isTranslated(value) && written.mark !== source_mark
  // Rich texts are sent as stored.
  const source = text.source as PageText
  return (
    <>
      {is_first && (
        <h3 className={styles.block}>
          {block ? (t.find(`blocks.${block.type}.name`) ?? block.type) : t('editor.translations.page')}
        </h3>
      )}
      <div className={styles.row}>
        <div className={styles.source}>
          <span className={styles.label}>{label}</span>
          <p lang={source_locale} dir={directionOf(source_locale)}>
            {toPlainText(source)}
          </p>
        </div>
        <div className={styles.target} lang={locale} dir={dir}>
          <TextInput
            form={text.form}
            label={label}
            value={value}
            error={error}
            onChange={(next) => onChange({ text: next, mark: source_mark })}
            onBlur={onLeave}
          />
          {is_outdated && (
            <p className={styles.outdated}>
              {t('editor.translations.changed')}
              <Button
                kind="outline"
                size="small"
                onClick={() => onChange({ text: value, mark: source_mark })}
              >
                {t('editor.translations.mark_current')}
              </Button>
            </p>
          )}
          {text.form === 'rich_text' && !isTranslated(value) && (
            <div>
              <Button
                kind="outline"
                size="small"
                onClick={() => onChange({ text: source, mark: source_mark })}
              >
                {t('editor.translations.copy')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

type TextInputProps = {
  readonly form: TranslatedText['form']
  readonly label: string
  readonly value: PageText
  readonly error: string | undefined
  readonly onChange: (text: PageText) => void
  readonly onBlur: () => void
}

function TextInput({ form, label, value, error, onChange, onBlur }: TextInputProps) {
  const field = { label, error, onBlur }
  if (form === 'rich_text')
    return (
      <RichTextInput
        field={{ kind: 'rich_text', label: 'blocks.text.body' }}
        label={label}
        value={value}
        error={error}
        errors={{}}
        is_optional={false}
        onChange={(next) => onChange(next as PageText)}
      />
    )
  if (form === 'line' || form === 'alt')
    return (
      <TextField
        {...field}
        dir="auto"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const is_multiline = form === 'lines'
  return (
    <TextArea
      {...field}
      value={Array.isArray(value) ? value.join('\n') : toPlainText(value)}
      rows={is_multiline ? 4 : 3}
      onChange={({ target }) => onChange(is_multiline ? toLines(target.value) : target.value)}
    />
  )
}

/** Every line that is typed, but none where nothing is. */
function toLines(typed: string): string[] {
  return typed === '' ? [] : typed.split('\n')
}

function toPlainText(text: PageText): string {
  if (typeof text === 'string') return text
  return Array.isArray(text) ? text.join('\n') : richTextToPlain(text)
}
