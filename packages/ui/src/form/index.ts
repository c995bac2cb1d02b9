export { FormErrorNotice } from './form-error-notice.tsx'
export { useForm } from './use-form.ts'
export type { FieldErrors, FieldProps, Form, FormDraft, FormOptions, Refusal } from './use-form.ts'
