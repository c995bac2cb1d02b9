export { LinkButton, type LinkButtonProps } from '../button/index.ts'
