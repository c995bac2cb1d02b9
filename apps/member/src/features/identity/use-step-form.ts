import { useT } from '@foyer/i18n/react'
import type { FieldErrors, Form } from '@foyer/ui/form'
import { findMissingFields } from '../../platform/explain-refusal.ts'
import { useForm } from '../../platform/use-form.ts'
import type { AuthDraft } from './auth-flow.ts'
import type { AuthFlow } from './use-auth-flow.ts'

type StepFormOptions = {
  /** What the form begins with; by default what was typed so far. */
  readonly saved?: AuthDraft
  readonly required?: readonly (keyof AuthDraft)[]
  readonly validate?: (typed: AuthDraft) => FieldErrors
  readonly fieldByCode?: Readonly<Record<string, string>>
  readonly messageByCode?: Readonly<Record<string, string>>
  readonly save: (typed: AuthDraft) => Promise<unknown>
}

/** The form of one step of the sign-in panel. What is typed is there again in the other steps. */
export function useStepForm(flow: AuthFlow, options: StepFormOptions): Form<AuthDraft> {
  const { required = [], validate, saved = flow.draft, ...rest } = options
  const t = useT()
  return useForm<AuthDraft>({
    ...rest,
    saved,
    validate: (typed) => ({
      ...findMissingFields(t, Object.fromEntries(required.map((name) => [name, typed[name]]))),
      ...validate?.(typed),
    }),
    onChange: flow.updateDraft,
  })
}
