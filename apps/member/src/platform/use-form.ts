import { useT } from '@foyer/i18n/react'
import { useForm as useSharedForm, type Form, type FormOptions, type Refusal } from '@foyer/ui/form'
import { explainRefusal } from './explain-refusal.ts'

type MemberFormOptions<Values extends object> = Omit<FormOptions<Values>, 'draft' | 'explain'> & {
  readonly explain?: (error: unknown) => Refusal | null
}

/** Manages a form of the member app. Refusals are explained by their problem unless `explain` is given. */
export function useForm<Values extends object>(options: MemberFormOptions<Values>): Form<Values> {
  const t = useT()
  return useSharedForm({ explain: (error) => explainRefusal(t, error), ...options })
}

const NO_VALUES = {}

type ActionOptions = Partial<Pick<FormOptions<object>, 'fieldByCode' | 'messageByCode'>>

/** A call by a button: a form without fields, which shows why the call was refused. */
export function useAction(save: () => Promise<unknown>, options: ActionOptions = {}): Form<object> {
  return useForm<object>({ ...options, saved: NO_VALUES, save })
}
