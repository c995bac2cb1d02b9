export { ComboField, type ComboFieldProps, type ComboOption } from './combo-field.tsx'
