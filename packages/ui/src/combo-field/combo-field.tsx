import { ChevronDown } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { cx } from '../cx.ts'
import field from '../field/styles.module.css'
import menu from '../menu/styles.module.css'
import overlay from '../overlay/styles.module.css'
import styles from './styles.module.css'

/** One of the values to choose from. */
export type ComboOption = {
  readonly id: string
  readonly label: string
  /** Beside the label, such as a number of uses. */
  readonly note?: ReactNode
}

export type ComboFieldProps = {
  readonly label: string
  readonly help?: ReactNode
  readonly options: readonly ComboOption[]
  /** Whether an option fits what is typed. */
  readonly isMatch: (option: ComboOption, term: string) => boolean
  readonly onChoose: (id: string) => void
  /** Called with a text that is none of the options; without it, such a text is left out. */
  readonly onCreate?: (text: string) => void
  /** Called for Backspace in the empty field. */
  readonly onBackspace?: () => void
  readonly toggle_label: string
  readonly max_length?: number
  readonly is_disabled?: boolean
}

/** A field that adds values one after the other: options are found by typing, and other texts may be entered. */
export function ComboField(props: ComboFieldProps) {
  const { label, help, options, isMatch, onChoose, onCreate, onBackspace, is_disabled = false } = props
  const [text, setText] = useState('')
  const term = text.trim()
  const found = term === '' ? options : options.filter((option) => isMatch(option, term))
  const add = (typed: string): void => {
    setText('')
    const option = options.find((one) => one.label.toLowerCase() === typed.toLowerCase())
    if (option) onChoose(option.id)
    else if (typed !== '') onCreate?.(typed)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const has_active_option = event.currentTarget.getAttribute('aria-activedescendant') !== null
    if (event.key === 'Backspace' && text === '') onBackspace?.()
    else if (term !== '' && (event.key === ',' || (event.key === 'Enter' && !has_active_option))) {
      event.preventDefault()
      add(term)
    }
  }
  return (
    <ComboBox
      className={cx(field.field)}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={is_disabled}
      items={found}
      inputValue={text}
      onInputChange={setText}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return
        onChoose(String(key))
        setText('')
      }}
      onBlur={() => add(term)}
    >
      <Label className={cx(field.label)}>{label}</Label>
      <div className={cx(field.box)}>
        <Input className={cx(field.input)} dir="auto" maxLength={props.max_length} onKeyDown={handleKey} />
        <Button className={cx(styles.toggle)} aria-label={props.toggle_label}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      {help !== undefined && (
        <Text slot="description" className={cx(field.help)}>
          {help}
        </Text>
      )}
      {found.length > 0 && (
        <Popover className={cx(overlay.popover)} placement="bottom start" offset={4}>
          <ListBox className={cx(styles.options)}>
            {(option: ComboOption) => (
              <ListBoxItem id={option.id} textValue={option.label} className={cx(menu.item)}>
                <span className={menu.label} dir="auto">
                  {option.label}
                </span>
                {option.note !== undefined && <span className={menu.keys}>{option.note}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      )}
    </ComboBox>
  )
}
