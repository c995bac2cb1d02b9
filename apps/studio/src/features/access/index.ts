export { AccessPanel, type PagePickerSlot } from './components/access-panel.tsx'
export { GiveAccess } from './components/give-access.tsx'
export { OwnedList } from './components/owned-list.tsx'
export { GiveToMany } from './components/give-to-many.tsx'
