import './channels.ts'

export { hiddenPeople, type HiddenPeople } from './ports.ts'
