export {
  AccessPanel,
  RuleList,
  AccessResultSummary,
  type PagePickerSlot,
} from './components/access-panel.tsx'
export { GrantAccess } from './components/grant-access.tsx'
export { OwnedList } from './components/owned-list.tsx'
export { GrantToMany } from './components/grant-to-many.tsx'
export { ProductChecks } from './components/product-checks.tsx'
export { pageAccessQuery } from './queries.ts'
