export { iconNames, type IconName } from '@foyer/contract/rules/icons'
