import { readNumber } from '@foyer/domain/numbers'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import {
  Checkbox,
  NumberField,
  type NumberReading,
  PasswordField,
  RadioGroup,
  SearchField,
  Segmented,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '../field/index.ts'

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const

const readSample = (text: string): NumberReading => {
  const result = readNumber(text, { locale: 'en' })
  if (result.ok) return { value: Number(result.decimal) }
  const readings = result.problem === 'ambiguous' ? result.readings : []
  return {
    error: readings.length > 0 ? `Did you mean ${readings.join(' or ')}?` : 'Enter a number.',
    choices: readings.map((decimal) => ({ label: decimal, value: Number(decimal) })),
  }
}

const PRICES = [
  { value: 'monthly', label: 'Monthly', meta: '$29 a month' },
  { value: 'yearly', label: 'Yearly', meta: '$228 a year, save $120' },
] as const

/** Every field, working. `name` makes the names of landmarks unique. */
export function FormSamples({ name }: { readonly name: string }) {
  const [search, setSearch] = useState('kettlebell')
  const [weight, setWeight] = useState<number | null>(82.5)
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('week')
  const [price, setPrice] = useState<(typeof PRICES)[number]['value']>('monthly')
  return (
    <>
      <Segmented label="View" choices={VIEWS} value={view} onChange={setView} />
      <SearchField label={`Search ${name}`} clear_label="Clear" value={search} onSearch={setSearch} />
      <TextField
        label="E-mail"
        type="email"
        icon={<Mail aria-hidden="true" />}
        defaultValue="dana.whitlock@hey.com"
      />
      <TextField
        label="Address"
        unit=".foyer.app"
        defaultValue="iron wood"
        error="Letters, numbers and hyphens. Try iron-wood"
      />
      <PasswordField
        label="Password"
        show_label="Show password"
        hide_label="Hide password"
        defaultValue="kettlebell"
        help="Longer than 6 characters."
      />
      <TextArea label="Intro" note="24 of 160" defaultValue="Same bar as Monday, slower down." rows={2} />
      <SelectField
        label="Language"
        choices={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
        defaultValue="en"
      />
      <NumberField
        label="Weight"
        unit="kg"
        value={weight}
        read={readSample}
        onChange={setWeight}
        min={0}
        max={300}
        step={2.5}
        increase_label="More weight"
        decrease_label="Less weight"
      />
      <RadioGroup label="Price" look="cards" choices={PRICES} value={price} onChange={setPrice} />
      <Checkbox label="Add Pull-up Primer" meta="Four weeks to your first strict rep" defaultChecked />
      <Checkbox label="Some of them" is_mixed />
      <Switch label="Sound" meta="Off by default" />
      <Switch label="Reminders" defaultChecked />
    </>
  )
}
